import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { responseRecord, warcinfoRecord } from './warc_record.js'
import type { DemoWorld } from './world.js'

/** The files of a world, in the formats of the import commands. */
export type WorldFiles = {
  people: string
  companies: string
  pages: string
  codehostHours: string[]
  codehostProfiles: string
}

/**
 * Writes the world to `directory`, which is created if missing. Existing files with the same names
 * are replaced.
 */
export function writeWorld(world: DemoWorld, directory: string): WorldFiles {
  const codehost = join(directory, 'codehost')
  mkdirSync(codehost, { recursive: true })
  const files: WorldFiles = {
    people: join(directory, 'people.jsonl.gz'),
    companies: join(directory, 'companies.jsonl.gz'),
    pages: join(directory, 'pages.warc.gz'),
    codehostHours: [],
    codehostProfiles: join(codehost, 'profiles.jsonl.gz'),
  }
  writeJsonLines(files.people, world.personRecords())
  writeJsonLines(files.companies, world.companyRecords())
  writeJsonLines(files.codehostProfiles, world.codehostProfiles())
  writePages(files.pages, world)
  for (const { name, lines, separated } of world.codehostHours()) {
    const file = join(codehost, `${name}.json.gz`)
    writeFileSync(file, gzipSync(separated ? lines.map((line) => `${line}\n`).join('') : lines.join('')))
    files.codehostHours.push(file)
  }
  return files
}

function writeJsonLines(file: string, records: Iterable<object>): void {
  const parts: string[] = []
  for (const record of records) parts.push(`${JSON.stringify(record)}\n`)
  writeFileSync(file, gzipSync(parts.join('')))
}

function writePages(file: string, world: DemoWorld): void {
  const handle = openSync(file, 'w')
  try {
    writeSync(handle, warcinfoRecord('pages.warc.gz', '2026-11-01T00:00:00Z'))
    for (const page of world.pages()) writeSync(handle, responseRecord(page))
  } finally {
    closeSync(handle)
  }
}
