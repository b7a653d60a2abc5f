import { inject } from '@adonisjs/core'
import { Logger } from '@adonisjs/core/logger'
import { type BatchField, type BatchResult, identifierKey } from '#domain/batch/batch'
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactPerson,
  type FieldResult,
  NOT_FOUND,
} from '#domain/contacts/contact'
import { socialUrl } from '#domain/people/networks/social_urls'
import type { Person } from '#domain/people/person_record'
import { platformsOf } from '#domain/profiles/platforms'
import { FindContacts } from '#app/contacts/find_contacts'
import { readIdentifier } from '#app/contacts/identifier'
import { PersonLookup } from '#app/contacts/person_lookup'
import { VisiblePeople } from '#app/people/visible_people'
import { ResearchPerson } from '#app/profiles/research_person'

const UNAVAILABLE: FieldResult = { ...NOT_FOUND, status: 'unavailable' }
const DEADLINE_MS = 80_000
type ProfileField = Exclude<BatchField, ContactField>

@inject()
export class EnrichOne {
  constructor(
    private readonly personLookup: PersonLookup,
    private readonly people: VisiblePeople,
    private readonly contacts: FindContacts,
    private readonly research: ResearchPerson,
    private readonly logger: Logger
  ) {}

  /**
   * Finds the fields of one person. Rejects only when the signal aborts, so that the batch
   * continues. After the deadline, contact fields are `unavailable`, and so are profiles that were
   * not found yet. After an unexpected error, all fields are `unavailable`.
   */
  async run(
    identifier: string,
    fields: readonly BatchField[],
    workspaceId: string,
    signal: AbortSignal
  ): Promise<BatchResult> {
    try {
      return await this.#find(identifier, fields, workspaceId, signal)
    } catch (err) {
      signal.throwIfAborted()
      this.logger.error({ err }, 'enriching a person of a batch failed')
      return Object.fromEntries(fields.map((field) => [field, UNAVAILABLE]))
    }
  }

  /** Returns the same key for every identifier of a recorded person. */
  async keyOf(identifier: string, workspaceId: string): Promise<string> {
    // After a failed lookup, a person listed twice is not recognised. `run` reports the failure.
    const known = await this.personLookup.indexed(readIdentifier(identifier)!, workspaceId).catch(() => null)
    return known?.person_id ?? identifierKey(identifier)
  }

  async #find(
    identifier: string,
    fields: readonly BatchField[],
    workspaceId: string,
    signal: AbortSignal
  ): Promise<BatchResult> {
    const person = await this.personLookup.person(readIdentifier(identifier)!, workspaceId)
    // The person_id is unknown.
    if (!person) return Object.fromEntries(fields.map((field) => [field, NOT_FOUND]))
    const limit = AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)])
    const contactFields = fields.filter((field) =>
      (CONTACT_FIELDS as readonly string[]).includes(field)
    ) as ContactField[]
    const profileFields = fields.filter(
      (field) => !contactFields.includes(field as ContactField)
    ) as ProfileField[]
    const [contacts, profiles] = await Promise.all([
      this.#contacts(person, contactFields, limit),
      this.#profiles(person, profileFields, workspaceId, limit),
    ])
    signal.throwIfAborted()
    const found: BatchResult = { ...contacts, ...profiles }
    return Object.fromEntries(fields.map((field) => [field, found[field]]))
  }

  async #contacts(
    person: ContactPerson,
    fields: readonly ContactField[],
    signal: AbortSignal
  ): Promise<BatchResult> {
    if (fields.length === 0) return {}
    try {
      return (await this.contacts.find(person, fields, signal)).fields
    } catch (error) {
      if (!signal.aborted) throw error
      return Object.fromEntries(fields.map((field) => [field, UNAVAILABLE]))
    }
  }

  /** Uses records when they have the profile, otherwise pages. */
  async #profiles(
    person: ContactPerson,
    fields: readonly ProfileField[],
    workspaceId: string,
    signal: AbortSignal
  ): Promise<BatchResult> {
    if (fields.length === 0) return {}
    const view = person.personId ? await this.people.get(person.personId, workspaceId) : null
    const recorded = Object.fromEntries(
      fields.flatMap((field) => {
        const url = recordedUrl(field, view)
        return url ? [[field, foundProfile(url, 'first_party', timeOf(view?.observed_at))]] : []
      })
    )
    const missing = fields.filter((field) => !recorded[field])
    return missing.length === 0
      ? recorded
      : { ...recorded, ...(await this.#onPages(person, view, missing, workspaceId, signal)) }
  }

  async #onPages(
    person: ContactPerson,
    view: Person | null,
    fields: readonly ProfileField[],
    workspaceId: string,
    signal: AbortSignal
  ): Promise<BatchResult> {
    const records = person.personId ? await this.people.recordsOf(person.personId, workspaceId) : []
    const now = new Date().toISOString()
    const read = await this.research.run(person, view, records, now, signal)
    const platforms = platformsOf(read, now)
    const missed = read.timedOut || read.sourceFailed ? UNAVAILABLE : NOT_FOUND
    return Object.fromEntries(
      fields.map((field) => {
        const fact = platforms.find(({ value }) => value.platform === field)
        const seen =
          fact?.origins
            .map(({ observedAt }) => observedAt)
            .sort()
            .at(-1) ?? null
        return [field, fact ? foundProfile(fact.value.url, 'evidence', seen) : missed]
      })
    )
  }
}

function recordedUrl(field: ProfileField, view: Person | null): string | null {
  if (field === 'pronet') return view?.pronet_url ?? null
  const account = view?.socials?.codehost
  return account ? socialUrl('codehost', account) : null
}

const foundProfile = (value: string, source: string, last_seen: string | null): FieldResult => ({
  ...NOT_FOUND,
  ...{ value, status: 'found', source, last_seen },
})

const timeOf = (day: string | undefined): string | null => (day ? new Date(day).toISOString() : null)
