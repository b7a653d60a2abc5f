import { CONTACT_COLUMNS } from '#domain/billing/prices'
import {
  CONTACT_FIELDS,
  type ContactCandidate,
  type ContactField,
  type ContactPerson,
} from '#domain/contacts/contact'
import { Inconclusive } from '#domain/contacts/inconclusive'
import { withPerson } from '#domain/contacts/recorded_contacts'
import { parsePhone } from '#domain/people/phones/phones'
import { ContactProvider } from '#domain/contacts/contact_provider'
import { reconcile } from '#domain/truth/reconcile/reconcile'
import type { ReliabilityTable } from '#domain/truth/reconcile/sources'
import { votesOf } from '#domain/truth/votes_of'
import type { PersonPages } from './person_pages.js'

/** Contacts stated on public pages about the person, reconciled like dataset cells. */
export class EvidencePages extends ContactProvider {
  readonly name = 'evidence'
  override readonly origin = 'pages'
  readonly fields = CONTACT_FIELDS
  readonly deadlineMs = 30_000

  constructor(
    private readonly pages: PersonPages,
    private readonly now: () => string,
    private readonly reliability?: () => Promise<ReliabilityTable>
  ) {
    super()
  }

  /** Throws Inconclusive when nothing was found and the research is incomplete. */
  async find(field: ContactField, person: ContactPerson, signal: AbortSignal): Promise<ContactCandidate[]> {
    const { sources, evidence, isIncomplete } = await this.pages.of(person, signal)
    const column = CONTACT_COLUMNS[field]
    const votes = sources.flatMap((source) => votesOf(column, source, withPerson(evidence, person)))
    const reliability = await this.reliability?.()
    const context = { now: this.now(), country: person.country ?? undefined, reliability }
    const answer = reconcile({ key: column, entity: 'person' }, votes, context)
    if (answer.status !== 'found') {
      if (isIncomplete) throw new Inconclusive('pages could not be read')
      return []
    }
    const seen = answer.supporters.map(({ observedAt }) => observedAt).sort()
    const value = String(answer.value)
    return [
      {
        value: field === 'phone' ? (parsePhone(value)?.e164 ?? value) : value.toLowerCase(),
        lastSeen: seen.at(-1) ?? null,
        basis: 'stated',
        probability: answer.confidence ?? 0,
      },
    ]
  }
}
