import { inject } from '@adonisjs/core'
import { validationFailed } from '#domain/errors'
import { parseProfile, profileKey } from '#domain/people/networks/networks'
import { type Filter, SearchIndex } from '#domain/ports/search_index'
import { Sql } from '#domain/ports/sql'
import type { StoredPerson } from '#domain/search/people_document'
import type { Excluded } from '#domain/search/request'
import { KnownPeople } from '#domain/sets/known_people'
import type { SetPerson } from '#domain/sets/set'
import { fromJson } from '#app/shared/database/codecs'
import type { Infer } from '#app/shared/schema/schema'
import type { exclude } from './exclusion_schema.js'
import { ExclusionList } from './exclusion_list.js'
import { checkProfiles } from './check_profiles.js'

type Given = Infer<typeof exclude>

/** Bounds the queries that one search starts before it finds anybody. */
const MAX_PEOPLE = 20_000
const PAGE = 500
/** Values per index query, below the clause limit of OpenSearch. */
const MAX_VALUES = 200
const CODEHOST = 'codehost:'
const NOBODY = { accounts: [] as string[], people: undefined as Excluded | undefined }

/** Resolves `exclude` of a search to ids of index documents. */
@inject()
export class Exclusions {
  constructor(
    private readonly sql: Sql,
    private readonly index: SearchIndex,
    private readonly list: ExclusionList
  ) {}

  /**
   * Returns the people to leave out. Throws `validation_failed` for unknown Sets, bad URLs and too
   * many people, and like the index.
   */
  async of(given: Given, workspaceId: string, signal: AbortSignal): Promise<Excluded | undefined> {
    if (!given) return undefined
    const known = await this.#known(given, workspaceId, signal)
    const linked = await this.#find('people', 'link', known.linkKeys(), signal)
    const ids = [...new Set([...known.personIds(), ...linked.map(({ id }) => id)])]
    return { ids, has: (person) => known.has(person) }
  }

  /**
   * Returns the code-host accounts to leave out. The caller must also leave out accounts that are
   * linked to `people`. Throws like `of`.
   */
  async ofAccounts(given: Given, workspaceId: string, signal: AbortSignal): Promise<typeof NOBODY> {
    if (!given) return NOBODY
    const known = await this.#known(given, workspaceId, signal)
    const linked = await this.#find('people', 'link', known.linkKeys(), signal)
    const ids = [...new Set([...known.personIds(), ...linked.map(({ id }) => id)])]
    const stored = (await this.index.get('people', ids)) as (StoredPerson | null)[]
    const logins = [...known.linkKeys(), ...stored.flatMap(codehostKeys)].flatMap((key) =>
      key.startsWith(CODEHOST) ? [key.slice(CODEHOST.length)] : []
    )
    const accounts = await this.#find('codehost', 'login', [...new Set(logins)], signal)
    return {
      accounts: accounts.map(({ id }) => id),
      people: { ids, has: (person) => known.has(person) },
    }
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
    if (given.exclusion_list)
      for await (const { personId, url } of this.list.all(workspaceId))
        known.add({ personId, links: url ? [url] : [] })
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

  /** Returns the documents that have one of these terms. */
  async #find(name: 'people' | 'codehost', field: string, values: readonly string[], signal: AbortSignal) {
    const found: { id: string; stored: unknown }[] = []
    for (let at = 0; at < values.length; at += MAX_VALUES) {
      const of = values.slice(at, at + MAX_VALUES).map((value): Filter => ({ match: 'term', field, value }))
      const query = { filter: { match: 'any' as const, of }, limit: 5 * MAX_VALUES }
      const { hits } = await this.index.search(name, query, { signal })
      found.push(...hits)
    }
    return found
  }
}

/** Returns the key of a person's code-host profile, if there is one. */
function codehostKeys(person: StoredPerson | null): string[] {
  const profile = parseProfile(person?.socials?.codehost ?? '', 'codehost')
  return profile ? [profileKey(profile)] : []
}
