import { readSync } from 'node:fs'
import { checkRecord, recordJson } from './stored_records.js'

/**
 * A segment's stored records, in shared memory or in an open file. `head` is the file's beginning
 * in memory, with the highest-ranked documents.
 */
export type StoredSource = { buffer: SharedArrayBuffer } | { file: number; head: SharedArrayBuffer }

/** Reads stored values as JSON text by offset. */
export class StoredValues {
  constructor(readonly source: StoredSource) {}

  /** Returns the record from byte `start` to `end` (exclusive). Throws when it is damaged. */
  read(start: number, end: number): string {
    const record = this.readRaw(start, end)
    if (end > this.inMemory) checkRecord(record)
    return recordJson(record)
  }

  /** The number of bytes at the beginning that are in memory. Reads do not verify them. */
  get inMemory(): number {
    return ('buffer' in this.source ? this.source.buffer : this.source.head).byteLength
  }

  /** Returns the bytes from `start` to `end` (exclusive) without verification. */
  readRaw(start: number, end: number): Buffer {
    if ('buffer' in this.source) return Buffer.from(this.source.buffer, start, end - start)
    const { file, head } = this.source
    if (end <= head.byteLength) return Buffer.from(head, start, end - start)
    const record = Buffer.allocUnsafe(end - start)
    let done = 0
    while (done < record.length) {
      const read = readSync(file, record, done, record.length - done, start + done)
      if (read === 0) throw new Error('the file of stored records is truncated')
      done += read
    }
    return record
  }
}

const WINDOW = 1 << 20

/** Reads records in ascending order, many per read. Throws when one is damaged. */
export class RecordRun {
  #window: Buffer = Buffer.alloc(0)
  #start = 0

  /** `bytes` is the total length of all records. */
  constructor(
    private readonly stored: StoredValues,
    private readonly bytes: number
  ) {}

  read(start: number, end: number): Buffer {
    if (start < this.#start || end > this.#start + this.#window.length) {
      this.#window = this.stored.readRaw(start, Math.min(this.bytes, Math.max(end, start + WINDOW)))
      this.#start = start
    }
    const record = this.#window.subarray(start - this.#start, end - this.#start)
    checkRecord(record)
    return record
  }
}
