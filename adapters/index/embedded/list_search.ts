import type { CandidateSink } from './block_search.js'
import type { TokenScorer } from './clause_scorer.js'
import { END, gallop } from './doc_set.js'
import type { TopK } from './top_k.js'

const BATCH = 64

type Cursor = {
  docs: Uint32Array
  impacts: Uint8Array
  end: number
  at: number
  doc: number
  factor: number
  maxScore: number
}

/**
 * MaxScore over posting lists. Lists that together cannot reach the threshold are only probed at
 * documents from other lists. All weights must be above 0.
 */
export function searchLists(clauses: TokenScorer[], top: TopK, sink: CandidateSink): void {
  const cursors = clauses.flatMap(({ postings, factor, maxScore }): Cursor[] =>
    postings.kind === 'list'
      ? [{ ...postings, at: postings.start, doc: postings.docs[postings.start], factor, maxScore }]
      : []
  )
  cursors.sort((one, two) => one.maxScore - two.maxScore)
  const reach = new Float64Array(cursors.length + 1)
  for (let at = 0; at < cursors.length; at++) reach[at + 1] = reach[at] + cursors[at].maxScore
  const candidates = new Uint32Array(BATCH)
  let count = 0
  let threshold = Math.max(0, top.threshold)
  let essential = 0
  for (;;) {
    while (essential < cursors.length && reach[essential + 1] <= threshold) essential++
    const doc = lowest(cursors, essential)
    if (doc === END) break
    let sum = 0
    for (let which = essential; which < cursors.length; which++) {
      const cursor = cursors[which]
      if (cursor.doc === doc) sum += take(cursor)
    }
    for (let which = essential - 1; which >= 0 && sum + reach[which + 1] > threshold; which--) {
      sum += lookUp(cursors[which], doc)
    }
    if (sum <= threshold) continue
    candidates[count++] = doc
    if (count < BATCH) continue
    sink(candidates, count)
    count = 0
    threshold = Math.max(0, top.threshold)
  }
  if (count > 0) sink(candidates, count)
}

function lowest(cursors: Cursor[], essential: number): number {
  let doc = END
  for (let which = essential; which < cursors.length; which++)
    if (cursors[which].doc < doc) doc = cursors[which].doc
  return doc
}

/** Returns the bound of the cursor's document and advances the cursor. */
function take(cursor: Cursor): number {
  const bound = cursor.factor * cursor.impacts[cursor.at]
  cursor.at++
  cursor.doc = cursor.at < cursor.end ? cursor.docs[cursor.at] : END
  return bound
}

function lookUp(cursor: Cursor, doc: number): number {
  if (cursor.doc < doc) {
    cursor.at = gallop(cursor.docs, cursor.at, cursor.end, doc)
    cursor.doc = cursor.at < cursor.end ? cursor.docs[cursor.at] : END
  }
  return cursor.doc === doc ? cursor.factor * cursor.impacts[cursor.at] : 0
}
