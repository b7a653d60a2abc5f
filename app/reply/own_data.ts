import { inject } from '@adonisjs/core'
import type { Person, PersonRecord } from '#domain/people/person_record'
import { Sql } from '#domain/ports/sql'
import { foldPerson } from '#domain/people/records/fold_person'
import { CollectPerson } from '#app/privacy/collect_person'
import { CarryOutErasures } from '#app/privacy/carry_out_erasures'
import { type Recipient, Recipients } from '#app/recipients/recipients'
import { anyOf } from '#app/shared/database/any_of'
import { fromJson } from '#app/shared/database/codecs'

/** One stored value about a person. */
type OwnClaim = {
  what: string
  value: string
  quote: string | null
  source: string
  at: string | null
}

export type OwnData = {
  /** Null for a person whom only single workspaces found on pages. */
  person: Person | null
  claims: OwnClaim[]
  recipients: Recipient[]
  held: { store: string; what: string; count: number }[]
}

const MAX_DEPTH = 8

/** Collects what is stored about a person, for the person. */
@inject()
export class OwnDataReader {
  constructor(
    private readonly sql: Sql,
    private readonly people: CollectPerson,
    private readonly erasures: CarryOutErasures,
    private readonly recipients: Recipients
  ) {}

  async of(personId: string): Promise<OwnData> {
    const { person } = await this.people.collect({ by: 'person_id', personId }, personId)
    const records = await this.#json<PersonRecord>('person_records', 'body', person.personIds)
    const found = await this.#json<PersonRecord>('found_people', 'record', person.personIds)
    const profiles = await this.#json<object>('person_profiles', 'record', person.personIds)
    const held = (await this.erasures.find(person)).flatMap(({ store, data }) =>
      data.map(({ what, count }) => ({ store, what, count }))
    )
    return {
      person: records.length ? foldPerson(personId, records) : null,
      claims: [...[...records, ...found].flatMap(claimsOfRecord), ...profiles.flatMap(claimsOfProfile)],
      recipients: await this.recipients.of(person.personIds),
      held,
    }
  }

  async #json<T>(table: string, column: string, personIds: readonly string[]): Promise<T[]> {
    const [condition, binding] = anyOf(this.sql, 'person_id', personIds)
    const rows = await this.sql.select<{ json: unknown }>(
      `SELECT ${column} AS json FROM ${table} WHERE ${condition}`,
      [binding]
    )
    return rows.map(({ json }) => fromJson<T>(json))
  }
}

function claimsOfRecord({ id: _, source, source_url, observed_at, ...fields }: PersonRecord): OwnClaim[] {
  const origin = [source, source_url].filter(Boolean).join(', ') || 'an imported file'
  return leaves(fields).map(({ what, value }) => ({
    ...{ what, value, quote: null, source: origin, at: observed_at ?? null },
  }))
}

/** Values of a generated profile. Its citations follow as values with page and quote. */
const claimsOfProfile = (profile: object): OwnClaim[] =>
  leaves(profile).map(({ what, value, quote, url }) => ({
    ...{ what: `profile: ${what}`, value, quote, source: url ?? 'generated profile', at: null },
  }))

type Leaf = { what: string; value: string; quote: string | null; url: string | null }

/** Returns every value of a JSON object, with the nearest quote and page beside or above it. */
function leaves(
  value: unknown,
  path = '',
  depth = 0,
  quote: string | null = null,
  url: string | null = null
): Leaf[] {
  if (value === null || value === undefined || value === '' || depth > MAX_DEPTH) return []
  if (typeof value !== 'object') return [{ what: path || 'value', value: String(value), quote, url }]
  const beside = value as { quote?: unknown; url?: unknown }
  const [ownQuote, ownUrl] = [textOf(beside.quote) ?? quote, textOf(beside.url) ?? url]
  return Object.entries(value).flatMap(([key, one]) => {
    const name = Array.isArray(value) ? path : [path, key].filter(Boolean).join(' ')
    return leaves(one, name.replaceAll('_', ' '), depth + 1, ownQuote, ownUrl)
  })
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
