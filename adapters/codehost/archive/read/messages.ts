import type { ArchiveFileReport } from '#domain/codehost/archive'

/** Where staged text lies until it is written as parts. */
export type StagedFiles = { work: string; sightings: string }

/** What a reading thread is asked; what a file adds up to goes into the files of `staged`. */
export type ReaderRequest = { ask: 'hash'; path: string } | { ask: 'read'; path: string; staged: StagedFiles }

/** One hour of a file: YYYY-MM-DDTHH, events, pushes, pushes that state their commits. */
export type HourRow = [hour: string, events: number, pushes: number, pushesWithCommits: number]

/** `pieces` is how many times over what was staged has to be added up: 0 where the file holds nothing. */
export type FileSummary = { report: ArchiveFileReport; hours: HourRow[]; pieces: number }

/** What a reading thread says. Numbers of `progress` are since the last. */
export type ReaderMessage =
  | { say: 'hash'; hash: string; bytes: number }
  | { say: 'progress'; events: number; bytes: number }
  | { say: 'done'; summary: FileSummary }
  | { say: 'unreadable'; why: string }
