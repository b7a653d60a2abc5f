import type { SqlTransaction } from '#domain/ports/sql'
import type { Identifier } from './identifier.js'

/**
 * What a suppressed person is protected from. `all`: no data of the person may be stored or
 * returned. `contacts`: no contacts of the person may be stored or returned (a do-not-contact
 * list).
 */
export type SuppressionScope = 'all' | 'contacts'

export type SuppressionEntry = { id: string; scope: SuppressionScope; identifiers: readonly Identifier[] }

/**
 * The people whose data or contacts must not be stored or returned. The list stores keyed hashes of
 * identifiers, never the identifiers. One entry has all identifiers of one person.
 *
 * Promises: `add` is atomic and idempotent by entry id, and every process sees it within a second. A second
 * `add` with other identifiers keeps the identifiers of both calls, and the wider scope. A person matches an
 * entry that shares a strong identifier. A phone number or a profile outside the professional network does
 * not count if the person and the entry have names but share none: strangers may share a switchboard or an
 * employer's profile. A person also matches an entry that shares a weak identifier, unless the person is a
 * namesake. Namesakes have different profiles on one network, different e-mail addresses at one domain, or
 * different phone numbers.
 */
export abstract class SuppressionList {
  /**
   * Returns the scope that applies to each item, or null. Does not call `identify` while the list is
   * empty.
   */
  async scopesFor<T>(
    items: readonly T[],
    identify: (item: T) => readonly Identifier[],
    tx?: SqlTransaction
  ): Promise<(SuppressionScope | null)[]> {
    if (items.length === 0 || (await this.isEmpty(tx))) return items.map(() => null)
    return this.scopesOf(items.map(identify), tx)
  }

  /** Whether nobody can match. */
  abstract isEmpty(tx?: SqlTransaction): Promise<boolean>

  abstract add(entry: SuppressionEntry, tx?: SqlTransaction): Promise<void>

  /** Removes an entry, for example after a mistaken request. Returns whether it existed. */
  abstract remove(id: string): Promise<boolean>

  /**
   * Returns the scope that applies to each person, or null, in the order of `people`. Costs no
   * query while the list is empty. Within a transaction, sees all entries committed before.
   * Entries whose id fails `counts` are ignored.
   */
  abstract scopesOf(
    people: readonly (readonly Identifier[])[],
    tx?: SqlTransaction,
    counts?: (entryId: string) => boolean
  ): Promise<(SuppressionScope | null)[]>
}
