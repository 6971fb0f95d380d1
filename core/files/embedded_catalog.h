#pragma once

#include <span>
#include <string_view>

namespace rackyard {

/// A file of resources/catalog as it was when the library was built.
struct EmbeddedFile {
    std::string_view name;
    std::string_view text;
};

/// The built-in catalog's files, by name.
std::span<const EmbeddedFile> embeddedCatalog();

} // namespace rackyard
