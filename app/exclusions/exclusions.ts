import { inject } from '@adonisjs/core'
import { validationFailed } from '#domain/errors'
import { Sql } from '#domain/ports/sql'
import type { Excluded } from '#domain/search/request'
import { KnownPeople } from '#domain/sets/known_people'
import type { SetPerson } from '#domain/sets/set'
import { fromJson } from '#app/shared/database/codecs'
import type { Infer } from '#app/shared/schema/schema'
import type { exclude } from './exclusion_schema.js'
import { checkProfiles } from './check_profiles.js'
import { ListedPeople } from './listed_people.js'
import { type ResolvedPeople, ResolvePeople } from './resolve_people.js'

type Given = Infer<typeof exclude>

/** Maximum number of people that one search leaves out. It bounds the queries before the search itself. */
const MAX_PEOPLE = 20_000
const PAGE = 500
const NOBODY = { accounts: [] as string[], people: undefined as Excluded | undefined }

/** Resolves `exclude` of a search to ids of index documents. */
@inject()
export class Exclusions {
  constructor(
    private readonly sql: Sql,
    private readonly listed: ListedPeople,
    private readonly resolve: ResolvePeople
  ) {}

  /**
   * Returns the people to leave out. Throws `validation_failed` for unknown Sets, bad URLs and too many
   * people. Also throws the errors of the index.
   */
  async of(given: Given, workspaceId: string, signal: AbortSignal): Promise<Excluded | undefined> {
    return given && together(await this.#people(given, workspaceId, signal))
  }

  /**
   * Returns the code-host accounts to leave out. The caller must also leave out accounts that are
   * linked to `people`. Throws like `of`.
   */
  async ofAccounts(given: Given, workspaceId: string, signal: AbortSignal): Promise<typeof NOBODY> {
    if (!given) return NOBODY
    const [own, ...listed] = await this.#people(given, workspaceId, signal)
    const accounts = await Promise.all([
      this.resolve.accounts(own, workspaceId, signal),
      listed.length > 0 ? this.listed.accounts(workspaceId) : [],
    ])
    return { accounts: accounts.flat(), people: together([own, ...listed]) }
  }

  /**
   * Returns the people that the request names, then those of the workspace's list if the request
   * excludes it.
   */
  async #people(
    given: NonNullable<Given>,
    workspaceId: string,
    signal: AbortSignal
  ): Promise<[ResolvedPeople, ...ResolvedPeople[]]> {
    const known = await this.#known(given, workspaceId, signal)
    return Promise.all([
      this.resolve.people(known, workspaceId, signal),
      ...(given.exclusion_list ? [this.listed.people(workspaceId)] : []),
    ])
  }

  async #known(given: NonNullable<Given>, workspaceId: string, signal: AbortSignal): Promise<KnownPeople> {
    const known = new KnownPeople()
    for (const personId of given.person_ids ?? []) known.add({ personId })
    checkProfiles(given.profile_urls ?? [], 'exclude.profile_urls')
    for (const url of given.profile_urls ?? []) known.add({ links: [url] })
    for (const [i, id] of (given.set_ids ?? []).entries()) {
      signal.throwIfAborted()
      await this.#addSet(known, workspaceId, id, i)
      if (Math.max(known.personIds().length, known.linkKeys().length) > MAX_PEOPLE)
        throw validationFailed({ [`exclude.set_ids.${i}`]: [`the Sets have more than ${MAX_PEOPLE} people`] })
    }
    return known
  }

  async #addSet(known: KnownPeople, workspaceId: string, id: string, place: number): Promise<void> {
    const sets = await this.sql.select('SELECT id FROM sets WHERE id = ? AND workspace_id = ?', [
      id,
      workspaceId,
    ])
    if (sets.length === 0)
      throw validationFailed({ [`exclude.set_ids.${place}`]: ['is not a Set of this workspace'] })
    for (let after = -1; ; ) {
      const rows = await this.sql.select<{ position: number; person: string }>(
        `SELECT position, person FROM set_items
         WHERE set_id = ? AND status = 'admitted' AND person IS NOT NULL AND position > ?
         ORDER BY position LIMIT ?`,
        [id, after, PAGE]
      )
      for (const { person } of rows) {
        const { person_id: personId, name, company, pronet } = fromJson<SetPerson>(person)
        known.add({ personId, name, company, links: pronet ? [pronet] : [] })
      }
      if (rows.length < PAGE) return
      after = Number(rows.at(-1)!.position)
    }
  }
}

const together = (parts: readonly ResolvedPeople[]): Excluded => {
  const [ids, ...others] = parts.map((part) => part.ids).filter(({ length }) => length > 0)
  return {
    ids: others.length > 0 ? [...new Set([ids, ...others].flat())] : (ids ?? []),
    has: (person) => parts.some(({ known }) => known.has(person)),
  }
}
