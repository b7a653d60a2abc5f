import { type DocSet, END } from './doc_set.js'
import { blockEnd, blockOf, type NumberColumn } from './number_column.js'
import { TopK } from './top_k.js'

const FIRST_BATCH = 2048
/** Small, so that little is looked at between two blocks that are passed over. */
const SORTED_BATCH = 256
/** So many numbers of a column are looked at in the time that a set takes to yield a member. */
const COLUMN_ADVANTAGE = 16
/** The column is gone through where at least one document in so many is a member: else most that are high enough are none. */
const DENSE = 32
/** One for all searches of a thread: none is interrupted by another. */
const batch = new Uint32Array(FIRST_BATCH)

/**
 * The best members of a set by a column; documents without a number come last. Blocks of the column that cannot hold a
 * better one are passed over. Of a large and dense set the column is gone through and the set asked about the few that are
 * high enough; of another its members are gone through.
 */
export function topSorted(set: DocSet, column: NumberColumn, order: 'asc' | 'desc', top: TopK): void {
  const sign = order === 'asc' ? -1 : 1
  const documents = column.values.length
  const isLarge = set.cost * COLUMN_ADVANTAGE > documents
  let size = FIRST_BATCH
  let seen = 0
  for (let from = 0; from !== END; from = set.next) {
    if (top.count === top.size) {
      if (isLarge && seen * DENSE > from) {
        siftColumn(set, column, sign, from, top)
        return
      }
      from = nextAbove(column, sign, top.threshold, from)
      if (from >= documents) return
      size = SORTED_BATCH
    }
    const count = set.fill(from, batch, size)
    seen += count
    offer(column, sign, count, top)
  }
}

/** Offers the members from `from` on that are above the threshold, found by the column. */
function siftColumn(set: DocSet, column: NumberColumn, sign: number, from: number, top: TopK): void {
  const { values, missing } = column
  const documents = values.length
  for (let doc = nextAbove(column, sign, top.threshold, from); doc < documents; ) {
    const { threshold } = top
    const end = Math.min(blockEnd(blockOf(doc)), documents)
    let count = 0
    for (; doc < end; doc++) {
      const value = values[doc]
      if (sign * value > threshold && value !== missing) batch[count++] = doc
    }
    if (count > 0) offer(column, sign, set.refine(batch, count), top)
    doc = nextAbove(column, sign, top.threshold, doc)
  }
}

function offer({ values, missing }: NumberColumn, sign: number, count: number, top: TopK): void {
  for (let at = 0; at < count; at++) {
    const value = values[batch[at]]
    const key = value === missing || Number.isNaN(value) ? -Infinity : sign * value
    if (key > top.threshold || top.count < top.size) top.offer(key, batch[at])
  }
}

/** The first document from `from` on whose block has a key above the threshold. */
function nextAbove(
  { extremes, values }: NumberColumn,
  sign: number,
  threshold: number,
  from: number
): number {
  const bounds = sign > 0 ? extremes.greatest : extremes.least
  let doc = from
  for (let block = blockOf(from); block < bounds.length; block++, doc = blockEnd(block - 1))
    if (sign * bounds[block] > threshold) return doc
  return values.length
}
