import { inject } from '@adonisjs/core'
import { type FieldErrors, validationFailed } from '#domain/errors'
import { SearchIndex } from '#domain/ports/search_index'
import type { SqlTransaction } from '#domain/ports/sql'
import { findIndexedRow } from '#domain/search/verification/find_indexed'
import type { StoredPerson } from '#domain/search/people_document'
import { candidateOf, identityKey, identityOf } from '#domain/sets/candidate'
import { identityOfRow, KnownPeople } from '#domain/sets/known_people'
import type { PersonRow, SetPerson } from '#domain/sets/set'
import type { Row } from '#domain/truth/subject'
import { PersonLookup } from '#app/contacts/person_lookup'
import { noteRecipients } from '#app/recipients/note_recipients'
import { newId } from '#app/shared/new_id'
import { toJson } from '#app/shared/database/codecs'
import { EventFeed } from '#app/events/event_feed'
import { ExcludedPeople } from './excluded_people.js'
import { personOfIndex } from '#domain/sets/set_person'
import { SetEvents } from './set_events.js'
import { SetStore } from './set_store.js'
import { showItem } from './show_set.js'

/** A person to import, with their index record. */
export type PersonToImport = { row: Row; indexed: StoredPerson | null }

/** Admits people that the caller already has, without duplicates. */
@inject()
export class ImportPeople {
  constructor(
    private readonly index: SearchIndex,
    private readonly sets: SetStore,
    private readonly events: SetEvents,
    private readonly feed: EventFeed,
    private readonly excludedPeople: ExcludedPeople,
    private readonly personLookup: PersonLookup
  ) {}

  /**
   * Looks rows up in the records and in the index. Throws `validation_failed` for unknown
   * person_ids.
   */
  async recognise(rows: readonly PersonRow[], workspaceId: string): Promise<PersonToImport[]> {
    const found: PersonToImport[] = []
    const problems: FieldErrors = {}
    for (const [i, { person_id, company_domain, ...row }] of rows.entries()) {
      const known = await this.personLookup.ofRow({ ...row, person_id, company_domain }, workspaceId)
      const indexed = known ?? (await findIndexedRow(this.index, row))
      if (person_id !== undefined && !known)
        problems[`rows.${i}.person_id`] = ['is not the id of an indexed person']
      // A row without a name takes the missing fields from the person that its identifiers match.
      found.push({ row: known && !row.name ? { ...candidateOf(known).row, ...row } : row, indexed })
    }
    if (Object.keys(problems).length > 0) throw validationFailed(problems)
    return found
  }

  /**
   * Returns the people whom the Set has not admitted yet, without duplicates. Requires the lock of
   * the Set.
   */
  async fresh(
    workspaceId: string,
    setId: string,
    people: readonly PersonToImport[],
    tx: SqlTransaction
  ): Promise<PersonToImport[]> {
    const exclude = { setIds: [], people: [] }
    const known: KnownPeople = await this.excludedPeople.of({ setId, exclude }, workspaceId, tx)
    return people.filter((person) => {
      const identity = identityOf(person)
      const emails = identityOfRow(person.row).emails
      if (known.has({ ...identity, emails })) return false
      known.add({ ...identity, emails })
      return true
    })
  }

  /** Admits people and returns how many are new. Requires the lock of the Set. */
  async admit(
    setId: string,
    people: readonly PersonToImport[],
    now: Date,
    tx: SqlTransaction
  ): Promise<number> {
    const [{ next_position, workspace_id }] = await tx.select<{
      next_position: number
      workspace_id: string
    }>(
      'UPDATE sets SET next_position = next_position + ? WHERE id = ? RETURNING next_position, workspace_id',
      [people.length, setId]
    )
    const first = Number(next_position) - people.length
    let admitted = 0
    for (const [i, person] of people.entries()) {
      // The caller's import admits even a pending or rejected person.
      const rows = await tx.select<{ id: string }>(
        `INSERT INTO set_items (id, set_id, position, search_id, identity, status, seed, person, criteria, billed, created_at)
         VALUES (?, ?, ?, NULL, ?, 'admitted', ?, ?, '[]', ?, ?)
         ON CONFLICT (set_id, identity) DO UPDATE SET status = 'admitted', was = NULL, search_id = NULL,
           position = excluded.position, seed = excluded.seed, person = excluded.person, criteria = '[]'
         WHERE set_items.status <> 'admitted' RETURNING id`,
        [
          newId('item'),
          setId,
          first + i,
          identityKey(person),
          tx.contacts.sealIn(toJson(person.row)),
          tx.contacts.sealIn(toJson(personOf(person))),
          false,
          now.toISOString(),
        ]
      )
      if (rows.length === 0) continue
      admitted++
      const item = showItem(await this.sets.item(rows[0].id, tx), [], [])
      await this.events.append(tx, setId, 'set.item.created', item, now)
    }
    await noteRecipients(tx, workspace_id, 'set', people.map(personOf), now)
    tx.onCommit(() => this.feed.poke())
    return admitted
  }
}

function personOf({ row, indexed }: PersonToImport): SetPerson {
  const listed = indexed && personOfIndex(indexed)
  return {
    person_id: listed?.person_id ?? null,
    name: row.name ?? listed?.name ?? null,
    title: listed?.title ?? null,
    company: row.company ?? listed?.company ?? null,
    location: listed?.location ?? null,
    pronet: row.pronet_url ?? listed?.pronet ?? null,
    website: row.domain ?? listed?.website ?? null,
  }
}
