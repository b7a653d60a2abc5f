import type { ArchiveFileReport } from '#domain/ports/codehost_archive'
import type { PartialColumns } from '../partial_columns.js'

/** What a reading thread is asked. `next` asks for what comes after a piece. */
export type ReaderRequest = { ask: 'hash'; path: string } | { ask: 'read'; path: string } | { ask: 'next' }

/** One hour of a file: YYYY-MM-DDTHH, events, pushes, pushes that state their commits. */
export type HourRow = [hour: string, events: number, pushes: number, pushesWithCommits: number]

export type FileSummary = { report: ArchiveFileReport; hours: HourRow[] }

/** What a reading thread says. Numbers of `progress` are since the last. */
export type ReaderMessage =
  | { say: 'hash'; hash: string; bytes: number }
  | { say: 'progress'; events: number; bytes: number }
  | { say: 'piece'; columns: PartialColumns }
  | { say: 'done'; summary: FileSummary }
  | { say: 'unreadable'; why: string }
