import type { IndexChange, IndexDocument, IndexQuery } from '#domain/ports/search_index'
import { inverseDocumentFrequency, SATURATION_LIMIT } from '#adapters/index/bm25'

/** The documents of an index, and those removed or replaced since its last rebuild. */
export class DocumentLog {
  readonly live = new Map<string, IndexDocument>()
  readonly removed: IndexDocument[] = []
  #changes: IndexChange[] = []

  /** Rebuilds from documents at `position`. Changes after the position are kept. */
  rebuild(documents: readonly IndexDocument[], position: number): void {
    this.live.clear()
    this.removed.length = 0
    for (const document of documents) this.live.set(document.id, document)
    const newer = this.#changes.filter(({ sequence }) => sequence > position)
    this.#changes = []
    this.apply(newer)
  }

  apply(changes: readonly IndexChange[]): void {
    for (const { id, document } of changes) {
      const former = this.live.get(id)
      if (former) this.removed.push(former)
      if (document) this.live.set(id, document)
      else this.live.delete(id)
    }
    this.#changes.push(...changes)
  }
}

/**
 * Returns how far scores may differ, because an engine may count removed documents until it merges
 * them away.
 */
export function scoreDrift({ score = [] }: IndexQuery, { live, removed }: DocumentLog): number {
  let drift = 0
  for (const clause of score) {
    if (clause.by !== 'token' || clause.weight <= 0) continue
    const textsOf = (documents: Iterable<IndexDocument>) =>
      [...documents].map(({ text }) => text[clause.field] ?? []).filter((tokens) => tokens.length > 0)
    const [present, gone] = [textsOf(live.values()), textsOf(removed)]
    const withToken = (texts: string[][]) => texts.filter((tokens) => tokens.includes(clause.value)).length
    const [frequency, goneFrequency] = [withToken(present), withToken(gone)]
    const exact = inverseDocumentFrequency(frequency, present.length)
    const most = inverseDocumentFrequency(frequency, present.length + gone.length)
    const least = inverseDocumentFrequency(frequency + goneFrequency, present.length + goneFrequency)
    drift += clause.weight * SATURATION_LIMIT * Math.max(most - exact, exact - least)
  }
  return drift
}
