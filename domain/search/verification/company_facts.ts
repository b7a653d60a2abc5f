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
import type { Pages } from '#domain/truth/research/page_reader'
import { type Research, research, type ResearchOptions } from '#domain/truth/research/research'
import { readSubject } from '#domain/truth/subject'
import { votesOf } from '#domain/truth/votes_of'
import { FUNDING_STAGES, type FundingStage } from '../request.js'
import { type Bounds, headcountVerdict, stageVerdict } from './company_verdicts.js'
import type { Employer } from './employer.js'
import { isLikely, type Verdict } from './verdict.js'

/** The latest funding stage, as a question to pages. */
const STAGE = readQuestion({
  key: 'custom.funding_stage',
  description: `Latest funding stage of the company. One of: ${FUNDING_STAGES.join(', ')}.`,
  format: 'options',
  entity: 'company',
})

/** Words that are beside a company's name where its rounds are told of, which is seldom on its own site. */
const OF_ROUNDS = 'funding round series seed'
/** Pages found by such words that are read first. */
const MAX_TOLD = 5
const MAX_FOUND = 10

/** What pages prove of employers; each is researched once for all who work there. `leads` gives addresses that may be one's own. */
export class CompanyFacts {
  readonly #judged = new Map<string, Promise<Verdict>>()

  constructor(
    private readonly reader: Pages,
    private readonly leads: (company: string) => Promise<readonly string[]>,
    private readonly options: Omit<ResearchOptions, 'leads'>
  ) {}

  /** Whether its headcount lies within bounds, by all that is stated of it (SR-051, SR-052). */
  headcount(employer: Employer, bounds: Bounds): Promise<Verdict> {
    return this.#verdict(employer, `headcount ${bounds.gte} ${bounds.lte}`, '', (sources) => {
      const votes = sources.flatMap((source) => votesOf('headcount', source))
      const stated = candidatesOf({ key: 'headcount', entity: 'company' }, votes, { now: this.options.now })
      return { verdict: headcountVerdict(stated, bounds), isOfNow: true }
    })
  }

  /** Whether its latest funding stage is one of these (SR-053, SR-054). */
  fundingStage(employer: Employer, stages: readonly FundingStage[]): Promise<Verdict> {
    return this.#verdict(employer, `stage ${stages}`, OF_ROUNDS, (sources) => {
      const said = sources.flatMap((source) => customVotes(STAGE, source))
      const stated = candidatesOf(STAGE, settleVotes(STAGE, said), { now: this.options.now })
      return { verdict: stageVerdict(stated, stages), isOfNow: said.some((vote) => this.#isOfNow(vote)) }
    })
  }

  /** What all read of an employer says; pages are read once for all questions of a kind, until it is settled. */
  #verdict(
    { name, domain }: Employer,
    question: string,
    beside: string,
    judge: (sources: Research['sources']) => Judged
  ): Promise<Verdict> {
    const key = `${companyKey(name)} ${domain ?? ''} ${question}`
    let verdict = this.#judged.get(key)
    if (!verdict) {
      const enough = (sources: Research['sources']) => isSettled(judge(sources))
      verdict = this.#read(name, domain, beside, enough).then(({ sources }) => judge(sources).verdict)
      this.#judged.set(key, verdict)
    }
    return verdict
  }

  /** Whether somebody who knows says it of today, or of a round so lately that no other is likely to have followed. */
  #isOfNow({ kind, identity, past, statedAt }: Vote): boolean {
    if (kind === 'directory' || past || !isLikely({ identity })) return false
    return statedAt === null || isFresh(statedAt, ROUND_LASTS_DAYS, this.options.now)
  }

  async #read(
    name: string,
    known: string | null,
    beside: string,
    enough: NonNullable<ResearchOptions['enough']>
  ): Promise<Research> {
    const [leads, told] = await Promise.all([
      this.leads(name),
      beside ? this.reader.find(`${name} ${beside}`, MAX_FOUND, this.options.signal) : [],
    ])
    const domain = known ?? onlySite(leads)
    const row = { name, ...(domain ? { domain } : {}) }
    // With the site known, what the index has under the name may be of a namesake.
    const own = leads.filter((url) => !domain || networkOf(url) || registrableDomain(url) === domain)
    const subject = readSubject('company', row)
    const isOthers = othersProfiles(subject)
    // What is said of a name that several bear is told apart only by all there is of it.
    const isShared = leads.some((url) => !networkOf(url) && registrableDomain(url) !== domain)
    // A search for a company finds those who work there.
    const pages: Pages = {
      read: (url, window) => this.reader.read(url, window),
      find: async (...asked) => (await this.reader.find(...asked)).filter((url) => !isOthers(url)),
    }
    const first = [...own, ...told.filter((url) => !isOthers(url)).slice(0, MAX_TOLD)]
    return research(subject, pages, { ...this.options, leads: first, ...(isShared ? {} : { enough }) })
  }
}

/** What pages come to so far, and whether any of it speaks of today rather than of an event long ago. */
type Judged = { verdict: Verdict; isOfNow: boolean }

/** From here on no more pages are read. */
const SETTLED = 0.85
/** Rounds are about two years apart: of an older one the next may be on a page not read yet. */
const ROUND_LASTS_DAYS = 365

const isSettled = ({ verdict: { is, probability }, isOfNow }: Judged): boolean =>
  isOfNow && ((is === 'yes' && probability >= SETTLED) || (is === 'no' && probability <= 1 - SETTLED))

/** The site among addresses; null where there are several. */
function onlySite(urls: readonly string[]): string | null {
  const domains = new Set(urls.filter((url) => !networkOf(url)).map(registrableDomain))
  return domains.size === 1 ? [...domains][0] : null
}
