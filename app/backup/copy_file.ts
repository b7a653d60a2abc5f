import { createHash } from 'node:crypto'
import { linkSync, mkdirSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BackupFile } from './manifest.js'

const CHUNK = 1 << 20

/**
 * Copies a file with its parent folders, flushes it to disk, and returns its size and SHA-256. If
 * the file grows meanwhile, copies only the bytes that it had at the start.
 */
export async function copyFile(
  from: string,
  to: string,
  onBytes: (bytes: number) => void = () => {}
): Promise<Omit<BackupFile, 'path'>> {
  const source = await open(from, 'r')
  try {
    mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
    const target = await open(to, 'wx', 0o600)
    try {
      const { size } = await source.stat()
      const hash = createHash('sha256')
      const buffer = Buffer.allocUnsafe(CHUNK)
      let bytes = 0
      while (bytes < size) {
        const { bytesRead } = await source.read(buffer, 0, Math.min(CHUNK, size - bytes), bytes)
        if (bytesRead === 0) break
        const part = buffer.subarray(0, bytesRead)
        hash.update(part)
        await target.write(part, 0, bytesRead, bytes)
        bytes += bytesRead
        onBytes(bytesRead)
      }
      await target.sync()
      return { bytes, sha256: hash.digest('hex') }
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

/** Returns a file's size and SHA-256. */
export async function hashFile(
  path: string,
  onBytes: (bytes: number) => void = () => {}
): Promise<Omit<BackupFile, 'path'>> {
  const file = await open(path, 'r')
  try {
    const hash = createHash('sha256')
    let bytes = 0
    for await (const part of file.createReadStream({ highWaterMark: CHUNK }) as AsyncIterable<Buffer>) {
      hash.update(part)
      bytes += part.length
      onBytes(part.length)
    }
    return { bytes, sha256: hash.digest('hex') }
  } finally {
    await file.close()
  }
}

/** Links an unchanged file of an earlier backup. Returns false if the file cannot be linked. */
export function linkFile(earlier: string, to: string): boolean {
  try {
    mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
    linkSync(earlier, to)
    return true
  } catch {
    return false
  }
}

/** Flushes files and folders below `root`, and all folders above them, to disk. */
export async function syncPaths(root: string, paths: Iterable<string>): Promise<void> {
  const all = new Set(['.'])
  for (const path of paths) for (let one = path; one !== '.'; one = dirname(one)) all.add(one)
  for (const path of all) {
    const handle = await open(join(root, path))
    await handle.sync().finally(() => handle.close())
  }
}
