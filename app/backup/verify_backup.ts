import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hashFile } from './copy_file.js'
import { latestBackup } from './list_backups.js'
import { filesBelow, sizeOf } from './data_files.js'
import { migrationsOf, missingFiles, withDatabase } from './database_snapshot.js'
import { DATABASE, type Manifest, MANIFEST, readManifest, refusal } from './manifest.js'

export type Verified = { path: string; manifest: Manifest; bytes: number; problems: string[] }

/** Returns the backup at `path`, or the newest backup in that folder. */
export function findBackup(path: string): string {
  if (!existsSync(path)) throw refusal(`There is no backup at ${path}.`)
  if (existsSync(join(path, MANIFEST))) return path
  const newest = latestBackup(path)
  if (!newest) throw refusal(`${path} is not a complete backup, and it has no complete backup in it.`)
  return newest
}

/** Reads every file of a backup, compares it with the manifest, and opens the database. */
export async function verifyBackup(
  path: string,
  onProgress: (file: string, bytes: number, total: number) => void = () => {}
): Promise<Verified> {
  const folder = findBackup(path)
  const manifest = readManifest(folder)
  const total = manifest.files.reduce((sum, { bytes }) => sum + bytes, 0)
  const problems: string[] = []
  let done = 0
  for (const file of manifest.files) {
    const at = join(folder, file.path)
    if (!existsSync(at)) problems.push(`${file.path} is missing`)
    else if (sizeOf(at) !== file.bytes)
      problems.push(`${file.path} has ${sizeOf(at)} bytes instead of ${file.bytes}`)
    else {
      const count = (bytes: number) => onProgress(file.path, (done += bytes), total)
      if ((await hashFile(at, count)).sha256 !== file.sha256) problems.push(`${file.path} has other content`)
    }
  }
  const listed = new Set([...manifest.files.map((file) => file.path), MANIFEST])
  for (const extra of filesBelow(folder, '.').filter((one) => !listed.has(one)))
    problems.push(`${extra} is not part of the backup`)
  if (problems.length === 0) problems.push(...databaseProblems(folder, manifest))
  return { path: folder, manifest, bytes: total, problems }
}

/** Checks the integrity of a copied database, and that the files it refers to are there. */
export function databaseProblems(folder: string, manifest: Manifest): string[] {
  try {
    return withDatabase(join(folder, DATABASE), (database) => {
      const [{ integrity_check: state }] = database.pragma('integrity_check(1)') as {
        integrity_check: string
      }[]
      if (state !== 'ok') return [`${DATABASE} is damaged: ${state}`]
      if (migrationsOf(database).join() !== manifest.migrations.join())
        return [`${DATABASE} has other migrations than ${MANIFEST}`]
      return missingFiles(database, folder).map((file) => `the database refers to ${file}, which is missing`)
    })
  } catch (error) {
    return [`${DATABASE} cannot be opened: ${(error as Error).message}`]
  }
}
