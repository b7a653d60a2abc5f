import { randomUUID } from 'node:crypto'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sql } from '#domain/ports/sql'
import { responseRecord, revisitRecord } from '../warc/write_record.js'
import type { WarcAppender } from '../warc/warc_appender.js'
import { insertCaptures, notStored, pageIds, putBody, recordFiles } from './capture_rows.js'
import { lockBodies, knownBodies, type StoredBody } from './capture_table.js'
import { indexWords } from './index_words.js'
import type { AcceptedCapture } from './judge_capture.js'
import type { TextIndex } from './text_index.js'

export type Store = { sql: Sql; directory: string; appender: WarcAppender; text: TextIndex }

/**
 * Stores all captures or none. Records are written before the rows that point to them, so a crash
 * leaves only unused bytes. A capture of a stored body becomes a revisit record. A capture that is
 * stored already changes nothing, unless the file with its body is lost.
 * @throws if stored bodies are deleted during each of five attempts
 */
export async function storeCaptures(store: Store, kept: readonly AcceptedCapture[]): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt++) if (await tryStore(store, kept)) return
  throw new Error('captures could not be stored: their bodies are deleted concurrently')
}

/** Returns false if a stored body was deleted during the attempt. */
async function tryStore(store: Store, kept: readonly AcceptedCapture[]): Promise<boolean> {
  const { sql, appender, text } = store
  const pages = await pageIds(sql, kept)
  const known = await knownBodies(sql, [...new Set(kept.map(({ digest }) => digest).filter(Boolean))])
  const lost = await lostBodies(store.directory, known)
  for (const digest of lost) known.delete(digest)
  const before = new Set(known.keys())
  const fresh = new Set(await notStored(sql, kept, pages))
  const members: Buffer[] = []
  const originals: { kept: AcceptedCapture; member: number }[] = []
  for (const one of kept) {
    const { capture, digest } = one
    const writable = { ...capture, id: randomUUID() }
    const original = known.get(digest)
    if (original && fresh.has(one)) {
      members.push(await revisitRecord(writable, { ...original, payloadDigest: digest }))
    } else if (digest && !original) {
      known.set(digest, { ...capture, digest, file: '', offset: 0, length: 0 })
      originals.push({ kept: one, member: members.length })
      members.push(await responseRecord(writable))
    } else if (!digest && fresh.has(one)) {
      members.push(await responseRecord({ ...writable, body: null }))
    }
  }
  if (members.length === 0) return true
  const places = await appender.append(members)
  return sql.transaction(async (tx) => {
    if ((await lockBodies(tx, [...before], 'shared')) < before.size) return false
    await recordFiles(tx, places)
    for (const { kept: one, member } of originals)
      await putBody(tx, one, places[member], lost.has(one.digest))
    await insertCaptures(tx, [...fresh], pages)
    await indexWords(tx, text, [...fresh], pages)
    return true
  })
}

async function lostBodies(directory: string, known: Map<string, StoredBody>): Promise<Set<string>> {
  const missing = new Map<string, boolean>()
  const lost = new Set<string>()
  for (const { digest, file } of known.values()) {
    if (!missing.has(file)) missing.set(file, !(await fileExists(join(directory, file))))
    if (missing.get(file)) lost.add(digest)
  }
  return lost
}

export function fileExists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false
  )
}
