import { inject } from '@adonisjs/core'
import { parseProfile, profileKey } from '#domain/people/networks'
import type { PersonRecord } from '#domain/people/person'
import type { ProfileRecord } from '#domain/person/person_record'
import type { Identity } from '#app/contacts/identity'
import { PeopleStore } from '#app/people/people_store'
import { recordKey } from '#app/people/record_key'

/** Gives people found on pages alone their place among the people there are. */
@inject()
export class KeepPerson {
  constructor(private readonly people: PeopleStore) {}

  /** The id of the person a profile is of: of the one with its professional-network account, else of a record made of it. */
  async personId({ identity, source_links, provenance }: ProfileRecord, asked: Identity): Promise<string> {
    const pronet = identity.pronet ?? (asked.by === 'pronet_url' ? asked.url : undefined)
    const profile = pronet ? parseProfile(pronet) : null
    const known = profile ? await this.people.withAccount(profileKey(profile)) : []
    if (known.length === 1) return (await this.people.get(known[0]))?.person_id ?? known[0]
    const domain = asked.by === 'name' ? asked.domain : undefined
    const record: PersonRecord & { source: string; id: string } = {
      source: 'web',
      id: pronet ?? [identity.name, domain ?? source_links[0]?.url].join(' | '),
      name: identity.name!,
      observed_at: provenance['identity.name']?.last_seen ?? new Date().toISOString(),
      ...given({
        title: identity.title,
        company: identity.company,
        company_domain: domain,
        city: identity.location,
        pronet_url: pronet,
        source_url: source_links[0]?.url,
      }),
    }
    await this.people.applyRecords([record])
    const id = `per_${recordKey(record, '')}`
    return (await this.people.get(id))?.person_id ?? id
  }
}

const given = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>
