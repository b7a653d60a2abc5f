import { Turns } from '../../threads/turns.js'
import { basename } from 'node:path'
import type { ArchiveFileOutcome, ArchiveProgress } from '#domain/codehost/archive'
import type { DuckdbSession } from './duckdb/session.js'
import { mergeParts } from './merge_parts.js'
import type { PartFolder } from './part_folder.js'
import type { PartTable } from './part_table.js'
import { ReaderThread, UnreadableFileError } from './read/reader_thread.js'
import { Staging } from './staging.js'

export type ImportPlace = {
  session: DuckdbSession
  folder: PartFolder
  staging: string
  table: PartTable
  now: () => Date
}

type OnProgress = (events: number, bytes: number) => void

/** Imports files on `threads` threads. Yields outcomes in the order of completion. */
export async function* importFiles(
  place: ImportPlace,
  files: readonly string[],
  threads: number,
  sizes: { totalBytes: number },
  onProgress: (progress: ArchiveProgress) => void
): AsyncGenerator<ArchiveFileOutcome> {
  const readers = Array.from({ length: Math.min(threads, files.length) }, () => new ReaderThread())
  const progress = { events: 0, bytes: 0, totalBytes: sizes.totalBytes }
  const count: OnProgress = (events, bytes) => {
    progress.events += events
    progress.bytes += bytes
    onProgress({ ...progress })
  }
  const merging = new Turns()
  const running = new Map<ReaderThread, Promise<{ reader: ReaderThread; outcome: ArchiveFileOutcome }>>()
  try {
    let next = 0
    const start = (reader: ReaderThread) => {
      if (next === files.length) return
      const file = files[next++]
      const outcome = importFile(place, reader, file, count, merging)
      running.set(
        reader,
        outcome.then((value) => ({ reader, outcome: value }))
      )
    }
    for (const reader of readers) start(reader)
    while (running.size > 0) {
      const { reader, outcome } = await Promise.race(running.values())
      running.delete(reader)
      start(reader)
      yield outcome
    }
  } finally {
    await Promise.allSettled(running.values())
    await Promise.all(readers.map((reader) => reader.stop()))
  }
}

async function importFile(
  place: ImportPlace,
  reader: ReaderThread,
  file: string,
  count: OnProgress,
  merging: Turns
): Promise<ArchiveFileOutcome> {
  const { session, folder, table, now } = place
  try {
    const { hash, bytes } = await reader.hash(file)
    const known = await table.reportOf(hash)
    if (known) {
      count(0, bytes)
      return { file, report: known, isKnown: true }
    }
    const staging = new Staging(place.staging)
    try {
      const summary = await reader.read(file, staging.files, count)
      const { report, hours } = summary
      const parts = await staging.write(session, folder, summary)
      const isRecorded = await table.recordImport({ hash, name: basename(file), report, hours, parts }, now())
      if (isRecorded) await merging.do(() => mergeParts(session, folder, table, now()))
      else for (const part of parts) await folder.remove(part.name)
      return { file, report, isKnown: !isRecorded }
    } finally {
      await staging.remove()
    }
  } catch (error) {
    if (error instanceof UnreadableFileError) return { file, unreadable: error.message }
    throw error
  }
}
