import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * Files that are only appended to, or written once. An erasure overwrites archive files in place
 * without changing their length.
 */
const KEPT = /^(?:archive|codehost|index)\/(?!.*\.json$)/
/** The lock file of backups and restores, and the journal that a killed process leaves beside it. */
export const BACKUP_LOCK = /^\.lock(?:-journal)?$/
const SKIPPED = /^(?:writer\.lock.*|.*\.new|staging|spill)$/

export const isKept = (path: string): boolean => KEPT.test(path)

/**
 * Returns the files below a folder of DATA_DIR, relative to DATA_DIR. Returns none if the folder does not
 * exist.
 */
export function filesBelow(dataDir: string, folder: string): string[] {
  const root = join(dataDir, folder)
  if (!existsSync(root)) return []
  const found: string[] = []
  for (const entry of readdirSync(root, { withFileTypes: true, recursive: true })) {
    const path = relative(dataDir, join(entry.parentPath, entry.name))
    if (entry.isFile() && !path.split('/').some(isSkipped)) found.push(path)
  }
  return found.sort()
}

const isSkipped = (name: string) => SKIPPED.test(name) || BACKUP_LOCK.test(name)

export const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0

/** Returns when a file was changed last, in milliseconds. */
export const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** The current version of one embedded index: its manifest as text, and the files that it names. */
export type IndexVersion = { manifest: string; text: string; files: string[] }

export function indexVersion(dataDir: string, name: string): IndexVersion | null {
  const manifest = join('index', name, 'manifest.json')
  if (!existsSync(join(dataDir, manifest))) return null
  const text = readFileSync(join(dataDir, manifest), 'utf8')
  const { segments } = JSON.parse(text.slice(text.indexOf('\n') + 1)) as {
    segments: Record<'segment' | 'stored' | 'removed', { file: string } | null>[]
  }
  const files = segments.flatMap(({ segment, stored, removed }) =>
    [segment, stored, removed].flatMap((entry) => (entry ? [join('index', name, entry.file)] : []))
  )
  return { manifest, text, files }
}

export function indexNames(dataDir: string): string[] {
  const root = join(dataDir, 'index')
  return existsSync(root) ? readdirSync(root).sort() : []
}
