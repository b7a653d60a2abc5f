import type { ContactPerson } from '#domain/contacts/contact'
import { registrableDomain } from '#domain/people/text/urls'
import type { Evidence } from '#domain/evidence/evidence'
import { CountedEvidence } from './counted_evidence.js'
import { PageReader } from '#domain/truth/research/page_reader'
import { type Research, research } from '#domain/truth/research/research'
import { readSubject, type Row } from '#domain/truth/subject'

/** The oldest reading that serves contacts, in days, as of work addresses. */
const MAX_AGE_DAYS = 26

export type PageSettings = {
  /** Pages read of a person at most. */
  pages: number
  /** Addresses that an index has for a person or a company. */
  leads: (row: Row, entity: 'person' | 'company') => Promise<readonly string[]>
  now: () => string
}

/** `isIncomplete` where too much could not be read to say that something is nowhere. */
export type PersonResearch = Research & { isIncomplete: boolean }

/** What pages say of a person; read once, however many fields are looked for at a time. */
export class PersonPages {
  readonly #under = new WeakMap<ContactPerson, Promise<PersonResearch>>()

  constructor(
    private readonly evidence: Evidence,
    private readonly settings: PageSettings
  ) {}

  /** The signal of whoever asks first ends it for all. */
  of(person: ContactPerson, signal: AbortSignal): Promise<PersonResearch> {
    let researched = this.#under.get(person)
    if (!researched) this.#under.set(person, (researched = this.#research(person, signal)))
    return researched
  }

  async #research(person: ContactPerson, signal: AbortSignal): Promise<PersonResearch> {
    const evidence = new CountedEvidence(this.evidence)
    const { pages, leads, now } = this.settings
    const [company] = person.companies
    const row = { ...person.row, ...(company ? { company } : {}) }
    const subject = readSubject('person', row)
    const [domain] = person.domains
    const read = await research(
      { ...subject, mailDomain: subject.mailDomain ?? (domain ? registrableDomain(domain) : null) },
      new PageReader(evidence),
      {
        now: now(),
        maxAgeDays: MAX_AGE_DAYS,
        allowStale: true,
        signal,
        pages,
        leads: await leads(row, 'person'),
        companyLeads: (name) => leads({ name }, 'company'),
      }
    )
    return { ...read, isIncomplete: read.timedOut || evidence.isFailing }
  }
}
