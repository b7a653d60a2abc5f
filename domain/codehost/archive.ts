import type { Account } from './account.js'

/** An account as the archive alone tells of it; what it says of itself and whether it is automation come later. */
export type FoldedAccount = Omit<Account, 'profile' | 'isAutomation'> & {
  /** The most pushes of any calendar year, or of the last twelve months. */
  mostPushesAYear: number
}

/** What an archive file held. `read` counts objects, `written` events; of the rejects, the first 1,000 are listed. */
export type ArchiveFileReport = {
  read: number
  written: number
  rejected: number
  rejects: { line: number; reason: string }[]
  /** Why reading ended before the file did; what came before is stored. */
  broken: string | null
}

export type ArchiveFileOutcome =
  | { file: string; report: ArchiveFileReport; isKnown: boolean }
  /** The file could not be read at all: why, as a clause. */
  | { file: string; unreadable: string }

/** How far an import is, over all its files. */
export type ArchiveProgress = { events: number; bytes: number; totalBytes: number }

/** What is known of one hour, over all files. */
export type HourCounts = {
  /** YYYY-MM-DDTHH, UTC. */
  hour: string
  events: number
  pushes: number
  /** Pushes that say how many commits they brought. */
  pushesWithCommits: number
}

/** The accounts as last folded. */
export type ArchiveFold = { version: string; asOf: string; accounts: number; builtAt: string }

/**
 * The code host's public event archive, folded: what accounts did, added up, never the events themselves. A file counts
 * once, by its content, whatever the order, and whenever a process ends: it is in wholly or not at all.
 */
export abstract class CodehostArchive {
  /**
   * Takes in archive files, several at a time; outcomes come as files are done. A file known already changes nothing and
   * gives the report it gave then. A whole file takes the place of a broken one of the same name.
   */
  abstract importFiles(
    files: readonly string[],
    onProgress?: (progress: ArchiveProgress) => void
  ): AsyncIterable<ArchiveFileOutcome>

  /**
   * Takes files back by the SHA-256 hash of their content, as if they had not been imported, by whole months: a month that holds
   * hours of other files stays, since what events add up to is merged. Returns the months that stay.
   */
  abstract takeBack(hashes: readonly string[]): Promise<string[]>

  /** Folds all that was taken in into accounts as of a day (YYYY-MM-DD), and swaps them in; cheap when nothing changed. */
  abstract fold(asOf: string): Promise<ArchiveFold>

  /** The fold that the readers below give; null before the first. */
  abstract current(): Promise<ArchiveFold | null>

  /** Every account folded, by ascending id. */
  abstract accounts(): AsyncIterable<FoldedAccount>

  /** The accounts of these ids, in the order asked; null where there is none. */
  abstract accountsById(ids: readonly number[]): Promise<(FoldedAccount | null)[]>

  /** The id of who has each login now, in the order asked, whatever its case; null where nobody is known to. */
  abstract idsOfLogins(logins: readonly string[]): Promise<(number | null)[]>

  /** Every hour that has events, ascending. */
  abstract hours(): Promise<HourCounts[]>
}
