import type { ContactPerson } from '#domain/contacts/contact'
import { registrableDomain } from '#domain/people/text/urls'
import type { Evidence } from '#domain/evidence/evidence'
import { CountedEvidence } from './counted_evidence.js'
import { PageSource } from '#domain/truth/research/page_source'
import { type Research, research } from '#domain/truth/research/research'
import { readSubject, type Row } from '#domain/truth/subject'

/** Stored pages older than this many days are read again. */
const MAX_AGE_DAYS = 26

export type PageSettings = {
  pages: number
  /** Returns page addresses that an index knows for a person or company. */
  leads: (row: Row, entity: 'person' | 'company') => Promise<readonly string[]>
  now: () => string
}

/**
 * `isIncomplete`: a value that was not found may exist, because research ran out of time or too
 * many pages could not be read.
 */
export type PersonResearch = Research & { isIncomplete: boolean }

/** Researches a person's pages once for all lookups with the same ContactPerson object. */
export class PersonPages {
  readonly #running = new WeakMap<ContactPerson, Promise<PersonResearch>>()

  constructor(
    private readonly evidence: Evidence,
    private readonly settings: PageSettings
  ) {}

  /** The first caller's signal aborts the research for all callers. */
  of(person: ContactPerson, signal: AbortSignal): Promise<PersonResearch> {
    let running = this.#running.get(person)
    if (!running) this.#running.set(person, (running = this.#research(person, signal)))
    return running
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
      new PageSource(evidence),
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
