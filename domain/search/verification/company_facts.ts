import type { Page } from '#domain/evidence/page'
import { companyKey } from '#domain/people/companies'
import { type Answer, reconcile } from '#domain/truth/reconcile/reconcile'
import type { PageReader } from '#domain/truth/research/page_reader'
import { type Research, research, type ResearchOptions } from '#domain/truth/research/research'
import { readSubject } from '#domain/truth/subject'
import { readSpan } from '#domain/truth/values/numbers'
import { type Source, votesOf } from '#domain/truth/votes_of'
import type { Vote } from '#domain/truth/reconcile/vote'
import { FUNDING_STAGES, type FundingStage } from '../request.js'
import { proofsOf, UNCLEAR, type Verdict } from './verdict.js'

const NOT_FOUND: Answer = { status: 'not_found', value: null, confidence: null, supporters: [] }

/** What pages prove of employers; each is researched once for all who work there. `leads` are addresses that may be its own. */
export class CompanyFacts {
  readonly #researched = new Map<string, Promise<Research>>()

  constructor(
    private readonly reader: PageReader,
    private readonly leads: (company: string) => Promise<readonly string[]>,
    private readonly options: Omit<ResearchOptions, 'leads'>
  ) {}

  /** Whether its headcount lies within bounds; a stated range has to lie within them whole (SR-051, SR-052). */
  async headcount(
    company: string,
    { gte = 0, lte = Infinity }: { gte?: number; lte?: number },
    leads: readonly string[]
  ): Promise<Verdict> {
    const answer = await this.#answer(company, 'headcount', leads)
    const span = answer.status === 'found' ? readSpan(String(answer.value)) : null
    if (!span) return UNCLEAR
    const [low, high] = span
    const is = low >= gte && high <= lte ? 'yes' : high < gte || low > lte ? 'no' : 'unclear'
    return verdictOf(answer, is)
  }

  /** Whether its latest funding stage is one of these (SR-053, SR-054). */
  async fundingStage(
    company: string,
    stages: readonly FundingStage[],
    leads: readonly string[]
  ): Promise<Verdict> {
    const { sources } = await this.#research(company, leads)
    const votes = sources.flatMap(fundingVotes)
    const column = {
      key: 'custom.funding_stage',
      entity: 'company',
      format: 'options',
      options: FUNDING_STAGES,
    } as const
    const answer = votes.length === 0 ? NOT_FOUND : reconcile(column, votes, { now: this.options.now })
    if (answer.status !== 'found') return UNCLEAR
    return verdictOf(answer, stages.includes(answer.value as FundingStage) ? 'yes' : 'no')
  }

  /** Its industry as pages say it, null where none does. */
  async industry(company: string, leads: readonly string[]): Promise<string | null> {
    const { status, value } = await this.#answer(company, 'industry', leads)
    return status === 'found' ? String(value) : null
  }

  async #answer(company: string, column: string, leads: readonly string[]): Promise<Answer> {
    const { sources } = await this.#research(company, leads)
    const votes = sources.flatMap((source) => votesOf(column, source))
    return reconcile({ key: column, entity: 'company' }, votes, { now: this.options.now })
  }

  #research(company: string, known: readonly string[]): Promise<Research> {
    const key = companyKey(company)
    let researched = this.#researched.get(key)
    if (!researched) {
      researched = this.leads(company).then((leads) =>
        research(readSubject('company', { name: company }), this.reader, {
          ...this.options,
          leads: [...known, ...leads],
        })
      )
      this.#researched.set(key, researched)
    }
    return researched
  }
}

/** What a mention says of funding, its newest round as the present one. */
function fundingVotes({ page, mention, kind, identity, being }: Source & { page: Page }): Vote[] {
  const rounds = mention.claims.flatMap((claim) =>
    claim.field === 'funding' && claim.value.stage ? [{ claim, stage: claim.value.stage }] : []
  )
  const dateOf = ({ claim }: (typeof rounds)[number]) => claim.value.date ?? claim.statedAt ?? ''
  const newest = rounds.map(dateOf).sort().at(-1)
  return rounds.map((round) => ({
    value: round.stage,
    url: page.url,
    kind,
    method: round.claim.method,
    quote: round.claim.quote,
    observedAt: page.observedAt,
    statedAt: dateOf(round) || null,
    past: round.claim.past || dateOf(round) !== newest,
    identity,
    being,
  }))
}

function verdictOf(answer: Answer, is: Verdict['is']): Verdict {
  const confidence = answer.confidence ?? 0
  return {
    is,
    probability: is === 'yes' ? confidence : is === 'no' ? 1 - confidence : 0.3,
    proofs: proofsOf(answer.supporters),
    found: String(answer.value),
  }
}
