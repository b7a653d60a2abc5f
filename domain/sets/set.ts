import type { Row } from '#domain/truth/subject'

export const SET_STATUSES = ['running', 'completed', 'failed', 'cancelled'] as const
/** What a Set is doing: `completed` is idle, and more work makes it `running` again (OP-020). */
export type SetStatus = (typeof SET_STATUSES)[number]

export const ITEM_STATUSES = ['pending', 'admitted', 'rejected'] as const
/** Of a person looked at: waits to be verified, was admitted, or was not proven to meet the criteria. */
export type ItemStatus = (typeof ITEM_STATUSES)[number]

export const SEARCH_STATUSES = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const
export type SetSearchStatus = (typeof SEARCH_STATUSES)[number]

export const STOP_REASONS = ['count', 'budget', 'end'] as const
/** Why a search stopped: it has its count, its budget holds no more, or nobody else is to be found. */
export type StopReason = (typeof STOP_REASONS)[number]

/** A person as a Set shows them, without contacts. */
export type SetPerson = {
  person_id: string | null
  /** Not known of somebody imported by an address alone. */
  name: string | null
  title: string | null
  company: string | null
  location: string | null
  pronet: string | null
  website: string | null
}

/** Whom a search leaves out: the people of other Sets, and people by identifiers. */
/** A row that may also name a person of the index. */
export type PersonRow = Row & { person_id?: string; company_domain?: string }

export type Exclusion = { setIds: string[]; people: PersonRow[] }

/** How far a search has looked: the next candidate of the index by rank, and whether pages were searched as well. */
export type SearchProgress = { offset: number; indexDone: boolean; discovered: boolean }

export const START: SearchProgress = { offset: 0, indexDone: false, discovered: false }
