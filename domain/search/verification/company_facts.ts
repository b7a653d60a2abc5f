import { readQuestion } from '#domain/questions/read_question'
import { settleVotes } from '#domain/questions/settle'
import { customVotes } from '#domain/questions/votes'
import { isFresh } from '#domain/evidence/freshness'
import { companyKey } from '#domain/people/companies/company_name'
import { networkOf } from '#domain/people/networks/networks'
import { registrableDomain } from '#domain/people/text/urls'
import { candidatesOf } from '#domain/truth/reconcile/reconcile'
import type { Vote } from '#domain/truth/reconcile/vote'
import { othersProfiles } from '#domain/truth/research/others_profiles'
import type { Pages } from '#domain/truth/research/page_source'
import { type Research, research, type ResearchOptions } from '#domain/truth/research/research'
import { readSubject } from '#domain/truth/subject'
import { votesOf } from '#domain/truth/votes_of'
import { FUNDING_STAGES, type FundingStage } from '../request.js'
import { type Bounds, headcountVerdict, stageVerdict } from './company_verdicts.js'
import type { Employer } from './employer.js'
import { isLikely, type Verdict } from './verdict.js'

const STAGE = readQuestion({
  key: 'custom.funding_stage',
  description: `Latest funding stage of the company. One of: ${FUNDING_STAGES.join(', ')}.`,
  format: 'options',
  entity: 'company',
})

/** Words that find pages about funding, which are rarely on the company's site. */
const FUNDING_WORDS = 'funding round series seed'
/** The number of pages about funding that are read first. */
const MAX_FUNDING_PAGES = 5
const MAX_FOUND = 10

/** Facts about employers. Each fact is researched once. `leads` returns a company's addresses. */
export class CompanyFacts {
  readonly #judged = new Map<string, Promise<Verdict>>()

  constructor(
    private readonly reader: Pages,
    private readonly leads: (company: string) => Promise<readonly string[]>,
    private readonly options: Omit<ResearchOptions, 'leads'>
  ) {}

  /** Decides whether the headcount is within bounds, based on all stated values. */
  headcount(employer: Employer, bounds: Bounds): Promise<Verdict> {
    return this.#verdict(employer, `headcount ${bounds.gte} ${bounds.lte}`, '', (sources) => {
      const votes = sources.flatMap((source) => votesOf('headcount', source))
      const stated = candidatesOf({ key: 'headcount', entity: 'company' }, votes, { now: this.options.now })
      return { verdict: headcountVerdict(stated, bounds), isCurrent: true }
    })
  }

  /** Decides whether the latest funding stage is one of `stages`. */
  fundingStage(employer: Employer, stages: readonly FundingStage[]): Promise<Verdict> {
    return this.#verdict(employer, `stage ${stages}`, FUNDING_WORDS, (sources) => {
      const votes = sources.flatMap((source) => customVotes(STAGE, source))
      const stated = candidatesOf(STAGE, settleVotes(STAGE, votes), { now: this.options.now })
      return { verdict: stageVerdict(stated, stages), isCurrent: votes.some((vote) => this.#isCurrent(vote)) }
    })
  }

  /** Returns the verdict on an employer. Each question is researched once. */
  #verdict(
    { name, domain }: Employer,
    question: string,
    searchWords: string,
    judge: (sources: Research['sources']) => Judged
  ): Promise<Verdict> {
    const key = `${companyKey(name)} ${domain ?? ''} ${question}`
    let verdict = this.#judged.get(key)
    if (!verdict) {
      const enough = (sources: Research['sources']) => isSettled(judge(sources))
      verdict = this.#read(name, domain, searchWords, enough).then(({ sources }) => judge(sources).verdict)
      this.#judged.set(key, verdict)
    }
    return verdict
  }

  /** Reports whether a vote is likely, first-hand and current: undated, or not too old. */
  #isCurrent({ kind, identity, past, statedAt }: Vote): boolean {
    if (kind === 'directory' || past || !isLikely({ identity })) return false
    return statedAt === null || isFresh(statedAt, ROUND_INTERVAL_DAYS, this.options.now)
  }

  async #read(
    name: string,
    knownDomain: string | null,
    searchWords: string,
    enough: NonNullable<ResearchOptions['enough']>
  ): Promise<Research> {
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
    return research(subject, pages, { ...this.options, leads: first, ...(isShared ? {} : { enough }) })
  }
}

/** A verdict. `isCurrent` means that it rests on current statements. */
type Judged = { verdict: Verdict; isCurrent: boolean }

/** Reading stops once a current verdict, positive or negative, has this probability. */
const SETTLED = 0.85
/** Rounds are about two years apart. After this time, an unread page may report the next round. */
const ROUND_INTERVAL_DAYS = 365

const isSettled = ({ verdict: { is, probability }, isCurrent }: Judged): boolean =>
  isCurrent && ((is === 'yes' && probability >= SETTLED) || (is === 'no' && probability <= 1 - SETTLED))

/** Returns the only site among addresses; null if there are none or several. */
function onlySite(urls: readonly string[]): string | null {
  const domains = new Set(urls.filter((url) => !networkOf(url)).map(registrableDomain))
  return domains.size === 1 ? [...domains][0] : null
}
