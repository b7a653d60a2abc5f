import type { Identifier } from './identifier.js'

/** A person whose data is erased, with everything known to identify them. */
export type ErasedPerson = {
  /** All ids that resolve to the person. */
  personIds: readonly string[]
  /** The keys of the person's records. */
  recordKeys: readonly string[]
  identifiers: readonly Identifier[]
  /** The names as the records write them. Names alone also describe namesakes. */
  names: readonly string[]
  /** Names that nobody else in the service has. Text with such a name is about this person. */
  ownNames?: readonly string[]
  /** Employers as `employerKeys` returns them. A name with an employer identifies the person. */
  employers?: readonly string[]
}

/** What a store holds or removed, for people to read: `{ what: 'Set items', count: 3 }`. */
export type HeldData = {
  what: string
  count: number
  /** The workspaces whose data it is. Empty or missing for data of the service. */
  workspaceIds?: readonly string[]
}

/**
 * One place that stores personal data, such as the items of Sets. Each capability supplies its own
 * (start/personal_data.ts lists them).
 *
 * Promises: `erase` is idempotent and may run again after a crash at any point. It returns when the
 * store has no more data of the person. It leaves other people's data unchanged. `find` counts what
 * `erase` would remove.
 */
export interface PersonalDataStore {
  readonly name: string
  find(person: ErasedPerson): Promise<HeldData[]>
  erase(person: ErasedPerson): Promise<HeldData[]>
}
