import type { MergeOrder } from './merge_order.js'
import type { PostingGatherer } from './posting_gatherer.js'
import type { TermField } from './segment_reader.js'
import { type MergedTerm, mergeTerms } from './term_merge.js'

/** Gathers the documents of each merged filter term. Skips terms without documents. */
export function* gatherTerms(
  fields: (TermField | undefined)[],
  order: MergeOrder,
  gatherer: PostingGatherer
): Iterable<MergedTerm> {
  for (const term of mergeTerms(fields.map((each) => each?.strings))) {
    for (const { table, ordinal } of term.holders) {
      const reader = fields[table]?.postings
      if (reader) gatherer.addFilter(reader.of(ordinal), order.places[table])
    }
    gatherer.finish()
    if (gatherer.length > 0) yield term
  }
}
