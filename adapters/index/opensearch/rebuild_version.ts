import type { Client } from '@opensearch-project/opensearch'
import type { IndexDocument, IndexName, RebuildProgress } from '#domain/ports/search_index'
import { Bulk } from './bulk.js'
import type { Catalogue } from './catalogue.js'
import { type EngineDocument, encodeDocument, withSuffixes } from './encode_document.js'

const PAGE = 500
const PROGRESS_EVERY = 1_000
/** Timeout of the first refresh of a version, which writes all buffered documents. */
const REFRESH_TIMEOUT_MS = 600_000

/**
 * Builds a new version from all documents, adds the changes after `position`, and swaps it in. A
 * failure before the swap leaves the previous version unchanged.
 */
export async function rebuildVersion(
  client: Client,
  catalogue: Catalogue,
  name: IndexName,
  documents: AsyncIterable<IndexDocument> | Iterable<IndexDocument>,
  position: number,
  progress: (progress: RebuildProgress) => void
): Promise<void> {
  const before = await catalogue.current(name)
  const index = await catalogue.create(name)
  try {
    const bulk = new Bulk(client, index)
    let count = 0
    for await (const document of documents) {
      await bulk.create(encodeDocument(document, -1))
      if (++count % PROGRESS_EVERY === 0) progress({ documents: count })
    }
    await bulk.flush()
    progress({ documents: count })
    const reached = before ? await takeOver(client, catalogue, before, index, position) : position
    await client.indices.refresh({ index }, { requestTimeout: REFRESH_TIMEOUT_MS })
    await catalogue.based(index, position, new Date().toISOString())
    await catalogue.reached(index, reached)
    await catalogue.swap(name, index)
  } catch (error) {
    await dropUnlessCurrent(catalogue, name, index).catch(() => {})
    throw error
  }
}

/** Drops a new version after a failure. Keeps it when the swap may have succeeded. */
async function dropUnlessCurrent(catalogue: Catalogue, name: IndexName, index: string): Promise<void> {
  if ((await catalogue.current(name)) !== index) await catalogue.drop(index)
}

/**
 * Copies the changes after `position` from one version to another and returns the position reached.
 * Copies nothing from a version with a base after `position` or without vectors, because such a
 * version lacks data.
 */
async function takeOver(
  client: Client,
  catalogue: Catalogue,
  from: string,
  to: string,
  position: number
): Promise<number> {
  const { base, position: last } = await catalogue.facts(from)
  if (position < base || !(await catalogue.mapped(from)).vectors) return position
  await client.indices.refresh({ index: from })
  const bulk = new Bulk(client, to)
  for (let after = position; ; ) {
    const { body } = await client.search({
      index: from,
      body: {
        query: { range: { sequence: { gt: after } } },
        sort: [{ sequence: 'asc' }],
        size: PAGE,
      } as object,
    })
    const changes = body.hits.hits.map((hit) => hit._source as unknown as EngineDocument)
    for (const change of changes) await bulk.change(withSuffixes(change))
    if (changes.length < PAGE) break
    after = changes.at(-1)!.sequence
  }
  await bulk.flush()
  // A concurrent merge may have deleted unread removal markers. The change log still has them.
  return (await catalogue.facts(from)).base > position ? position : Math.max(position, last)
}
