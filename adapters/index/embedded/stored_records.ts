import { crc32 } from 'node:zlib'

/** Bytes of a checksum. A stored value is the CRC-32 of its JSON, then the JSON. */
const CHECKSUM = 4
const CHUNK = 4 << 20

/** Records by arrival, kept outside the JavaScript heap. */
export class RecordBuffer {
  #chunks: Buffer[] = []
  #used = CHUNK
  #places: { chunk: number[]; start: number[]; end: number[] } = { chunk: [], start: [], end: [] }

  add(json: string): void {
    const maxBytes = CHECKSUM + json.length * 3
    if (this.#used + maxBytes > CHUNK) {
      this.#chunks.push(Buffer.allocUnsafe(Math.max(CHUNK, maxBytes)))
      this.#used = 0
    }
    const chunk = this.#chunks[this.#chunks.length - 1]
    const start = this.#used
    const end = start + CHECKSUM + chunk.write(json, start + CHECKSUM, 'utf8')
    chunk.writeUInt32LE(crc32(chunk.subarray(start + CHECKSUM, end)), start)
    this.#places.chunk.push(this.#chunks.length - 1)
    this.#places.start.push(start)
    this.#places.end.push(end)
    this.#used = end
  }

  *inOrder(order: Uint32Array): Iterable<Uint8Array> {
    const { chunk, start, end } = this.#places
    for (const arrival of order) yield this.#chunks[chunk[arrival]].subarray(start[arrival], end[arrival])
  }
}

/** Throws when a record is damaged. */
export function checkRecord(record: Buffer): void {
  if (record.length < CHECKSUM || crc32(record.subarray(CHECKSUM)) !== record.readUInt32LE(0)) {
    throw new Error('a stored record is damaged')
  }
}

export function recordJson(record: Buffer): string {
  return record.toString('utf8', CHECKSUM)
}
