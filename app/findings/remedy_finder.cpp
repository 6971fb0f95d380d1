#include "findings/remedy_finder.h"

#include "advise/remedies.h"
#include "text/remedy_words.h"

#include <QLocale>

#include <algorithm>

namespace rackyard {

namespace {

constexpr int quietMilliseconds = 150;
constexpr std::size_t mostKnown = 256; // more than any screen shows; older ones are found again

} // namespace

RemedyFinder::RemedyFinder(const DesignSession& session, QObject* parent) : QObject(parent), session_(session) {
    quiet_.setSingleShot(true);
    connect(&quiet_, &QTimer::timeout, this, &RemedyFinder::lookForNext);
}

QString RemedyFinder::words(const Finding& finding) const {
    const Known* remedy = known(finding);
    return remedy ? remedy->words : QString();
}

void RemedyFinder::lookFor(std::vector<Finding> wanted) {
    wanted_ = std::move(wanted);
    quiet_.start(quietMilliseconds);
}

void RemedyFinder::lookForNext() {
    if (session_.isPreviewing()) return quiet_.start(quietMilliseconds);
    const std::shared_ptr<const Design> design = session_.designPtr();
    while (!wanted_.empty()) {
        const Finding finding = wanted_.front();
        wanted_.erase(wanted_.begin());
        if (const Known* remedy = known(finding); remedy && remedy->design == design) continue;
        const auto remedy = remedyFor(finding, *design, session_.catalog());
        remember(finding, remedy ? text::remedyWords(*remedy, session_.catalog(), text::Words(QLocale())) : QString());
        Q_EMIT found();
        return quiet_.start(0);
    }
}

const RemedyFinder::Known* RemedyFinder::known(const Finding& finding) const {
    const auto found = std::find_if(known_.begin(), known_.end(), [&](const Known& k) { return k.finding == finding; });
    return found == known_.end() ? nullptr : &*found;
}

void RemedyFinder::remember(const Finding& finding, const QString& words) {
    known_.erase(std::remove_if(known_.begin(), known_.end(), [&](const Known& k) { return k.finding == finding; }),
                 known_.end());
    if (known_.size() >= mostKnown) known_.erase(known_.begin());
    known_.push_back({finding, words, session_.designPtr()});
}

} // namespace rackyard
