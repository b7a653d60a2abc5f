import { displayLocation } from '#domain/people/places/display_location'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#domain/errors'
import { socialUrls } from '#domain/people/networks/social_urls'
import type { Person, PersonRecord } from '#domain/people/person_record'
import { Charges } from '#app/billing/charges'
import { type PersonIdentity, readIdentity } from '#app/contacts/identity'
import { PersonLookup } from '#app/contacts/person_lookup'
import type { SqlTransaction } from '#domain/ports/sql'
import { noteRecipients } from '#app/recipients/note_recipients'
import { VisiblePeople } from '#app/people/visible_people'
import { input } from '#app/shared/http/input'
import env from '#start/env'
import { workspaceOf } from '#app/shared/http/workspace_of'
import { lookupOperation, resolveOperation } from './lookup_operations.js'

/** The confidence that the found person is the requested one, by kind of identity. */
const CONFIDENCE: Record<PersonIdentity['by'], number> = {
  person_id: 1,
  pronet_url: 0.99,
  email: 0.95,
  name: 0.9,
}
const MAX_EVIDENCE = 3

/** POST /v1/people/lookup and /v1/people/resolve: resolve an identity to one visible person. */
@inject()
export default class LookupController {
  constructor(
    private readonly personLookup: PersonLookup,
    private readonly people: VisiblePeople,
    private readonly charges: Charges
  ) {}

  async lookup(ctx: HttpContext) {
    const identity = readIdentity((await input(ctx, lookupOperation)).body)
    await this.#priced(ctx, async () => {
      const person = await this.#find(identity, workspaceOf(ctx))
      return { personId: person.person_id, data: { person: showPerson(person) } }
    })
  }

  async resolve(ctx: HttpContext) {
    const identity = readIdentity((await input(ctx, resolveOperation)).body)
    await this.#priced(ctx, async () => {
      const { person_id } = await this.#find(identity, workspaceOf(ctx))
      const evidence = evidenceOf(await this.people.recordsOf(person_id, workspaceOf(ctx)))
      const data = { person_id, confidence: CONFIDENCE[identity.by], evidence }
      return { personId: person_id, data }
    })
  }

  /**
   * Charges the operator's price for a found person, and records the workspace as a recipient. An
   * error, such as `not_found`, is free.
   */
  #priced(ctx: HttpContext, work: () => Promise<{ personId: string; data: object }>): Promise<void> {
    const cost = env.get('PRICES').lookup
    return this.charges.answer(ctx, cost, async () => {
      const { personId, data } = await work()
      const answer = async (tx: SqlTransaction) => {
        await noteRecipients(tx, workspaceOf(ctx), 'profile', personId)
        return { data }
      }
      return { cost, answer }
    })
  }

  async #find(identity: PersonIdentity, workspaceId: string): Promise<Person> {
    const found = await this.personLookup.indexed(identity, workspaceId)
    if (!found)
      throw new DomainError('not_found', 'Nobody in the index has this identity, or several people have it.')
    return found
  }
}

function showPerson(person: Person) {
  const { person_id, name, title = null, company = null, pronet_url, website = null, socials } = person
  return {
    person_id,
    name,
    title,
    company,
    location: displayLocation(person),
    pronet: pronet_url ?? null,
    website,
    socials: socialUrls(socials),
  }
}

function evidenceOf(records: readonly PersonRecord[]) {
  const pages = records.flatMap(({ source_url, observed_at, name }) =>
    source_url && observed_at
      ? [{ url: source_url, quote: name.slice(0, 300), observed_at: new Date(observed_at).toISOString() }]
      : []
  )
  const distinct = pages.filter(({ url }, i) => pages.findIndex((other) => other.url === url) === i)
  return distinct.sort((a, b) => b.observed_at.localeCompare(a.observed_at)).slice(0, MAX_EVIDENCE)
}
