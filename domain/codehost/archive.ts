import type { Account } from './account.js'

/** An account folded from the archive, without its profile. */
export type FoldedAccount = Omit<Account, 'profile' | 'isAutomation'> & {
  /** The most pushes in any calendar year or in the last twelve months. */
  mostPushesAYear: number
}

/** The outcome of an import: counts of objects and events, and the first 1,000 rejects. */
export type ArchiveFileReport = {
  read: number
  written: number
  rejected: number
  rejects: { line: number; reason: string }[]
  /** Why reading stopped early; the events before that point are stored. */
  broken: string | null
}

export type ArchiveFileOutcome =
  | { file: string; report: ArchiveFileReport; isKnown: boolean }
  /** Why the file could not be read, as a clause. */
  | { file: string; unreadable: string }

/** Progress of an import over all its files. */
export type ArchiveProgress = { events: number; bytes: number; totalBytes: number }

/** The events of one hour, over all files. */
export type HourCounts = {
  /** YYYY-MM-DDTHH, UTC. */
  hour: string
  events: number
  pushes: number
  /** Pushes that state their number of commits. */
  pushesWithCommits: number
}

/** The result of the last fold. */
export type ArchiveFold = { version: string; asOf: string; accounts: number; builtAt: string }

/**
 * The code host's public event archive, folded into totals per account. The events themselves are
 * not stored. Files can be imported in any order, and files with the same content count once. If a
 * process dies, a file is imported completely or not at all.
 */
export abstract class CodehostArchive {
  /**
   * Imports archive files concurrently and yields outcomes as files finish. A file that was already
   * imported changes nothing and yields its earlier report. A complete file replaces a broken one
   * with the same name.
   */
  abstract importFiles(
    files: readonly string[],
    onProgress?: (progress: ArchiveProgress) => void
  ): AsyncIterable<ArchiveFileOutcome>

  /**
   * Removes imported files by the SHA-256 hashes of their contents. Removes whole months only,
   * because the totals of a month are merged. A month stays if it also contains hours of other
   * files. Returns the months that stay.
   */
  abstract removeFiles(hashes: readonly string[]): Promise<string[]>

  /**
   * Folds all imports into accounts as of a day and replaces the current fold. Cheap if nothing has
   * changed.
   */
  abstract fold(asOf: string): Promise<ArchiveFold>

  /** Returns the fold that the methods below read; null before the first fold. */
  abstract current(): Promise<ArchiveFold | null>

  abstract accounts(): AsyncIterable<FoldedAccount>

  /** Returns accounts by id, in the given order; null for unknown ids. */
  abstract accountsById(ids: readonly number[]): Promise<(FoldedAccount | null)[]>

  /** Returns the ids of the current owners of logins (any case), in order; null if unknown. */
  abstract idsOfLogins(logins: readonly string[]): Promise<(number | null)[]>

  abstract hours(): Promise<HourCounts[]>
}
