import { inject } from '@adonisjs/core'
import { companyKeys } from '#domain/people/companies/company_name'
import type { Company } from '#domain/people/companies/company_record'
import { nameKeys } from '#domain/people/names/names'
import { fold, words } from '#domain/people/text/text'
import { registrableDomain } from '#domain/people/text/urls'
import { DomainError } from '#domain/errors'
import { type Filter, type IndexQuery, IndexUnavailableError, SearchIndex } from '#domain/ports/search_index'
import {
  companyEntity,
  type Entity,
  ENTITY_TYPES,
  type EntityType,
  personEntity,
  type PropertyId,
  typeOfId,
} from '#domain/reconcile/entity'
import type { ReconcileQuery } from '#domain/reconcile/query'
import { type Candidate, linkOf, rank } from '#domain/reconcile/score'
import type { StoredPerson } from '#domain/search/people_document'
import { any, term, worksAt } from '#domain/search/planning/clauses'

const DEADLINE_MS = 5_000
/** Maximum number of records compared, per type and query. */
const MAX_COMPARED = 30
/** Maximum number of employer keys in a query. One stated name can have many keys. */
const MAX_EMPLOYERS = 100

const INDEX = { person: 'people', company: 'companies' } as const

/** Finds the indexed people and companies of a reconciliation request. */
@inject()
export class Entities {
  constructor(private readonly index: SearchIndex) {}

  /** Returns candidates, best first. Throws `search_unavailable` or `search_timeout`. */
  async candidates(query: ReconcileQuery): Promise<Candidate[]> {
    const id = query.id ?? (typeOfId(query.text) ? query.text : null)
    const [named, found] = await Promise.all([
      this.byId(id === null ? [] : [id]),
      Promise.all(query.types.map((type) => this.#search(type, queryOf(type, query)))),
    ])
    const byId = new Map([...named, ...found.flat()].map((entity) => [entity.id, entity]))
    return rank(query, [...byId.values()])
  }

  /** Returns entities whose name starts with the text, or whose id is the text. */
  async suggest(prefix: string, limit: number, offset: number): Promise<Entity[]> {
    const filter: Filter = { match: 'prefix', field: 'name', value: fold(prefix) }
    const lists = await Promise.all([
      this.byId([prefix]),
      ...ENTITY_TYPES.map((type) => this.#search(type, { filter, limit: offset + limit })),
    ])
    return lists.flat().slice(offset, offset + limit)
  }

  /** Returns the known entities among the ids. */
  async byId(ids: readonly string[]): Promise<Entity[]> {
    return this.#inTime(async () => {
      const lists = await Promise.all(
        ENTITY_TYPES.map(async (type) => {
          const wanted = ids.filter((id) => typeOfId(id) === type)
          const stored = wanted.length === 0 ? [] : await this.index.get(INDEX[type], wanted)
          return stored.filter((one) => one !== null).map((one) => entityOf(type, one))
        })
      )
      return lists.flat()
    })
  }

  async #search(type: EntityType, query: IndexQuery | null): Promise<Entity[]> {
    if (query === null) return []
    return this.#inTime(async (signal) => {
      const { hits } = await this.index.search(INDEX[type], query, { signal })
      return hits.map(({ stored }) => entityOf(type, stored))
    })
  }

  async #inTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const signal = AbortSignal.timeout(DEADLINE_MS)
    try {
      return await work(signal)
    } catch (error) {
      if (signal.aborted) throw new DomainError('search_timeout')
      if (error instanceof IndexUnavailableError) throw new DomainError('search_unavailable')
      throw error
    }
  }
}

const entityOf = (type: EntityType, stored: unknown): Entity =>
  type === 'person' ? personEntity(stored as StoredPerson) : companyEntity(stored as Company)

/**
 * Returns the index query for one type, or null if the request has nothing to search for in this
 * type.
 */
function queryOf(type: EntityType, { text, properties }: ReconcileQuery): IndexQuery | null {
  const valuesOf = (...ids: PropertyId[]) =>
    properties
      .filter(({ id }) => ids.includes(id))
      .flatMap(({ id, values }) => values.map((value) => ({ id, value })))
  const keys = text === '' ? [] : type === 'person' ? nameKeys(text) : companyKeys(text)
  const links = valuesOf('pronet_url', 'codehost_url', 'website').flatMap(
    ({ id, value }) => linkOf(id, value) ?? []
  )
  const domains = valuesOf('domain').map(({ value }) => registrableDomain(value) ?? fold(value))
  const tokens = words(text)
  const identified: Filter[] =
    type === 'person'
      ? links.map((link) => term('link', link))
      : domains.map((domain) => term('domain', domain))
  const stated = valuesOf('company').flatMap(({ value }) => companyKeys(value))
  const employers = [...new Set(stated)].slice(0, MAX_EMPLOYERS)
  if (tokens.length === 0 && identified.length === 0) return null
  const strong = [...identified, ...keys.map((key) => term('name', key))]
  return {
    score: [
      ...(strong.length > 0 ? [{ by: 'filter' as const, filter: any(strong), weight: 100 }] : []),
      ...(type === 'person' && employers.length > 0
        ? [{ by: 'filter' as const, filter: worksAt(employers), weight: 20 }]
        : []),
      ...tokens.map((value) => ({ by: 'token' as const, field: 'name', value, weight: 3 })),
    ],
    filter: any([...strong, ...tokens.map((value): Filter => ({ match: 'token', field: 'name', value }))]),
    limit: MAX_COMPARED,
  }
}
