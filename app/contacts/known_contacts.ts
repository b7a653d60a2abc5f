import { inject } from '@adonisjs/core'
import type { KnownContacts } from '#domain/datasets/contact_cells'
import { PeopleStore } from '#app/people/people_store'
import { NO_WORKSPACE, type RowIdentity, PersonLookup } from './person_lookup.js'

/** Finds the recorded contacts of the person in a row, for datasets and columns of Sets. */
@inject()
export class KnownPersonContacts {
  constructor(
    private readonly personLookup: PersonLookup,
    private readonly people: PeopleStore
  ) {}

  /**
   * Returns null unless the row matches exactly one shared person. People that only one workspace
   * sees have no recorded contacts.
   */
  async ofRow(row: RowIdentity): Promise<KnownContacts | null> {
    const view = await this.personLookup.ofRow(row, NO_WORKSPACE)
    const personId = view?.person_id
    const person = personId
      ? await this.personLookup.person({ by: 'person_id', personId }, NO_WORKSPACE)
      : null
    return person && { person, records: await this.people.contactsOf(personId!) }
  }
}
