import type { Sql } from '#domain/ports/sql'
import type { Account } from '#domain/codehost/account'
import { identifiersOfAccount } from '#domain/codehost/account_identifiers'
import { type KnownProfile, wholeAccount } from '#domain/codehost/whole_account'
import type { SuppressionList } from '#domain/privacy/suppression_list'
import type { CodehostArchive, FoldedAccount } from '#domain/codehost/archive'
import { changesAfter, latestSequence, type LoggedChange } from '#app/index/change_log'
import { CodehostProfileStore } from './profile_store.js'

const IDS_PER_LOOKUP = 5000
const ACCOUNTS_PER_CHECK = 500

/**
 * Code-host accounts: the activity of the last archive fold, joined with the stored profiles.
 * Accounts of suppressed people are unknown.
 */
export class AccountStore {
  readonly profiles: CodehostProfileStore

  constructor(
    private readonly sql: Sql,
    readonly archive: CodehostArchive,
    private readonly suppression?: SuppressionList
  ) {
    this.profiles = new CodehostProfileStore(sql, archive, suppression)
  }

  /**
   * Folds all imported activity into accounts as of a day (YYYY-MM-DD), and moves profiles to the
   * ids that the archive has learned. Fast if nothing has changed.
   */
  async prepare(asOf: string): Promise<void> {
    await this.archive.fold(asOf)
    await this.profiles.adopt()
  }

  /** Returns the day of the last fold, or null before the first. */
  async asOf(): Promise<string | null> {
    return (await this.archive.current())?.asOf ?? null
  }

  /** Streams every account by ascending id. */
  async *all(): AsyncGenerator<Account> {
    let batch: Account[] = []
    for await (const account of this.#joined()) {
      if (batch.push(account) < ACCOUNTS_PER_CHECK) continue
      yield* await this.#visible(batch)
      batch = []
    }
    yield* await this.#visible(batch)
  }

  async *#joined(): AsyncGenerator<Account> {
    const profiles = this.profiles.all()
    let next = await profiles.next()
    for await (const folded of this.archive.accounts()) {
      while (!next.done && next.value.id < folded.id) {
        yield wholeAccount(null, next.value)
        next = await profiles.next()
      }
      const isSame = !next.done && next.value.id === folded.id
      yield wholeAccount(folded, isSame ? (next.value as KnownProfile) : null)
      if (isSame) next = await profiles.next()
    }
    for (; !next.done; next = await profiles.next()) yield wholeAccount(null, next.value)
  }

  /** Returns accounts in the order of the ids, with null for an unknown id. */
  async getMany(ids: readonly number[]): Promise<(Account | null)[]> {
    const profiles = await this.profiles.byIds(ids)
    const folded = await this.archive.accountsById(ids)
    const accounts = ids.map((id, i) => wholeOrNull(folded[i], profiles.get(id) ?? null))
    const visible = new Set(await this.#visible(accounts.filter((account) => account !== null)))
    return accounts.map((account) => (account && visible.has(account) ? account : null))
  }

  async #visible(accounts: readonly Account[]): Promise<readonly Account[]> {
    const scopes = await this.suppression?.scopesFor(accounts, identifiersOfAccount)
    return scopes ? accounts.filter((_, i) => scopes[i] !== 'all') : accounts
  }

  async count(): Promise<number> {
    let count = (await this.archive.current())?.accounts ?? 0
    let ids: number[] = []
    const addNew = async () => {
      const found = await this.archive.accountsById(ids)
      count += found.filter((account) => account === null).length
      ids = []
    }
    for await (const { id } of this.profiles.all()) if (ids.push(id) === IDS_PER_LOOKUP) await addNew()
    await addNew()
    return count
  }

  /** Returns the last committed sequence, or 0 before any change. */
  latestSequence(): Promise<number> {
    return latestSequence(this.sql, 'codehost')
  }

  /** Returns up to `limit` profile changes after `sequence`, ascending, with current accounts. */
  async changesSince(
    sequence: number,
    limit: number
  ): Promise<(LoggedChange & { account: Account | null })[]> {
    const changes = await changesAfter(this.sql, 'codehost', sequence, limit)
    if (!changes.length) return []
    const accounts = await this.getMany(changes.map(({ id }) => Number(id)))
    return changes.map((change, i) => ({ ...change, account: accounts[i] }))
  }
}

const wholeOrNull = (folded: FoldedAccount | null, known: KnownProfile | null) =>
  folded || known ? wholeAccount(folded, known) : null
