import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { GrowingBytes } from './growing_array.js'
import { encodeColumn } from './number_column.js'
import type { BuiltSegment } from './segment_builder.js'

export type FileEntry = { file: string; bytes: number; crc32: number }

export type SegmentFiles = { documents: number; segment: FileEntry; stored: FileEntry }
export type SegmentBuffers = { segment: SharedArrayBuffer; stored: SharedArrayBuffer }

const WRITE_SIZE = 1 << 20

/** Lays out a segment in memory that threads can share. */
export function toBuffers({ draft, meta, records }: BuiltSegment): SegmentBuffers {
  const bytes = new GrowingBytes(4096)
  const offsets = new Float64Array(meta.documents + 1)
  let document = 0
  for (const record of records) {
    bytes.reserve(record.length)
    bytes.values.set(record, bytes.length)
    bytes.length += record.length
    offsets[++document] = bytes.length
  }
  draft.add('stored', encodeColumn(offsets))
  const stored = new SharedArrayBuffer(bytes.length)
  new Uint8Array(stored).set(bytes.view())
  return { segment: draft.toShared(meta), stored }
}

/** Writes a segment's two files and flushes them to disk. */
export function toFiles({ draft, meta, records }: BuiltSegment, directory: string, id: string): SegmentFiles {
  const offsets = new Float64Array(meta.documents + 1)
  const storedFile = new ChecksummedFile(directory, `${id}.stored`)
  let document = 0
  for (const record of records) {
    storedFile.write(record)
    offsets[++document] = storedFile.bytes
  }
  const stored = storedFile.finish()
  draft.add('stored', encodeColumn(offsets))
  const segmentFile = new ChecksummedFile(directory, `${id}.segment`)
  for (const piece of draft.pieces(meta).pieces) segmentFile.write(piece)
  return { documents: meta.documents, segment: segmentFile.finish(), stored }
}

/** A new file written sequentially. Computes its checksum while writing. */
export class ChecksummedFile {
  bytes = 0
  #descriptor: number
  #checksum = 0
  #pending = Buffer.allocUnsafe(WRITE_SIZE)
  #used = 0

  constructor(
    directory: string,
    private readonly file: string
  ) {
    this.#descriptor = openSync(join(directory, file), 'wx')
  }

  write(piece: Uint8Array): void {
    this.bytes += piece.length
    if (this.#used + piece.length > WRITE_SIZE) this.#flush()
    if (piece.length > WRITE_SIZE) {
      for (let at = 0; at < piece.length; at += WRITE_SIZE) this.#put(piece.subarray(at, at + WRITE_SIZE))
      return
    }
    this.#pending.set(piece, this.#used)
    this.#used += piece.length
  }

  finish(): FileEntry {
    this.#flush()
    fsyncSync(this.#descriptor)
    closeSync(this.#descriptor)
    return { file: this.file, bytes: this.bytes, crc32: this.#checksum }
  }

  #flush(): void {
    this.#put(this.#pending.subarray(0, this.#used))
    this.#used = 0
  }

  #put(piece: Uint8Array): void {
    this.#checksum = crc32(piece, this.#checksum)
    for (let done = 0; done < piece.length; ) done += writeSync(this.#descriptor, piece, done)
  }
}
