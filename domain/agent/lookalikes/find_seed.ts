import { FUNDING_STAGES, type FundingStage } from '#domain/search/request'
import type { Findings } from '../rules/findings.js'
import { type Entity, textOf } from '../rules/findings.js'
import type { Calls } from '../rules/work/calls.js'
import { companyFacts } from '../rules/work/companies.js'
import { namedCompany } from '../rules/work/company_entities.js'
import type { Lookalikes, Proof } from './contract.js'
import { sameCompany } from '#domain/people/companies'
import { readRounds } from './read_rounds.js'
import type { Seed } from './seed.js'

export type KnownSeed = Lookalikes['seed'] & { description: string | null }

/** What a seed is told by where the caller does not say it. */
const ASKED = ['name', 'industry', 'headquarters', 'description'] as const

/** The seed with what public pages say of it; null where they do not say its stage. */
export async function findSeed(seed: Seed, calls: Calls, findings: Findings): Promise<KnownSeed | null> {
  const one = namedCompany({
    ...(seed.name ? { name: seed.name } : {}),
    ...(seed.domain ? { domain: seed.domain } : {}),
  })
  const fields = [
    ...ASKED,
    ...(seed.domain ? [] : ['domain']),
    ...(seed.stage ? [] : ['custom.funding_stage']),
  ]
  await companyFacts([one], fields, new Map(), calls, findings)
  const name = seed.name ?? textOf(one, 'name') ?? seed.domain!
  const stated = seed.stage
    ? { stage: seed.stage, evidence: [] }
    : (stageOf(one) ?? (await stageInNews(name, calls)))
  if (!stated) return null
  return {
    name,
    domain: seed.domain ?? textOf(one, 'domain'),
    ...stated,
    industry: seed.industry ?? textOf(one, 'industry'),
    location: seed.location ?? textOf(one, 'headquarters'),
    description: textOf(one, 'description'),
  }
}

function stageOf(one: Entity): { stage: FundingStage; evidence: Proof[] } | null {
  const fact = one.facts.get('custom.funding_stage')
  const stage = FUNDING_STAGES.find((each) => each === fact?.value)
  return stage ? { stage, evidence: fact!.citations.map(({ url, quote }) => ({ url, quote })) } : null
}

async function stageInNews(
  name: string,
  calls: Calls
): Promise<{ stage: FundingStage; evidence: Proof[] } | null> {
  const rounds = await readRounds(`${name} raises funding round`, { calls, most: 3, pages: new Set() })
  const own = rounds.filter(({ company }) => sameCompany(company, name))
  const latest = own.sort((a, b) => FUNDING_STAGES.indexOf(b.stage) - FUNDING_STAGES.indexOf(a.stage))[0]
  return latest ? { stage: latest.stage, evidence: [{ url: latest.url, quote: latest.quote }] } : null
}
