import { readQuestion } from '#domain/datasets/custom/read_question'
import { settleVotes } from '#domain/datasets/custom/settle'
import { customVotes } from '#domain/datasets/custom/votes'
import { companyKey } from '#domain/people/companies'
import { networkOf } from '#domain/people/networks'
import { registrableDomain } from '#domain/people/urls'
import { candidatesOf } from '#domain/truth/reconcile/reconcile'
import { othersProfiles } from '#domain/truth/research/others_profiles'
import type { Pages } from '#domain/truth/research/page_reader'
import { type Research, research, type ResearchOptions } from '#domain/truth/research/research'
import { readSubject } from '#domain/truth/subject'
import { votesOf } from '#domain/truth/votes_of'
import { FUNDING_STAGES, type FundingStage } from '../request.js'
import { type Bounds, headcountVerdict, stageVerdict } from './company_verdicts.js'
import type { Employer } from './employer.js'
import type { Verdict } from './verdict.js'

/** The latest funding stage, as a question to pages. */
const STAGE = readQuestion({
  key: 'custom.funding_stage',
  description: `Latest funding stage of the company. One of: ${FUNDING_STAGES.join(', ')}.`,
  format: 'options',
  entity: 'company',
})

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
    return this.#verdict(employer, `headcount ${bounds.gte} ${bounds.lte}`, (sources) => {
      const votes = sources.flatMap((source) => votesOf('headcount', source))
      const stated = candidatesOf({ key: 'headcount', entity: 'company' }, votes, { now: this.options.now })
      return headcountVerdict(stated, bounds)
    })
  }

  /** Whether its latest funding stage is one of these (SR-053, SR-054). */
  fundingStage(employer: Employer, stages: readonly FundingStage[]): Promise<Verdict> {
    return this.#verdict(employer, `stage ${stages}`, (sources) => {
      const said = sources.flatMap((source) => customVotes(STAGE, source))
      const stated = candidatesOf(STAGE, settleVotes(STAGE, said), { now: this.options.now })
      return stageVerdict(stated, stages)
    })
  }

  /** What all read of an employer says; pages are read once for all questions of a kind, until it is settled. */
  #verdict(
    { name, domain }: Employer,
    question: string,
    judge: (sources: Research['sources']) => Verdict
  ): Promise<Verdict> {
    const key = `${companyKey(name)} ${domain ?? ''} ${question}`
    let verdict = this.#judged.get(key)
    if (!verdict) {
      const enough = (sources: Research['sources']) => isSettled(judge(sources))
      verdict = this.#read(name, domain, enough).then(({ sources }) => judge(sources))
      this.#judged.set(key, verdict)
    }
    return verdict
  }

  async #read(
    name: string,
    known: string | null,
    enough: NonNullable<ResearchOptions['enough']>
  ): Promise<Research> {
    const leads = await this.leads(name)
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
    return research(subject, pages, { ...this.options, leads: own, ...(isShared ? {} : { enough }) })
  }
}

/** From here on no more pages are read. */
const SETTLED = 0.85

const isSettled = ({ is, probability }: Verdict): boolean =>
  (is === 'yes' && probability >= SETTLED) || (is === 'no' && probability <= 1 - SETTLED)

/** The site among addresses; null where there are several. */
function onlySite(urls: readonly string[]): string | null {
  const domains = new Set(urls.filter((url) => !networkOf(url)).map(registrableDomain))
  return domains.size === 1 ? [...domains][0] : null
}
