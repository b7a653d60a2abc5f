import type { Sql } from '#domain/ports/sql'
import type { Account } from '#domain/codehost/account'
import { type KnownProfile, wholeAccount } from '#domain/codehost/whole_account'
import type { CodehostArchive, FoldedAccount } from '#domain/codehost/archive'
import { changesAfter, latestSequence, type LoggedChange } from '#app/index/change_log'
import { CodehostProfileStore } from './profile_store.js'

const IDS_AT_ONCE = 5000

/** Code-host accounts: what the archive, as last folded, and their profiles tell. */
export class AccountStore {
  readonly profiles: CodehostProfileStore

  constructor(
    private readonly sql: Sql,
    readonly archive: CodehostArchive
  ) {
    this.profiles = new CodehostProfileStore(sql, archive)
  }

  /** Folds all that was imported, as of a day (YYYY-MM-DD); cheap when nothing changed. */
  async prepare(asOf: string): Promise<void> {
    await this.archive.fold(asOf)
    await this.profiles.adopt()
  }

  /** The day of the last fold; null before the first. */
  async asOf(): Promise<string | null> {
    return (await this.archive.current())?.asOf ?? null
  }

  /** Every account by ascending id. */
  async *all(): AsyncGenerator<Account> {
    const profiles = this.profiles.all()
    let next = await profiles.next()
    for await (const folded of this.archive.accounts()) {
      while (!next.done && next.value.id < folded.id) {
        yield wholeAccount(null, next.value)
        next = await profiles.next()
      }
      const isIts = !next.done && next.value.id === folded.id
      yield wholeAccount(folded, isIts ? (next.value as KnownProfile) : null)
      if (isIts) next = await profiles.next()
    }
    for (; !next.done; next = await profiles.next()) yield wholeAccount(null, next.value)
  }

  /** The accounts of these ids, in the order asked; null where there is none. */
  async getMany(ids: readonly number[]): Promise<(Account | null)[]> {
    const profiles = await this.profiles.byIds(ids)
    const folded = await this.archive.accountsById(ids)
    return ids.map((id, i) => wholeOrNull(folded[i], profiles.get(id) ?? null))
  }

  /** How many accounts there are. */
  async count(): Promise<number> {
    let count = (await this.archive.current())?.accounts ?? 0
    let ids: number[] = []
    const addNew = async () => {
      const found = await this.archive.accountsById(ids)
      count += found.filter((account) => account === null).length
      ids = []
    }
    for await (const { id } of this.profiles.all()) if (ids.push(id) === IDS_AT_ONCE) await addNew()
    await addNew()
    return count
  }

  /** The last change committed; 0 before any. */
  latestSequence(): Promise<number> {
    return latestSequence(this.sql, 'codehost')
  }

  /** At most `limit` changes of profiles after `sequence`, ascending, each with the account as it is now. */
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
