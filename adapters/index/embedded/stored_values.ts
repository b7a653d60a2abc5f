import { readSync } from 'node:fs'
import { checkRecord, recordJson } from './stored_records.js'

/**
 * Where the stored records of a segment are: in shared memory, or in an open file whose beginning, the documents of
 * the highest rank, is in shared memory too.
 */
export type StoredSource = { buffer: SharedArrayBuffer } | { file: number; head: SharedArrayBuffer }

/** Reads stored values as JSON text by their place. */
export class StoredValues {
  readonly source: StoredSource

  constructor(source: StoredSource) {
    this.source = source
  }

  /** The record from `start` up to `end`, bytes from the beginning. Throws an Error when it is damaged. */
  read(start: number, end: number): string {
    const record = this.readRaw(start, end)
    if (end > this.inMemory) checkRecord(record)
    return recordJson(record)
  }

  /** Bytes in memory, from the beginning; their checksums were compared when they were loaded. */
  get inMemory(): number {
    return ('buffer' in this.source ? this.source.buffer : this.source.head).byteLength
  }

  /** The bytes from `start` up to `end`, unchecked. */
  readRaw(start: number, end: number): Buffer {
    if ('buffer' in this.source) return Buffer.from(this.source.buffer, start, end - start)
    const { file, head } = this.source
    if (end <= head.byteLength) return Buffer.from(head, start, end - start)
    const record = Buffer.allocUnsafe(end - start)
    let done = 0
    while (done < record.length) {
      const read = readSync(file, record, done, record.length - done, start + done)
      if (read === 0) throw new Error('the file of stored records is cut short')
      done += read
    }
    return record
  }
}

const WINDOW = 1 << 20

/** Reads records in ascending order, a window of many at a time. Throws when one is damaged. */
export class RecordRun {
  #stored: StoredValues
  #bytes: number
  #window: Buffer = Buffer.alloc(0)
  #start = 0

  /** `bytes`: how long all records are together. */
  constructor(stored: StoredValues, bytes: number) {
    this.#stored = stored
    this.#bytes = bytes
  }

  read(start: number, end: number): Buffer {
    if (start < this.#start || end > this.#start + this.#window.length) {
      this.#window = this.#stored.readRaw(start, Math.min(this.#bytes, Math.max(end, start + WINDOW)))
      this.#start = start
    }
    const record = this.#window.subarray(start - this.#start, end - this.#start)
    checkRecord(record)
    return record
  }
}
