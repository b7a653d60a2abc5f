import type { RebuildProgress, SearchIndex } from '#domain/ports/index'
import type { IndexSource } from './index_source.js'

export type RebuildReport = { index: string; documents: number; seconds: number; version: string }

/** Builds an index anew from its records and swaps it in. */
export async function rebuildIndex(
  index: SearchIndex,
  source: IndexSource,
  progress?: (progress: RebuildProgress) => void
): Promise<RebuildReport> {
  const began = performance.now()
  const position = await source.latestSequence()
  const { documents, version } = await index.rebuild(source.name, source.documents(), position, progress)
  return {
    index: source.name,
    documents,
    seconds: Math.round((performance.now() - began) / 10) / 100,
    version,
  }
}
