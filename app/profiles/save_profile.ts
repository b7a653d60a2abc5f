import { inject } from '@adonisjs/core'
import { parseProfile, profileKey } from '#domain/people/networks/networks'
import type { PersonProfile } from '#domain/profiles/person_record'
import { factVotes } from '#domain/search/verification/corroboration'
import type { PersonFacts } from '#domain/search/verification/person_facts'
import type { PersonIdentity } from '#app/contacts/identity'
import { FoundPeople } from '#app/people/found_people'
import { type FoundPerson, personIdOf } from '#app/people/found_rows'
import { PeopleStore } from '#app/people/people_store'

/** Resolves or stores the person of a profile that was built from pages only. */
@inject()
export class SaveProfile {
  constructor(
    private readonly people: PeopleStore,
    private readonly foundPeople: FoundPeople
  ) {}

  /** Returns the shared person with the profile's pronet account, or null if there is none or several. */
  async known(profile: PersonProfile, requested: PersonIdentity): Promise<string | null> {
    const account = parseProfile(pronetOf(profile, requested) ?? '')
    const ids = account ? await this.people.withAccount(profileKey(account)) : []
    return ids.length === 1 ? ((await this.people.get(ids[0]))?.person_id ?? ids[0]) : null
  }

  /** Stores the person of a profile for the workspace. Returns the person_id. */
  async found(
    profile: PersonProfile,
    requested: PersonIdentity,
    facts: PersonFacts,
    workspaceId: string
  ): Promise<string> {
    const { identity, source_links, provenance } = profile
    const pronet = pronetOf(profile, requested)
    const domain = requested.by === 'name' ? requested.domain : undefined
    const record: FoundPerson['record'] = {
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
    const found = { record, votes: factVotes(facts) }
    await this.foundPeople.save(workspaceId, [found])
    return personIdOf(found)
  }
}

const pronetOf = ({ identity }: PersonProfile, requested: PersonIdentity): string | undefined =>
  identity.pronet ?? (requested.by === 'pronet_url' ? requested.url : undefined)

const given = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>
