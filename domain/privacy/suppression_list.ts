import type { Identifier } from './identifier.js'

/**
 * What a suppressed person is protected from. `all`: no data of the person may be stored or
 * returned. `contacts`: only contacts may not be (a do-not-contact list).
 */
export type SuppressionScope = 'all' | 'contacts'

/**
 * The people who must not come back. The list stores keyed hashes of identifiers, never the
 * identifiers. One entry holds all identifiers of one person.
 *
 * Promises: `add` is atomic and idempotent by entry id, and every process sees it within a second.
 * A person matches an entry that shares a strong identifier. A person also matches an entry that
 * shares a weak identifier, unless both have a profile on one network, an e-mail address or a phone
 * number and none of that kind is shared: then the person is a namesake.
 */
export abstract class SuppressionList {
  abstract add(entry: {
    id: string
    scope: SuppressionScope
    identifiers: readonly Identifier[]
  }): Promise<void>

  /** Removes an entry, for example after a mistaken request. */
  abstract remove(id: string): Promise<void>

  /**
   * Returns the scope that applies to each person, or null, in the order of `people`. Costs no
   * query while the list is empty.
   */
  abstract scopesOf(people: readonly (readonly Identifier[])[]): Promise<(SuppressionScope | null)[]>
}
