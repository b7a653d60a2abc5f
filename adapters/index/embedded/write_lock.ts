import { randomUUID } from 'node:crypto'
import {
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

const FILE = 'writer.lock'
/** Time between two touches of a lock in use. */
const BEAT_MS = 5_000
/** Another process may take over a lock that was not touched for this long. */
const STALE_MS = 60_000

type Holder = { token: string; pid: number; host: string; work: string }

/**
 * Tokens of the locks held by this process. A pid is not enough, because an earlier process may
 * have had the same pid.
 */
const held = new Set<string>()

/**
 * The exclusive right to write one index directory, across all processes. Only one thread of a
 * process may take locks, because each thread has its own `held`.
 */
export class WriteLock {
  #beat: NodeJS.Timeout

  private constructor(
    private readonly path: string,
    private readonly holder: Holder
  ) {
    held.add(holder.token)
    this.#beat = setInterval(() => this.#touch(), BEAT_MS)
    this.#beat.unref()
  }

  /** Takes the lock. Returns null when another live holder has it. */
  static take(directory: string, work: string): WriteLock | null {
    const path = join(directory, FILE)
    const holder = { token: randomUUID(), pid: process.pid, host: hostname(), work }
    const own = `${path}.${holder.token}`
    writeFileSync(own, JSON.stringify(holder))
    try {
      for (let attempt = 0; attempt < 3; attempt++) {
        try {
          linkSync(own, path)
          return new WriteLock(path, holder)
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
        }
        if (!removeStale(path, holder.token)) return null
      }
      return null
    } finally {
      unlinkSync(own)
    }
  }

  static describe(directory: string): string {
    const holder = readHolder(join(directory, FILE))
    return holder
      ? `process ${holder.pid} on ${holder.host} is running a ${holder.work}`
      : 'another process is writing'
  }

  /** Throws when another process took over the lock. Call it right before publishing a version. */
  assertHeld(): void {
    if (readHolder(this.path)?.token !== this.holder.token) {
      throw new Error('the write lock of the index was lost to another process')
    }
  }

  release(): void {
    clearInterval(this.#beat)
    held.delete(this.holder.token)
    if (readHolder(this.path)?.token === this.holder.token) rmSync(this.path, { force: true })
  }

  #touch(): void {
    try {
      if (readHolder(this.path)?.token === this.holder.token) utimesSync(this.path, new Date(), new Date())
    } catch {
      clearInterval(this.#beat)
    }
  }
}

function readHolder(path: string): Holder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder
  } catch {
    return null
  }
}

/** Moves a stale lock aside, so that only one process takes over. Returns false for a live lock. */
function removeStale(path: string, token: string): boolean {
  const holder = readHolder(path)
  if (holder && isAlive(path, holder)) return false
  const aside = `${path}.stale-${token}`
  try {
    renameSync(path, aside)
  } catch {
    return true
  }
  const moved = readHolder(aside)
  if (moved && moved.token !== holder?.token) {
    try {
      linkSync(aside, path)
    } catch {}
  }
  rmSync(aside, { force: true })
  return true
}

function isAlive(path: string, holder: Holder): boolean {
  try {
    if (Date.now() - statSync(path).mtimeMs > STALE_MS) return false
  } catch {
    return false
  }
  if (holder.host !== hostname()) return true
  if (holder.pid === process.pid) return held.has(holder.token)
  try {
    process.kill(holder.pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
