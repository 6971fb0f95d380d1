#include "charts/memory_texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace rackyard::charts {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(MemoryChart)
};

int urgency(const MemoryRow& row) {
    if (!row.fits()) return 0;
    return row.headroom.isZero() ? 1 : 2;
}

QString needsText(const MemoryRow& row, const text::Words& words) {
    const QString each = words.gigabytes(*row.minimum);
    if (row.replicas == 1) return Tr::tr("needs %1").arg(each);
    return Tr::tr("needs %1 × %2", "replicas, memory").arg(words.integer(row.replicas), each);
}

} // namespace

QString rowTitle(const MemoryRow& row, const text::Words& words) {
    const QString name = QString::fromStdString(row.name);
    if (row.reference) return Tr::tr("%1 · reference", "a model to compare with").arg(name);
    if (row.replicas == 1) return name;
    return Tr::tr("%1 × %2", "model, replicas").arg(name, words.integer(row.replicas));
}

QString rowCaption(const MemoryRow& row, const text::Words& words) {
    if (!row.minimum) return Tr::tr("not in the catalog");
    QString text = needsText(row, words);
    if (!row.reference && row.placed < row.replicas && row.placed > 0)
        text += QStringLiteral(" · ") + Tr::tr("%1 placed").arg(words.integer(row.placed));
    if (row.headroom < Bytes()) return text + QStringLiteral(" · ") + Tr::tr("short by %1").arg(words.gigabytes(-row.headroom));
    return text + QStringLiteral(" · ") + Tr::tr("headroom %1").arg(words.gigabytes(row.headroom));
}

QString rowVerdict(const MemoryRow& row) {
    return row.minimum ? text::verdictWord(row.status, row.headroom) : text::unknownWord();
}

std::vector<std::size_t> rowsToShow(const MemorySeries& series, std::size_t most) {
    std::vector<std::size_t> order(series.rows.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    if (order.size() <= most) return order;
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return urgency(series.rows[a]) < urgency(series.rows[b]);
    });
    order.resize(most);
    std::sort(order.begin(), order.end());
    return order;
}

QString restText(const MemorySeries& series, const std::vector<std::size_t>& shown, const text::Words& words) {
    std::int64_t hidden = 0;
    std::int64_t misfits = 0;
    for (std::size_t i = 0; i < series.rows.size(); ++i) {
        if (std::binary_search(shown.begin(), shown.end(), i)) continue;
        ++hidden;
        misfits += !series.rows[i].fits();
    }
    if (hidden == 0) return {};
    if (misfits == 0) return Tr::tr("and %1 more, all fit").arg(words.integer(hidden));
    return Tr::tr("and %1 more, %2 of them do not fit").arg(words.integer(hidden), words.integer(misfits));
}

QString spokenChart(const MemorySeries& series, const text::Words& words) {
    QStringList sentences{Tr::tr("%1 usable by one model, %2 on paper.")
                              .arg(words.gigabytes(series.pooled), words.gigabytes(series.onPaper))};
    for (const MemoryRow& row : series.rows)
        sentences.append(Tr::tr("%1: %2, %3.").arg(rowTitle(row, words), rowVerdict(row), rowCaption(row, words)));
    return sentences.join(u' ');
}

} // namespace rackyard::charts
