import { closeSync, fstatSync, openSync, type PathLike, readSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { IndexUnavailableError } from '#domain/ports/search_index'
import type { Manifest, SegmentEntry } from './manifest.js'
import type { FileEntry } from './segment_output.js'
import { SegmentReader } from './segment_reader.js'
import type { Removed } from './snapshot.js'
import { removedSet } from './removed.js'
import { RecordRun, StoredValues } from './stored_values.js'

const CHUNK = 1 << 20

/** A durable segment in memory, shared by all snapshots that contain it. */
export class LoadedSegment {
  users = 0

  constructor(
    readonly id: string,
    readonly reader: SegmentReader,
    readonly stored: StoredValues
  ) {}

  get bytes(): number {
    const { source } = this.stored
    return this.reader.buffer.byteLength + ('buffer' in source ? source.buffer : source.head).byteLength
  }

  /** Releases one use. The last release closes the file. */
  release(): void {
    if (--this.users === 0 && 'file' in this.stored.source) closeSync(this.stored.source.file)
  }
}

/**
 * Loads a segment and verifies the part kept in memory. Stored records beyond `storedInMemory`
 * bytes are read and verified per hit. Throws IndexUnavailableError when a file is damaged.
 */
export async function loadSegment(
  directory: string,
  entry: SegmentEntry,
  storedInMemory: number
): Promise<LoadedSegment> {
  const buffer = await loadFile(directory, entry.segment)
  const stored = await openStored(directory, entry.stored, storedInMemory)
  try {
    const reader = new SegmentReader(buffer)
    if (reader.documents !== entry.documents) throw new Error('its number of documents is wrong')
    if ('file' in stored.source) checkHead(reader, stored)
    return new LoadedSegment(entry.id, reader, stored)
  } catch (error) {
    if ('file' in stored.source) closeSync(stored.source.file)
    throw damaged(entry.segment, (error as Error).message)
  }
}

/** Verifies the records kept in memory, so that reads need not verify them. */
function checkHead(reader: SegmentReader, stored: StoredValues): void {
  const run = new RecordRun(stored, stored.inMemory)
  for (let doc = 0; doc < reader.documents && reader.storedAt(doc + 1) <= stored.inMemory; doc++) {
    run.read(reader.storedAt(doc), reader.storedAt(doc + 1))
  }
}

/**
 * Loads the removed documents of a segment from the file that the manifest names; null if there is
 * none.
 */
export async function loadRemoved(directory: string, entry: SegmentEntry): Promise<Removed | null> {
  if (!entry.removed) return null
  const docs = new Uint32Array(await loadFile(directory, entry.removed))
  return removedSet(null, docs, entry.documents)
}

/** Verifies the checksum of every file of a version. Returns the problems found. */
export async function verifyFiles(
  directory: string,
  manifest: Manifest,
  progress: (share: number) => void
): Promise<string[]> {
  const problems: string[] = []
  const entries = manifest.segments.flatMap(({ segment, stored, removed }) => [
    segment,
    stored,
    ...(removed ? [removed] : []),
  ])
  const total = entries.reduce((sum, entry) => sum + entry.bytes, 0) || 1
  let done = 0
  for (const entry of entries) {
    try {
      await readChecked(join(directory, entry.file), entry, (bytes) => progress((done += bytes) / total))
    } catch (error) {
      problems.push((error as Error).message)
    }
  }
  return problems
}

async function loadFile(directory: string, entry: FileEntry): Promise<SharedArrayBuffer> {
  const buffer = new SharedArrayBuffer(entry.bytes)
  await readChecked(join(directory, entry.file), entry, () => {}, new Uint8Array(buffer))
  return buffer
}

async function openStored(
  directory: string,
  entry: FileEntry,
  storedInMemory: number
): Promise<StoredValues> {
  if (entry.bytes <= storedInMemory) return new StoredValues({ buffer: await loadFile(directory, entry) })
  let file: number
  try {
    file = openSync(join(directory, entry.file), 'r')
  } catch (error) {
    throw damaged(entry, (error as Error).message)
  }
  const head = new SharedArrayBuffer(storedInMemory)
  if (
    fstatSync(file).size === entry.bytes &&
    readSync(file, new Uint8Array(head), 0, storedInMemory, 0) === storedInMemory
  ) {
    return new StoredValues({ file, head })
  }
  closeSync(file)
  throw damaged(entry, 'its size is wrong')
}

/** Reads a whole file, into `target` if given, and verifies its size and checksum. */
async function readChecked(
  path: PathLike,
  entry: FileEntry,
  progress: (bytes: number) => void,
  target?: Uint8Array
): Promise<void> {
  const file = await open(path, 'r').catch((error: Error) => {
    throw damaged(entry, error.message)
  })
  try {
    if ((await file.stat()).size !== entry.bytes) throw damaged(entry, 'its size is wrong')
    const scratch = target ? undefined : Buffer.allocUnsafe(CHUNK)
    let checksum = 0
    for (let at = 0; at < entry.bytes; ) {
      const size = Math.min(CHUNK, entry.bytes - at)
      const into = target ? target.subarray(at, at + size) : (scratch as Buffer).subarray(0, size)
      const { bytesRead } = await file.read(into, 0, size, at)
      if (bytesRead === 0) throw damaged(entry, 'it ends early')
      checksum = crc32(into.subarray(0, bytesRead), checksum)
      at += bytesRead
      progress(bytesRead)
    }
    if (checksum !== entry.crc32) throw damaged(entry, 'its checksum is wrong')
  } finally {
    await file.close()
  }
}

function damaged(entry: FileEntry, why: string): IndexUnavailableError {
  return new IndexUnavailableError(`the index file ${entry.file} is damaged (${why}); rebuild the index`)
}
