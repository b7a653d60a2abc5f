import { join } from 'node:path'
import { readManifest } from '#adapters/index/embedded/manifest'
import type { IndexName } from '#domain/ports/search_index'

/** Bytes of the stored values of an embedded index, which are in memory only as far as they fit. */
export function storedBytes(directory: string, name: IndexName): number {
  const segments = readManifest(join(directory, name))?.segments ?? []
  return segments.reduce((sum, { stored }) => sum + stored.bytes, 0)
}
