import { networkOf } from '#domain/people/networks/networks'
import { registrableDomain } from '#domain/people/text/urls'
import { othersProfiles } from '#domain/truth/research/others_profiles'
import type { Pages } from '#domain/truth/research/page_source'
import { type Research, research, type ResearchOptions } from '#domain/truth/research/research'
import { readSubject } from '#domain/truth/subject'
import type { Employer } from './employer.js'
import {
  type EmployerQuestion,
  type EmployerVerdicts,
  type Judged,
  judgeEmployer,
  questionKey,
} from './employer_verdicts.js'
import type { Verdict } from './verdict.js'

/** Words that find pages about funding, which are rarely on the company's site. */
const FUNDING_WORDS = 'funding round series seed'
/** The number of pages about funding that are read first. */
const MAX_FUNDING_PAGES = 5
const MAX_FOUND = 10

/** The row of an employer that was researched. */
export type EmployerRow = { name: string; domain?: string }
export type EmployerAnswer = { verdict: Verdict; row: EmployerRow; researched: Research }

/** Facts about employers. Each fact is researched once. `leads` returns a company's addresses. */
export class CompanyFacts implements EmployerVerdicts {
  readonly #answers = new Map<string, Promise<EmployerAnswer>>()

  constructor(
    private readonly reader: Pages,
    private readonly leads: (company: string) => Promise<readonly string[]>,
    private readonly options: Omit<ResearchOptions, 'leads'>
  ) {}

  async verdict(employer: Employer, question: EmployerQuestion): Promise<Verdict> {
    return (await this.answer(employer, question)).verdict
  }

  /** Returns the verdict on an employer with the research behind it. */
  answer(employer: Employer, question: EmployerQuestion): Promise<EmployerAnswer> {
    const key = questionKey(employer, question)
    let answer = this.#answers.get(key)
    if (!answer) this.#answers.set(key, (answer = this.#research(employer, question)))
    return answer
  }

  async #research({ name, domain }: Employer, question: EmployerQuestion): Promise<EmployerAnswer> {
    const judge = (sources: Research['sources']) => judgeEmployer(question, sources, this.options.now)
    const words = question.of === 'funding' ? FUNDING_WORDS : ''
    const { row, researched } = await this.#read(name, domain, words, (sources) => isSettled(judge(sources)))
    return { verdict: judge(researched.sources).verdict, row, researched }
  }

  async #read(
    name: string,
    knownDomain: string | null,
    searchWords: string,
    enough: NonNullable<ResearchOptions['enough']>
  ): Promise<{ row: EmployerRow; researched: Research }> {
    const [leads, found] = await Promise.all([
      this.leads(name),
      searchWords ? this.reader.find(`${name} ${searchWords}`, MAX_FOUND, this.options.signal) : [],
    ])
    const domain = knownDomain ?? onlySite(leads)
    const row = { name, ...(domain ? { domain } : {}) }
    // If the company's site is known, other addresses under its name may belong to namesakes.
    const own = leads.filter((url) => !domain || networkOf(url) || registrableDomain(url) === domain)
    const subject = readSubject('company', row)
    const isOthers = othersProfiles(subject)
    // If several companies share the name, only all pages together distinguish them.
    const isShared = leads.some((url) => !networkOf(url) && registrableDomain(url) !== domain)
    // A search for a company also finds profiles of its people.
    const pages: Pages = {
      read: (...args) => this.reader.read(...args),
      linking: (...args) => this.reader.linking(...args),
      find: async (...args) => (await this.reader.find(...args)).filter((url) => !isOthers(url)),
    }
    const first = [...own, ...found.filter((url) => !isOthers(url)).slice(0, MAX_FUNDING_PAGES)]
    const options = { ...this.options, leads: first, ...(isShared ? {} : { enough }) }
    return { row, researched: await research(subject, pages, options) }
  }
}

/** Reading stops once a current verdict, positive or negative, has this probability. */
const SETTLED = 0.85

const isSettled = ({ verdict: { is, probability }, isCurrent }: Judged): boolean =>
  isCurrent && ((is === 'yes' && probability >= SETTLED) || (is === 'no' && probability <= 1 - SETTLED))

/** Returns the only site among addresses; null if there are none or several. */
function onlySite(urls: readonly string[]): string | null {
  const domains = new Set(urls.filter((url) => !networkOf(url)).map(registrableDomain))
  return domains.size === 1 ? [...domains][0] : null
}
