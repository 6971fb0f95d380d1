#include "cli/command.h"
#include "cli/exit_status.h"
#include "cli/loading.h"
#include "cli/streams.h"
#include "files/catalog_files.h"
#include "files/catalog_json.h"

namespace rackyard::cli {

namespace {

void addOptions(QCommandLineParser& parser) {
    parser.addPositionalArgument(QStringLiteral("check|list"), QStringLiteral("Validate a folder, or list what the catalog holds."));
    addCommonOptions(parser);
}

int check(const QStringList& folders) {
    if (folders.size() > 1) return usageError(QStringLiteral("catalog check takes one DIR at most"));
    CatalogRecords records;
    if (folders.isEmpty()) {
        records = builtInRecords();
    } else {
        auto read = readCatalogFolder(folders.front(), *catalogWith({}));
        if (const int* status = std::get_if<int>(&read)) return *status;
        records = std::move(std::get<CatalogRecords>(read));
    }
    print(QStringLiteral("%1 products, %2 models, %3 price books, %4 cooling policies: no problems\n")
              .arg(records.products.size()).arg(records.models.size()).arg(records.priceBooks.size()).arg(records.coolingPolicies.size()));
    return done;
}

int list(const QCommandLineParser& parser) {
    const auto overrides = readOverrides(parser);
    if (const int* status = std::get_if<int>(&overrides)) return *status;
    const auto catalog = catalogWith(std::get<Overrides>(overrides));
    if (parser.isSet(QStringLiteral("json"))) {
        print(catalogJson(*catalog));
        return done;
    }
    for (const Product& product : catalog->products())
        print(QStringLiteral("%1 %2 %3\n").arg(QString::fromStdString(product.id.text()).leftJustified(32),
              QString::fromLatin1(keyOf(product.kind).data()).leftJustified(12), QString::fromStdString(product.name)));
    for (const Model& model : catalog->models())
        print(QStringLiteral("%1 %2 %3\n").arg(QString::fromStdString(model.id.text()).leftJustified(32),
              QStringLiteral("model").leftJustified(12), QString::fromStdString(model.name)));
    return done;
}

int run(const QCommandLineParser& parser) {
    const QStringList words = parser.positionalArguments().mid(1);
    if (!words.isEmpty() && words.front() == u"check") return check(words.mid(1));
    if (words.size() == 1 && words.front() == u"list") return list(parser);
    return usageError(QStringLiteral("catalog takes 'check [DIR]' or 'list'"));
}

} // namespace

const Command catalogCommand{"catalog", "check [DIR] | list [--json]", addOptions, run};

} // namespace rackyard::cli
