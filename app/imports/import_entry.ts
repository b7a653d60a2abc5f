import type { ReadFile } from './import_report.js'

type ImportKind = 'people' | 'companies' | 'profiles' | 'events' | 'pages' | 'undo' | 'source_deletion'

/**
 * `running`: a process works on the import, or has died. `stopped`: ended by the operator. `failed`: ended by
 * an error. The same files continue a stopped, failed or dead import. `undoing` continues at the
 * next start or command.
 */
export type ImportState = 'running' | 'stopped' | 'failed' | 'finished' | 'undoing' | 'undone'

/** `sha256` is empty for a file that could not be read. */
export type ImportedFile = { name: string; bytes: number; sha256: string; sheet?: string } & Partial<
  Pick<ReadFile, 'format' | 'encoding' | 'columns'>
>

export type ImportCounts = {
  read: number
  written: number
  added: number
  replaced: number
  unchanged: number
  rejected: number
  dropped: number
  removed: number
  restored: number
  kept: number
}

export const NO_COUNTS: ImportCounts = {
  ...{ read: 0, written: 0, added: 0, replaced: 0, unchanged: 0, rejected: 0, dropped: 0 },
  ...{ removed: 0, restored: 0, kept: 0 },
}

/** How far an import has come: `rows` of the file `file`, counted from 0, are done. */
export type ImportPosition = { file: number; rows: number }

/** An import, an undo of one, or the deletion of a source. */
export type ImportEntry = {
  id: string
  number: number
  kind: ImportKind
  state: ImportState
  files: ImportedFile[]
  source: string | null
  mapping: string | null
  /** The operating system's user of a command, or the id of an API key. */
  startedBy: string
  counts: ImportCounts
  position: ImportPosition | null
  /** The id of the import that an undo undoes. */
  undoes: string | null
  startedAt: string
  updatedAt: string
  endedAt: string | null
  /**
   * Whether a sweep may have deleted earlier versions of the records, so that no undo is possible.
   */
  historyDeleted: boolean
}

export type NewImport = Pick<ImportEntry, 'kind' | 'files' | 'source' | 'mapping' | 'startedBy' | 'undoes'>
