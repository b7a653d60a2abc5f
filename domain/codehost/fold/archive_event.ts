import type { AccountType } from '../account.js'

/** An account in an event. Events of some eras have only logins, without ids. */
export type AccountRef = { id: number | null; login: string }

/** A repository in an event. Events of some eras have only names (`owner/name`), without ids. */
export type RepositoryRef = { id: number | null; name: string }

/** An account seen in an event, with its type if the event states it. */
export type AccountSighting = AccountRef & { type: AccountType | null }

/** A repository seen in an event. Unstated facts are null. */
export type RepositorySighting = RepositoryRef & { isFork: boolean | null; language: string | null }

/** Pull requests count for the account that opened them, not for the account that merged them. */
export type PullRequestCredit = { opener: AccountRef; opened: number; merged: number }

/** The contribution of one archive event, independent of its era. */
export type ArchiveEvent = {
  /** Seconds since 1970. */
  at: number
  /** Null without an actor, and for events that were not public. */
  actor: AccountRef | null
  repository: RepositoryRef | null
  isPush: boolean
  /** Counted commits, at most 20. */
  commits: number
  /** Whether a push states its number of commits. Pushes since October 2025 do not. */
  statesCommits: boolean
  isReview: boolean
  pullRequest: PullRequestCredit | null
  accounts: AccountSighting[]
  repositories: RepositorySighting[]
}
