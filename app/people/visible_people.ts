import { inject } from '@adonisjs/core'
import type { Person, PersonRecord } from '#domain/people/person_record'
import { FoundPeople } from './found_people.js'
import { PeopleStore } from './people_store.js'

/** People as one workspace sees them: those that everybody shares, and those that it found itself. */
@inject()
export class VisiblePeople {
  constructor(
    private readonly shared: PeopleStore,
    private readonly found: FoundPeople
  ) {}

  async get(id: string, workspaceId: string): Promise<Person | null> {
    return (await this.shared.get(id)) ?? this.found.get(id, workspaceId)
  }

  /** The records behind an id; empty where the workspace sees nobody under it. */
  async recordsOf(id: string, workspaceId: string): Promise<PersonRecord[]> {
    const shared = await this.shared.recordsOf(id)
    if (shared.length > 0) return shared
    const found = await this.found.record(id, workspaceId)
    return found ? [found] : []
  }

  /** The ids of people with this account, as `profileKey` writes it; people found count where no shared one has it. */
  async withAccount(account: string, workspaceId: string): Promise<string[]> {
    const shared = await this.shared.withAccount(account)
    return shared.length > 0 ? shared : this.found.withAccount(account, workspaceId)
  }
}
