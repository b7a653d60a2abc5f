import type { ArchiveFileReport } from '#domain/codehost/archive'

export type StagedFiles = { work: string; sightings: string }

/** A request to a reader thread. `read` writes a file's sums to `staged`. */
export type ReaderRequest = { ask: 'hash'; path: string } | { ask: 'read'; path: string; staged: StagedFiles }

/** One hour of a file: YYYY-MM-DDTHH, events, pushes, pushes that state their commits. */
export type HourRow = [hour: string, events: number, pushes: number, pushesWithCommits: number]

/** `pieces` is the number of partial sums in the staged text; 0 for a file without events. */
export type FileSummary = { report: ArchiveFileReport; hours: HourRow[]; pieces: number }

/** A message of a reader thread. `progress` holds the counts since the previous message. */
export type ReaderMessage =
  | { say: 'hash'; hash: string; bytes: number }
  | { say: 'progress'; events: number; bytes: number }
  | { say: 'done'; summary: FileSummary }
  | { say: 'unreadable'; why: string }
