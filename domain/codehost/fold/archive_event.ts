import type { AccountType } from '../account.js'

/** Whom an event names: by id where its era has ids, else by login alone. */
export type AccountRef = { id: number | null; login: string }

/** What an event names: by id where its era has ids, else by name (`owner/name`) alone. */
export type RepositoryRef = { id: number | null; name: string }

/** An account seen in an event; its type where the event says it. */
export type AccountSighting = AccountRef & { type: AccountType | null }

/** A repository seen in an event; what the event does not say is null. */
export type RepositorySighting = RepositoryRef & { isFork: boolean | null; language: string | null }

/** Pull requests count for who opened them, whoever merges. */
export type PullRequestCredit = { opener: AccountRef; opened: number; merged: number }

/** What one event of the archive adds to what is known of accounts, whatever its era. */
export type ArchiveEvent = {
  /** Seconds since 1970. */
  at: number
  /** Null where nobody is named, and for what was not public. */
  actor: AccountRef | null
  repository: RepositoryRef | null
  isPush: boolean
  /** Commits that count, 20 at most. */
  commits: number
  /** Whether a push says how many commits it brought; since October 2025 it does not. */
  statesCommits: boolean
  isReview: boolean
  pullRequest: PullRequestCredit | null
  accounts: AccountSighting[]
  repositories: RepositorySighting[]
}
