import { FUNDING_STAGES, type FundingStage } from '#domain/search/request'
import { type Entity, textOf } from '../rules/findings.js'
import type { Calls } from '../rules/work/calls.js'
import { companyFacts } from '../rules/work/companies.js'
import { namedCompany } from '../rules/work/company_entities.js'
import type { Lookalikes, LookalikeProof } from './contract.js'
import { latestRound, rankOf } from './latest_round.js'
import type { Seed } from './seed.js'

/** `names` are the company's names: the caller's or looked-up name, and the name in the news of its round. */
export type KnownSeed = Lookalikes['seed'] & { description: string | null; names: string[] }

/** Facts that are always looked up. The caller's values take precedence. */
const SEED_FIELDS = ['name', 'industry', 'headquarters', 'description'] as const

/**
 * Completes the seed from public pages. Returns null if neither the caller nor a page states the
 * stage.
 */
export async function findSeed(seed: Seed, calls: Calls): Promise<KnownSeed | null> {
  const one = namedCompany({
    ...(seed.name ? { name: seed.name } : {}),
    ...(seed.domain ? { domain: seed.domain } : {}),
  })
  const fields = [
    ...SEED_FIELDS,
    ...(seed.domain ? [] : ['domain']),
    ...(seed.stage ? [] : ['custom.funding_stage']),
  ]
  await companyFacts([one], fields, new Map(), calls)
  const name = seed.name ?? textOf(one, 'name') ?? seed.domain!
  const domain = seed.domain ?? textOf(one, 'domain')
  const stated = seed.stage
    ? { stage: seed.stage, evidence: [], names: [] }
    : await stageOf(one, name, domain, calls)
  if (!stated) return null
  return {
    name,
    domain,
    stage: stated.stage,
    evidence: stated.evidence,
    names: [...new Set([name, ...stated.names])],
    industry: seed.industry ?? textOf(one, 'industry'),
    location: seed.location ?? textOf(one, 'headquarters'),
    description: textOf(one, 'description'),
  }
}

/**
 * Returns the stage that a lookup states. News of a round at a later stage takes precedence, and fills in an
 * unknown stage. Returns null if neither states a stage.
 */
async function stageOf(
  one: Entity,
  name: string,
  domain: string | null,
  calls: Calls
): Promise<{ stage: FundingStage; evidence: LookalikeProof[]; names: string[] } | null> {
  const fact = one.facts.get('custom.funding_stage')
  const stated = FUNDING_STAGES.find((each) => each === fact?.value)
  const news = await latestRound(name, domain, calls)
  const names = news ? [news.company] : []
  if (news && (!stated || rankOf(news.stage) > rankOf(stated)))
    return { stage: news.stage, evidence: [{ url: news.url, quote: news.quote }], names }
  if (!stated) return null
  return { stage: stated, evidence: fact!.citations.map(({ url, quote }) => ({ url, quote })), names }
}
