import { companyKey, sameCompany } from '#domain/people/companies/company_name'
import { networkOf } from '#domain/people/networks/networks'
import { fold, words } from '#domain/people/text/text'
import { registrableDomain } from '#domain/people/text/urls'
import { FUNDING_STAGES, type FundingStage } from '#domain/search/request'
import { FUNCTION_WORDS } from '#domain/search/query_language/function_words'
import { Citing, escaped } from '../rules/answer/citing.js'
import { cite, Findings, textOf } from '../rules/findings.js'
import { Calls } from '../rules/work/calls.js'
import { companyFacts } from '../rules/work/companies.js'
import { namedCompany } from '../rules/work/company_entities.js'
import type { ToolBox } from '../tool_box.js'
import type { AgentAnswer, LookalikeContract } from '../turn.js'
import { type Lookalike, LOOKALIKES_CONTRACT, type LookalikeProof, type Lookalikes } from './contract.js'
import { findSeed, type KnownSeed } from './find_seed.js'
import { latestOf, rankOf } from './latest_round.js'
import { readRounds, type RoundRead } from './read_rounds.js'
import { readSeed } from './seed.js'

/** The maximum number of pages read per web search. */
const MAX_PAGES = 9
/** The maximum number of candidates whose facts are looked up. */
const LOOKUP_SIZE = 10

const STAGE_LABELS: Readonly<Record<FundingStage, string>> = {
  pre_seed: 'pre-seed',
  seed: 'seed',
  series_a: 'Series A',
  series_b: 'Series B',
  series_c: 'Series C',
  series_d_plus: 'Series D or later',
  public: 'public company',
  bootstrapped: 'bootstrapped',
}

/**
 * Finds companies at the seed's funding stage on public pages, preferring the same industry and
 * country. Each result cites a page about its round. If the seed's stage is unknown, the answer only says so
 * and names the calls that failed.
 */
export async function answerLookalikes(
  contract: LookalikeContract,
  maxResults: number,
  tools: ToolBox,
  signal: AbortSignal
): Promise<AgentAnswer> {
  const findings = new Findings()
  const calls = new Calls(tools, findings, signal)
  const seed = await findSeed(readSeed(contract.seed), calls)
  const wanted = Math.min(contract.count, maxResults)
  if (!seed) {
    const stopped = [
      'No public page that I read states the funding stage of the seed; give it as stage_seed.stage.',
      ...findings.stopped,
    ].join(' ')
    return { text: stopped, citations: [], stopped }
  }
  const candidates = await candidatesFor(seed, wanted, calls)
  const lookalikes = (await withFacts(candidates, seed, new Calls(tools, new Findings(), signal)))
    .sort((a, b) => likeness(b, seed) - likeness(a, seed))
    .slice(0, wanted)
    .map(({ lookalike }) => lookalike)
  const { description: _, names: __, ...shown } = seed
  const structured: Lookalikes = {
    contract: LOOKALIKES_CONTRACT,
    seed: shown,
    requested_count: contract.count,
    lookalikes,
  }
  const few =
    lookalikes.length < wanted
      ? `Found ${lookalikes.length} of the ${wanted} requested on public pages.`
      : null
  return { ...written(structured, few), structured, stopped: few }
}

/**
 * Finds companies at the seed's stage. Searches by industry, then by the words of the seed's description, and
 * last by stage alone, until it has `wanted` companies.
 */
async function candidatesFor(seed: KnownSeed, wanted: number, calls: Calls): Promise<Candidate[]> {
  const reading = { calls, most: MAX_PAGES, pages: new Set<string>(), without: seed.name, stage: seed.stage }
  const rounds: RoundRead[] = []
  const checked = new Set<string>()
  const current: Candidate[] = []
  for (const query of queriesFor(seed)) {
    const fresh = (some: readonly RoundRead[]) =>
      candidatesFrom([...rounds, ...some], seed).filter(
        ({ lookalike: { name } }) => !checked.has(companyKey(name))
      )
    const enough = (some: readonly RoundRead[]) => fresh(some).length > wanted - current.length
    rounds.push(...(await readRounds(query, { ...reading, enough })))
    for (const candidate of fresh([])) {
      if (current.length >= wanted) return current
      checked.add(companyKey(candidate.lookalike.name))
      if (await isCurrent(candidate, seed, calls)) current.push(candidate)
    }
  }
  return current
}

function queriesFor({ name, stage, industry, description }: KnownSeed): Set<string> {
  const own = new Set(words(name))
  const activity = distinctiveWords(description ?? '')
    .filter((word) => !own.has(word) && word !== 'offers')
    .slice(0, 6)
    .join(' ')
  const stageLabel = STAGE_LABELS[stage]
  return new Set([
    `${industry ?? activity} raises ${stageLabel} round`,
    `${activity} ${stageLabel} round raised`,
    `raises ${stageLabel} round`,
  ])
}

/**
 * Reports whether no news mentions a later round. Also true if the search fails or no calls are
 * left.
 */
async function isCurrent(
  { lookalike: { name, domain } }: Candidate,
  seed: KnownSeed,
  calls: Calls
): Promise<boolean> {
  const rounds = await readRounds(`${name} raises round`, { calls, most: 0, pages: new Set() })
  const own = rounds.filter(
    (one) => sameCompany(one.company, name) || (domain !== null && registrableDomain(one.url) === domain)
  )
  const latest = latestOf(own)
  return latest === undefined || rankOf(latest.stage) <= rankOf(seed.stage)
}

