import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { IndexUnavailableError } from '#domain/ports/search_index'
import type { FileEntry, SegmentFiles } from './segment_output.js'

const FILE = 'manifest.json'
const FORMAT = 1

/** A durable segment. `removed` lists its deleted documents. */
export type SegmentEntry = SegmentFiles & { id: string; removed: (FileEntry & { documents: number }) | null }

/** One version of an index: its segments and its change-log position. */
export type Manifest = {
  format: typeof FORMAT
  version: string
  position: number
  builtAt: string
  segments: SegmentEntry[]
  /** Files of the previous version, kept for readers that are about to open them. */
  previous: string[]
}

export function newManifest(parts: Omit<Manifest, 'format' | 'previous'>, before: Manifest | null): Manifest {
  return { format: FORMAT, ...parts, previous: before ? filesOf(before) : [] }
}

export function filesOf(manifest: Manifest): string[] {
  return manifest.segments.flatMap(({ segment, stored, removed }) =>
    [segment, stored, ...(removed ? [removed] : [])].map((entry) => entry.file)
  )
}

/**
 * Returns the current version, or null before the first. Throws IndexUnavailableError if the
 * manifest is unreadable, damaged or of another format.
 */
export function readManifest(directory: string): Manifest | null {
  let text: string
  try {
    text = readFileSync(join(directory, FILE), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new IndexUnavailableError(`the index manifest cannot be read: ${(error as Error).message}`)
  }
  const line = text.indexOf('\n')
  const body = text.slice(line + 1)
  if (line === -1 || Number(text.slice(0, line)) !== crc32(body)) {
    throw new IndexUnavailableError('the index manifest is damaged; rebuild the index')
  }
  const manifest = JSON.parse(body) as Manifest
  if (manifest.format !== FORMAT) {
    throw new IndexUnavailableError(
      `the index has format ${manifest.format}, not ${FORMAT}; rebuild the index`
    )
  }
  return manifest
}

/** Makes a version current by an atomic rename and flushes it to disk. */
export function writeManifest(directory: string, manifest: Manifest): void {
  const body = JSON.stringify(manifest)
  const temporary = join(directory, `${FILE}.${process.pid}.new`)
  const file = openSync(temporary, 'w')
  try {
    writeSync(file, `${crc32(body)}\n${body}`)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  syncDirectory(directory)
  renameSync(temporary, join(directory, FILE))
  syncDirectory(directory)
}

function syncDirectory(directory: string): void {
  const folder = openSync(directory, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
