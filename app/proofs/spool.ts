import { createHash } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { newId } from '#app/shared/new_id'

const CHUNK = 1 << 16

/** A temporary file without a name, so that nothing of it stays when the process dies. */
export class Spool {
  readonly #sha256 = createHash('sha256')
  #crc = 0
  #bytes = 0

  private constructor(private readonly file: FileHandle) {}

  static async open(): Promise<Spool> {
    const path = join(tmpdir(), newId('proof'))
    const file = await open(path, 'wx+', 0o600)
    await unlink(path)
    return new Spool(file)
  }

  get bytes(): number {
    return this.#bytes
  }

  /** Returns the CRC-32, the SHA-256 in hex and the size of the content. Call it only once. */
  finish(): { crc: number; sha256: string; bytes: number } {
    return { crc: this.#crc, sha256: this.#sha256.digest('hex'), bytes: this.#bytes }
  }

  async write(content: Buffer | string): Promise<void> {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    this.#sha256.update(bytes)
    this.#crc = crc32(bytes, this.#crc)
    this.#bytes += bytes.length
    await this.file.appendFile(bytes)
  }

  async *read(): AsyncGenerator<Buffer> {
    for (let at = 0; at < this.#bytes; ) {
      const length = Math.min(CHUNK, this.#bytes - at)
      const { bytesRead, buffer } = await this.file.read(Buffer.alloc(length), 0, length, at)
      if (bytesRead !== length) throw new Error('a temporary file is cut off')
      at += bytesRead
      yield buffer
    }
  }

  close(): Promise<void> {
    return this.file.close()
  }
}
