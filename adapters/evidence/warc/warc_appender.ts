import { mkdirSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { sync } from '../../files/sync.js'

/** The position of a record's gzip member. */
export type Place = { file: string; offset: number; length: number }

export type AppenderOptions = {
  directory: string
  /** Returns the name of a new file. */
  name: () => string
  /** Returns the first gzip member of a new file. */
  opening: (file: string) => Promise<Buffer>
  /** Size in bytes from which a file is closed and a new file is started. */
  rotateBytes: number
  /** Whether an append waits for the disk. Otherwise a power cut may lose records. */
  sync: boolean
  onSealed?: (file: string, bytes: number) => void
}

type Waiting = { members: Buffer[]; done: (places: Place[]) => void; failed: (error: Error) => void }

/**
 * Appends records to files of its own, which it creates on demand. Concurrent appends share a write
 * and a sync. A crash leaves at most a truncated last member. No database row points to it.
 */
export class WarcAppender {
  #file: { handle: FileHandle; name: string; bytes: number } | null = null
  #waiting: Waiting[] = []
  #running: Promise<void> | null = null

  constructor(private readonly options: AppenderOptions) {
    mkdirSync(options.directory, { recursive: true })
  }

  /** The current file, or null if none is open. */
  get current(): string | null {
    return this.#file?.name ?? null
  }

  /**
   * Resolves when the members are stored. Rejects with the file system's error; then no member
   * counts as stored.
   */
  append(members: Buffer[]): Promise<Place[]> {
    return new Promise((done, failed) => {
      this.#waiting.push({ members, done, failed })
      this.#running ??= this.#run()
    })
  }

  async close(): Promise<void> {
    await this.#running
    await this.#seal()
  }

  async #run(): Promise<void> {
    while (this.#waiting.length) {
      const group = this.#waiting
      this.#waiting = []
      try {
        const places = await this.#write(group.flatMap(({ members }) => members))
        for (const { members, done } of group) done(places.splice(0, members.length))
      } catch (error) {
        // Discards the write, because no database row points to it. The next append starts a new file.
        await this.#seal().catch(() => {})
        for (const { failed } of group) failed(error as Error)
      }
    }
    this.#running = null
  }

  async #write(members: Buffer[]): Promise<Place[]> {
    if (this.#file && this.#file.bytes >= this.options.rotateBytes) await this.#seal()
    const file = (this.#file ??= await this.#begin())
    const places: Place[] = []
    let offset = file.bytes
    for (const { length } of members) {
      places.push({ file: file.name, offset, length })
      offset += length
    }
    const bytes = members.length === 1 ? members[0] : Buffer.concat(members)
    const { bytesWritten } = await file.handle.write(bytes, 0, bytes.length, file.bytes)
    if (bytesWritten !== bytes.length) throw new Error(`${file.name}: only part of a record was written`)
    if (this.options.sync) await file.handle.datasync()
    file.bytes = offset
    return places
  }

  async #begin() {
    const name = this.options.name()
    const opening = await this.options.opening(name)
    const handle = await open(join(this.options.directory, name), 'wx')
    try {
      await handle.write(opening, 0, opening.length, 0)
      if (this.options.sync) await sync(this.options.directory)
    } catch (error) {
      await handle.close()
      throw error
    }
    return { handle, name, bytes: opening.length }
  }

  async #seal(): Promise<void> {
    const file = this.#file
    this.#file = null
    if (!file) return
    await file.handle.close()
    this.options.onSealed?.(file.name, file.bytes)
  }
}