type Candidate = { lookalike: Lookalike; text: string }

/** Returns companies whose latest round is at the seed's stage, if the text of a page states this stage. */
function candidatesFrom(rounds: readonly RoundRead[], seed: KnownSeed): Candidate[] {
  const others = rounds.filter(({ company }) => !seed.names.some((name) => sameCompany(company, name)))
  return [...Map.groupBy(others, ({ company }) => companyKey(company)).values()].flatMap((own) => {
    const latest = latestOf(own)!
    if (latest.stage !== seed.stage || !own.some((one) => one.isRead && one.stage === seed.stage)) return []
    const evidence = own
      .filter(({ stage, isRead }) => isRead && stage === seed.stage)
      .map(({ url, quote }) => ({ url, quote }))
    const lookalike: Lookalike = {
      name: latest.company,
      domain: siteOf(latest),
      stage: latest.stage,
      industry: null,
      location: own.find(({ place }) => place !== null)?.place ?? null,
      reasons: [`Its latest round found on a page is ${STAGE_LABELS[latest.stage]}, like the seed's.`],
      evidence: distinctPages(evidence),
    }
    return [{ lookalike, text: own.map(({ quote }) => quote).join(' ') }]
  })
}

const distinctPages = (proofs: readonly LookalikeProof[]): LookalikeProof[] =>
  proofs.filter((one, at) => proofs.findIndex(({ url }) => url === one.url) === at)

/** Returns the page's domain if it starts with the first letters of the company's name, otherwise null. */
function siteOf({ url, company }: RoundRead): string | null {
  if (networkOf(url)) return null
  const domain = registrableDomain(url)
  const bare = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')
  return domain &&
    bare(companyKey(company)) !== '' &&
    bare(domain.split('.')[0]).startsWith(bare(companyKey(company)).slice(0, 8))
    ? domain
    : null
}

/**
 * Looks up industry, place and stage of the first ten candidates. Drops companies at a later stage.
 */
async function withFacts(
  candidates: readonly Candidate[],
  seed: KnownSeed,
  calls: Calls
): Promise<Candidate[]> {
  const named = candidates.map(({ lookalike: { name, domain } }) =>
    namedCompany({ name, ...(domain ? { domain } : {}) })
  )
  const fields = ['industry', 'headquarters', 'custom.funding_stage']
  await companyFacts(named.slice(0, LOOKUP_SIZE), fields, new Map(), calls)
  return candidates.flatMap((candidate, i) => {
    const { lookalike } = candidate
    const stated = named[i]?.facts.get('custom.funding_stage')
    // An earlier stage does not exclude the candidate: the round on the page must be newer.
    const stage = FUNDING_STAGES.find((each) => each === stated?.value)
    if (stage !== undefined && rankOf(stage) > rankOf(seed.stage)) return []
    const proofs = (stage === seed.stage ? stated!.citations : []).map(({ url, quote }) => ({ url, quote }))
    const evidence = distinctPages([...lookalike.evidence, ...proofs])
    const industry = textOf(named[i], 'industry')
    const location = textOf(named[i], 'headquarters') ?? lookalike.location
    const verified = { ...lookalike, industry, location, evidence }
    return [{ ...candidate, lookalike: { ...verified, reasons: reasonsOf(verified, seed) } }]
  })
}

const isSame = (a: string | null, b: string | null) => a !== null && b !== null && fold(a) === fold(b)

const reasonsOf = ({ reasons, industry, location }: Lookalike, seed: KnownSeed): string[] => [
  ...reasons,
  ...(isSame(industry, seed.industry) ? [`Both are in ${industry}.`] : []),
  ...(isSame(countryOf(location), countryOf(seed.location)) ? [`Both are in ${countryOf(location)}.`] : []),
]

const countryOf = (place: string | null): string | null => place?.split(/,\s*/).at(-1) ?? null

function likeness({ lookalike, text }: Candidate, seed: KnownSeed): number {
  const own = new Set(words(text))
  const wanted = distinctiveWords(`${seed.description ?? ''} ${seed.industry ?? ''}`)
  const shared = wanted.filter((word) => own.has(word)).length / Math.max(1, wanted.length)
  const sameField = isSame(lookalike.industry, seed.industry)
  const sameCountry = isSame(countryOf(lookalike.location), countryOf(seed.location))
  return (sameField ? 2 : 0) + (sameCountry ? 0.5 : 0) + shared
}

const distinctiveWords = (text: string): string[] =>
  [...new Set(words(text))].filter((word) => word.length > 2 && !FUNCTION_WORDS.has(word))

function written({ seed, lookalikes }: Lookalikes, few: string | null) {
  const citing = new Citing()
  const cited = (proofs: Lookalike['evidence'], name: string) =>
    citing.marks(proofs.map(({ url, quote }) => cite(url, name, quote)))
  const intro = `Companies at the stage of **${escaped(seed.name)}** (${STAGE_LABELS[seed.stage]})${cited(seed.evidence, seed.name)}:`
  const lines = lookalikes.map(
    (one, i) =>
      `${i + 1}. **${escaped(one.name)}**${one.location ? `, ${escaped(one.location)}` : ''}: ${one.reasons.map(escaped).join(' ')}${cited(one.evidence, one.name)}`
  )
  const sources = citing.list()
  const parts = [intro, lines.length > 0 ? lines.join('\n') : 'I found none.', few ?? '', sources]
  return { text: parts.filter(Boolean).join('\n\n'), citations: citing.citations }
}
