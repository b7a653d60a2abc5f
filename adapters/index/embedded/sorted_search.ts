import { type DocSet, END } from './doc_set.js'
import { blockEnd, blockOf, type NumberColumn } from './number_column.js'
import { TopK } from './top_k.js'

/** Members to fetch per step while fewer than `size` hits are known. */
const FIRST_BATCH = 2048
/** Members to fetch per step afterwards. Few, so that the search can skip blocks soon. */
const SORTED_BATCH = 256
/** How many column values can be examined in the time that a set takes to produce one member. */
const COLUMN_ADVANTAGE = 16
/** The column is scanned when at least 1 in this many documents is a member. */
const DENSE_ONE_IN = 32
/** Shared by all searches of a thread, which run one after the other. */
const batch = new Uint32Array(FIRST_BATCH)

/**
 * Finds the best members of a set by a column. Documents without a number come last. Skips blocks
 * that cannot contain a better value. For a large, dense set, scans the column and checks high
 * values against the set. Otherwise scans the set's members.
 */
export function topSorted(set: DocSet, column: NumberColumn, order: 'asc' | 'desc', top: TopK): void {
  const sign = order === 'asc' ? -1 : 1
  const documents = column.values.length
  const isLarge = set.cost * COLUMN_ADVANTAGE > documents
  let size = FIRST_BATCH
  let seen = 0
  for (let from = 0; from !== END; from = set.next) {
    if (top.count === top.size) {
      if (isLarge && seen * DENSE_ONE_IN > from) {
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

/** Scans the column from `from` on and offers members above the threshold. */
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

/** Returns the first document from `from` on whose block has a key above the threshold. */
function nextAbove(
  { extremes, values }: NumberColumn,
  sign: number,
  threshold: number,
  from: number
): number {
  const bounds = sign > 0 ? extremes.maxima : extremes.minima
  let doc = from
  for (let block = blockOf(from); block < bounds.length; block++, doc = blockEnd(block - 1))
    if (sign * bounds[block] > threshold) return doc
  return values.length
}
