import { inject } from '@adonisjs/core'
import { parseProfile, profileKey } from '#domain/people/networks/networks'
import { SearchIndex } from '#domain/ports/search_index'
import type { StoredPerson } from '#domain/search/people_document'
import type { KnownPeople } from '#domain/sets/known_people'
import { idsWith } from '#app/index/ids_with'

const CODEHOST = 'codehost:'

/** People with the ids of all their documents in the people index. */
export type ResolvedPeople = { known: KnownPeople; ids: string[] }

/** Finds the documents of known people in the indexes. */
@inject()
export class ResolvePeople {
  constructor(private readonly index: SearchIndex) {}

  async people(known: KnownPeople, workspaceId: string, signal?: AbortSignal): Promise<ResolvedPeople> {
    const linked = { name: 'people', field: 'link', values: known.linkKeys() } as const
    const ids = await idsWith(this.index, linked, workspaceId, signal)
    return { known, ids: [...new Set([...known.personIds(), ...ids])] }
  }

  /** Returns the ids of the people's code-host accounts. */
  async accounts(
    { known, ids }: ResolvedPeople,
    workspaceId: string,
    signal?: AbortSignal
  ): Promise<string[]> {
    const stored = (await this.index.get('people', ids)) as (StoredPerson | null)[]
    const logins = [...known.linkKeys(), ...stored.flatMap(codehostKeys)].flatMap((key) =>
      key.startsWith(CODEHOST) ? [key.slice(CODEHOST.length)] : []
    )
    const values = [...new Set(logins)]
    return idsWith(this.index, { name: 'codehost', field: 'login', values }, workspaceId, signal)
  }
}

/** Returns the key of a person's code-host profile, if there is one. */
function codehostKeys(person: StoredPerson | null): string[] {
  const profile = parseProfile(person?.socials?.codehost ?? '', 'codehost')
  return profile ? [profileKey(profile)] : []
}
