import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DomainError, validationFailed } from '#domain/errors'
import { newId } from '#app/shared/new_id'

/** Maximum size of an upload in bytes. Larger files need an import command. */
export const UPLOAD_BYTES = 256 * 1024 * 1024
/** Time in ms after its last use until an upload is deleted. */
const KEPT_MS = 60 * 60 * 1000
const ID = /^upl_[0-9a-f]{32}$/

export type Upload = { file: string; name: string; bytes: number }

/** Uploaded files, each in a folder of its own. Only processes with this folder can read a file. */
export class Uploads {
  constructor(
    private readonly folder: string,
    private readonly keptMs = KEPT_MS
  ) {}

  /** Streams a file to disk. Throws `validation_failed` for a file that is too large or cut short. */
  async store(given: string, stream: Readable, limit = UPLOAD_BYTES): Promise<Upload> {
    await this.sweep()
    const [file, name] = [newId('upl'), plainFileName(given)]
    const folder = join(this.folder, file)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const release = this.hold(file)
    try {
      const bytes = await write(stream, join(folder, name), limit)
      setTimeout(() => void this.sweep().catch(() => {}), this.keptMs + 1000).unref()
      return { file, name, bytes }
    } catch (error) {
      await this.remove(file)
      if (error instanceof DomainError) throw error
      if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
      throw validationFailed({ file: ['the upload ended early'] })
    } finally {
      release()
    }
  }

  /** Returns the path of an upload and keeps it longer. Throws `not_found`. */
  async pathOf(file: string): Promise<string> {
    const folder = join(this.folder, file)
    const [name] = ID.test(file) ? await readdir(folder).catch(() => []) : []
    if (!name) throw new DomainError('not_found', 'The uploaded file is gone. Choose it again.')
    await touch(folder)
    return join(folder, name)
  }

  /**
   * Protects an upload from sweeps, including those of other processes, until the returned function is
   * called.
   */
  hold(file: string): () => void {
    const folder = join(this.folder, file)
    const timer = setInterval(() => void touch(folder).catch(() => {}), this.keptMs / 4)
    timer.unref()
    return () => clearInterval(timer)
  }

  remove(file: string): Promise<void> {
    return rm(join(this.folder, file), { recursive: true, force: true })
  }

  /** Deletes old uploads, including those of earlier processes. */
  async sweep(now = Date.now()): Promise<void> {
    for (const file of await readdir(this.folder).catch(() => [])) {
      const { mtimeMs } = await stat(join(this.folder, file)).catch(() => ({ mtimeMs: now }))
      if (ID.test(file) && now - mtimeMs > this.keptMs) await this.remove(file)
    }
  }
}

const touch = (folder: string): Promise<void> => utimes(folder, new Date(), new Date())

/** Returns a name that is safe as a file name. Keeps the extension, which decides how the file is read. */
const plainFileName = (given: string): string =>
  given
    .replace(/[^\p{L}\p{N}._ -]/gu, '_')
    .replace(/^\.+/, '')
    .slice(-100)
    .trim() || 'file'

async function write(stream: Readable, path: string, limit: number): Promise<number> {
  let bytes = 0
  await pipeline(
    stream,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length
        if (bytes > limit) throw validationFailed({ file: [`must be at most ${limit / 1024 / 1024} MB`] })
        yield chunk
      }
    },
    createWriteStream(path, { mode: 0o600 })
  )
  return bytes
}
