import { inject } from '@adonisjs/core'
import type { Person, PersonRecord } from '#domain/people/person_record'
import { FoundPeople } from './found_people.js'
import { PeopleStore } from './people_store.js'

/** The people that one workspace sees: all shared people, and people that it found. */
@inject()
export class VisiblePeople {
  constructor(
    private readonly shared: PeopleStore,
    private readonly found: FoundPeople
  ) {}

  async get(id: string, workspaceId: string): Promise<Person | null> {
    return (await this.shared.get(id)) ?? this.found.get(id, workspaceId)
  }

  /** Returns the records of a person, or none for a person that the workspace cannot see. */
  async recordsOf(id: string, workspaceId: string): Promise<PersonRecord[]> {
    const shared = await this.shared.recordsOf(id)
    if (shared.length > 0) return shared
    const found = await this.found.record(id, workspaceId)
    return found ? [found] : []
  }

  /**
   * Returns the ids of the shared people with this account (a `profileKey`), or else of the people
   * that the workspace found with it.
   */
  async withAccount(account: string, workspaceId: string): Promise<string[]> {
    const shared = await this.shared.withAccount(account)
    return shared.length > 0 ? shared : this.found.withAccount(account, workspaceId)
  }
}
