import type { RebuildProgress, SearchIndex } from '#domain/ports/search_index'
import type { IndexSource } from './index_source.js'

export type RebuildReport = { index: string; documents: number; seconds: number; version: string }

/** Builds a new version of an index from its records and swaps it in. */
export async function rebuildIndex(
  index: SearchIndex,
  source: IndexSource,
  progress?: (progress: RebuildProgress, whole: number) => void
): Promise<RebuildReport> {
  const began = performance.now()
  await source.prepare?.()
  const position = await source.latestSequence()
  const whole = progress ? await source.count() : 0
  const { documents, version } = await index.rebuild(source.name, source.documents(), position, (done) =>
    progress?.(done, whole)
  )
  return {
    index: source.name,
    documents,
    seconds: Math.round((performance.now() - began) / 10) / 100,
    version,
  }
}
