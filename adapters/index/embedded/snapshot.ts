import type { TextPostings } from './postings_reader.js'
import { gallop } from './doc_set.js'
import type { SegmentReader } from './segment_reader.js'
import type { StoredValues } from './stored_values.js'

/** The removed documents of a segment, as a bitset for filters and as a list for counts. */
export type Removed = { words: Uint32Array; docs: Uint32Array }

/** A segment in one snapshot. Kept across searches to reuse computed values. */
export class SnapshotSegment {
  #removedFrom = new Map<string, { holders: number; tokens: number }>()
  #frequencies = new Map<string, number>()

  constructor(
    readonly key: string,
    readonly reader: SegmentReader,
    readonly stored: StoredValues,
    readonly removed: Removed | null
  ) {}

  get live(): number {
    return this.reader.documents - (this.removed?.docs.length ?? 0)
  }

  isRemoved(doc: number): boolean {
    return this.removed !== null && ((this.removed.words[doc >>> 5] >>> (doc & 31)) & 1) === 1
  }

  /** Returns a document's number in the segment, or -1 if it is missing or removed. */
  find(id: string): number {
    const doc = this.reader.ids.find(id)
    return doc === -1 || this.isRemoved(doc) ? -1 : doc
  }

  /** Counts the removed documents that have text in a field, and their tokens in that field. */
  removedFrom(field: string): { holders: number; tokens: number } {
    const known = this.#removedFrom.get(field)
    if (known) return known
    const sums = { holders: 0, tokens: 0 }
    const lengths = this.reader.text(field)?.postings.lengths
    for (const doc of this.removed?.docs ?? []) {
      if (!lengths || lengths[doc] === 0) continue
      sums.holders++
      sums.tokens += lengths[doc]
    }
    this.#removedFrom.set(field, sums)
    return sums
  }

  /** Returns how many live documents contain a token. */
  frequency(field: string, token: string): number {
    const text = this.reader.text(field)
    const term = text?.strings.find(token) ?? -1
    if (!text || term === -1) return 0
    const postings = text.postings.of(term)
    if (!this.removed || this.removed.docs.length === 0) return postings.count
    const key = `${field}/${term}`
    const known = this.#frequencies.get(key)
    if (known !== undefined) return known
    const frequency = postings.count - this.#countRemoved(postings)
    if (this.#frequencies.size > 10_000) this.#frequencies.clear()
    this.#frequencies.set(key, frequency)
    return frequency
  }

  #countRemoved(postings: TextPostings): number {
    const { docs, words } = this.removed as Removed
    let count = 0
    if (postings.kind === 'dense') {
      for (const doc of docs) if (postings.impacts[postings.base + doc] !== 0) count++
    } else if (postings.count < docs.length) {
      for (let at = postings.start; at < postings.end; at++) {
        const doc = postings.docs[at]
        count += (words[doc >>> 5] >>> (doc & 31)) & 1
      }
    } else {
      let at = postings.start
      for (const doc of docs) {
        at = gallop(postings.docs, at, postings.end, doc)
        if (at === postings.end) break
        if (postings.docs[at] === doc) count++
      }
    }
    return count
  }
}
