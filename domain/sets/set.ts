import type { Finder } from '#domain/search/verification/finders'
import type { RunStatus } from '#domain/runs/status'
import type { Row } from '#domain/truth/subject'

export const SET_STATUSES = ['running', 'completed', 'failed', 'cancelled'] as const
/** The status of a Set. `completed` means idle; more work makes it `running` again. */
export type SetStatus = (typeof SET_STATUSES)[number]

export const ITEM_STATUSES = ['pending', 'admitted', 'rejected'] as const
/** A person's status in a Set: not verified yet, admitted, or not proven. */
export type ItemStatus = (typeof ITEM_STATUSES)[number]

/** The status of a Set search. It has the values of a run's status. */
export type SetSearchStatus = RunStatus

export const STOP_REASONS = ['count', 'budget', 'end', 'complete'] as const
/**
 * Why a search stopped: it reached its count, exhausted its budget, ran out of candidates, or is as
 * complete as requested.
 */
export type StopReason = (typeof STOP_REASONS)[number]

/** A person in a Set, without contacts. */
export type SetPerson = {
  person_id: string | null
  /** Null for a person imported only by a profile URL or e-mail address. */
  name: string | null
  title: string | null
  company: string | null
  location: string | null
  pronet: string | null
  website: string | null
}

export type PersonRow = Row & { person_id?: string; company_domain?: string }

/** People that a search leaves out: items of other Sets, and people by identifiers. */
export type Exclusion = { setIds: string[]; people: PersonRow[] }

/** A search's progress: the next index candidate by rank, and which finders were asked. */
export type SearchProgress = {
  offset: number
  indexDone: boolean
  /** Whether the index was searched by meaning, for a search with a requested completeness. */
  vectorsDone?: boolean
  discovered: boolean
  /** Missing for searches before finders were recorded. */
  asked?: { name: Finder; isCut: boolean }[]
}

export const START: SearchProgress = { offset: 0, indexDone: false, discovered: false, asked: [] }
