#include "design/design.h"

#include <algorithm>

namespace rackyard {

namespace {

// Same elements in the same order, comparing the product by its id and not by its place in the table.
template<class T>
bool sameElements(const Design& a, const Blocks<T>& left, const Design& b, const Blocks<T>& right) {
    if (left.size() != right.size()) return false;
    return std::equal(left.begin(), left.end(), right.begin(),
                      [&](const T& x, const T& y) { return sameElement(a, x, b, y); });
}

template<class T>
bool sameBut(const Design& a, const T& x, const Design& b, const T& y) {
    if (a.productId(x.product) != b.productId(y.product)) return false;
    T aligned = y;
    aligned.product = x.product;
    return x == aligned;
}

} // namespace

bool sameElement(const Design& a, const Item& x, const Design& b, const Item& y) { return sameBut(a, x, b, y); }
bool sameElement(const Design& a, const Rack& x, const Design& b, const Rack& y) { return sameBut(a, x, b, y); }

bool shareProductTable(const Design& a, const Design& b) {
    const std::size_t shared = std::min(a.products.size(), b.products.size());
    return std::equal(a.products.begin(), a.products.begin() + static_cast<std::ptrdiff_t>(shared), b.products.begin());
}

const Fabric* Design::fabric(const FabricId& id) const {
    const auto found = std::find_if(fabrics.begin(), fabrics.end(), [&](const Fabric& f) { return f.id == id; });
    return found == fabrics.end() ? nullptr : &*found;
}

const Fabric* Design::defaultFabric() const {
    const auto found = std::find_if(fabrics.begin(), fabrics.end(), [](const Fabric& f) {
        return f.isDefault && f.role == FabricRole::compute;
    });
    return found == fabrics.end() ? nullptr : &*found;
}

bool operator==(const CatalogCopy& a, const CatalogCopy& b) {
    if (a.version != b.version || !a.records != !b.records) return false;
    return a.records == b.records || *a.records == *b.records;
}

bool operator==(const Design& a, const Design& b) {
    if (a.name != b.name || a.assumptions != b.assumptions || a.proposal != b.proposal) return false;
    if (a.workloads != b.workloads || a.referenceModels != b.referenceModels || a.fabrics != b.fabrics) return false;
    if (a.nextId != b.nextId || a.catalog != b.catalog) return false;
    // A table that only grew keeps every index, so blocks compare (and share) as they are.
    if (shareProductTable(a, b)) return a.racks == b.racks && a.items == b.items;
    return sameElements(a, a.racks, b, b.racks) && sameElements(a, a.items, b, b.items);
}

std::int64_t systemCount(const Design& design) {
    std::int64_t count = 0;
    design.items.forEach([&](const Item& item) { count += item.quantity; });
    return count;
}

} // namespace rackyard
