#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

namespace rackyard {

/// A sequence kept in immutable blocks that copies share: an edit copies one block of about 256 elements, and
/// comparing two versions skips what they share. 500 undo steps of a large design stay small that way.
template<class T>
class Blocks {
public:
    static constexpr std::size_t blockSize = 256;
    using Block = std::vector<T>;
    using BlockPtr = std::shared_ptr<const Block>;

    Blocks() = default;
    explicit Blocks(std::vector<T> elements) {
        for (std::size_t begin = 0; begin < elements.size(); begin += blockSize) {
            const auto first = elements.begin() + static_cast<std::ptrdiff_t>(begin);
            const auto last =
                elements.begin() + static_cast<std::ptrdiff_t>(std::min(begin + blockSize, elements.size()));
            blocks_.push_back(std::make_shared<const Block>(std::make_move_iterator(first), std::make_move_iterator(last)));
        }
        size_ = elements.size();
    }

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    const std::vector<BlockPtr>& blocks() const { return blocks_; }

    template<class Visit>
    void forEach(Visit visit) const {
        for (const BlockPtr& block : blocks_)
            for (const T& element : *block)
                visit(element);
    }

    /// The first element with that id, or null. Valid until this version is destroyed.
    template<class IdType>
    const T* find(const IdType& id) const {
        for (const BlockPtr& block : blocks_)
            for (const T& element : *block)
                if (element.id == id) return &element;
        return nullptr;
    }

    void append(T element) {
        std::vector<T> one;
        one.push_back(std::move(element));
        appendAll(std::move(one));
    }

    /// Appends many; the last block is filled up first.
    void appendAll(std::vector<T> elements) {
        size_ += elements.size();
        auto next = std::make_move_iterator(elements.begin());
        const auto end = std::make_move_iterator(elements.end());
        while (next != end) {
            const bool fillsLast = !blocks_.empty() && blocks_.back()->size() < blockSize;
            Block block = fillsLast ? *blocks_.back() : Block();
            if (fillsLast) blocks_.pop_back();
            const auto count = std::min(end - next, static_cast<std::ptrdiff_t>(blockSize - block.size()));
            block.insert(block.end(), next, next + count);
            next += count;
            blocks_.push_back(std::make_shared<const Block>(std::move(block)));
        }
    }

    /// Calls `change(T&)` on a copy of each element that `selects`; only blocks in which something was selected and
    /// really changed are replaced.
    template<class Selects, class Change>
    void updateIf(Selects selects, Change change) {
        for (BlockPtr& block : blocks_) {
            if (std::none_of(block->begin(), block->end(), selects)) continue;
            Block copy = *block;
            for (T& element : copy)
                if (selects(static_cast<const T&>(element))) change(element);
            if (copy != *block) block = std::make_shared<const Block>(std::move(copy));
        }
    }

    template<class Selects>
    void removeIf(Selects selects) {
        for (BlockPtr& block : blocks_) {
            const auto leaving = static_cast<std::size_t>(std::count_if(block->begin(), block->end(), selects));
            if (leaving == 0) continue;
            Block kept;
            std::remove_copy_if(block->begin(), block->end(), std::back_inserter(kept), selects);
            size_ -= leaving;
            block = kept.empty() ? nullptr : std::make_shared<const Block>(std::move(kept));
        }
        blocks_.erase(std::remove(blocks_.begin(), blocks_.end(), nullptr), blocks_.end());
        // Blocks that became nearly empty are joined, so that a much thinned sequence stays as quick as a short one.
        if (blocks_.size() > 4 * (size_ / blockSize + 1)) *this = Blocks(std::vector<T>(begin(), end()));
    }

    /// Same elements in the same order, however they lie in blocks. Shared blocks are not looked into.
    friend bool operator==(const Blocks& a, const Blocks& b) {
        return equalBy(a, b, [](const T& x, const T& y) { return x == y; });
    }

    /// As ==, with another notion of equal elements; an element must be equal to itself.
    template<class Same>
    static bool equalBy(const Blocks& a, const Blocks& b, Same same) {
        if (a.size_ != b.size_) return false;
        Iterator left = a.begin();
        Iterator right = b.begin();
        while (left != a.end()) {
            if (left.skipShared(right)) continue;
            if (!same(*left, *right)) return false;
            ++left;
            ++right;
        }
        return true;
    }

    /// Walks all elements in order.
    class Iterator {
    public:
        using value_type = T;
        using reference = const T&;
        using pointer = const T*;
        using difference_type = std::ptrdiff_t;
        using iterator_category = std::forward_iterator_tag;

        Iterator() = default;
        Iterator(const std::vector<BlockPtr>* blocks, std::size_t block) : blocks_(blocks), block_(block) {}
        reference operator*() const { return (*(*blocks_)[block_])[element_]; }
        pointer operator->() const { return &**this; }
        Iterator& operator++() {
            if (++element_ == (*blocks_)[block_]->size()) {
                ++block_;
                element_ = 0;
            }
            return *this;
        }
        Iterator operator++(int) {
            Iterator before = *this;
            ++*this;
            return before;
        }
        friend bool operator==(const Iterator& a, const Iterator& b) {
            return a.block_ == b.block_ && a.element_ == b.element_;
        }

    private:
        friend class Blocks;
        // Where both stand at the start of the very same block, moves both behind it.
        bool skipShared(Iterator& other) {
            if (element_ != 0 || other.element_ != 0) return false;
            if ((*blocks_)[block_] != (*other.blocks_)[other.block_]) return false;
            ++block_;
            ++other.block_;
            return true;
        }

        const std::vector<BlockPtr>* blocks_ = nullptr;
        std::size_t block_ = 0;
        std::size_t element_ = 0;
    };
    Iterator begin() const { return {&blocks_, 0}; }
    Iterator end() const { return {&blocks_, blocks_.size()}; }

private:
    std::vector<BlockPtr> blocks_;
    std::size_t size_ = 0;
};

} // namespace rackyard
