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
import { type Lookalike, LOOKALIKES_CONTRACT, type Lookalikes } from './contract.js'
import { findSeed, type KnownSeed } from './find_seed.js'
import { latestOf, rankOf } from './latest_round.js'
import { readRounds, type RoundRead } from './read_rounds.js'
import { readSeed } from './seed.js'

/** Pages of one search read at most. */
const PAGES = 9
/** Companies that one lookup proves. */
const PROVEN = 10

const SAID: Readonly<Record<FundingStage, string>> = {
  pre_seed: 'pre-seed',
  seed: 'seed',
  series_a: 'Series A',
  series_b: 'Series B',
  series_c: 'Series C',
  series_d_plus: 'Series D',
  public: 'public company',
  bootstrapped: 'bootstrapped',
}

/**
 * Finds companies at the seed's funding stage on public pages, those of its field and place first (AG-020, AG-023). Each stands on
 * a page that tells of its round; where nothing tells the seed's own stage there is no answer.
 */
export async function answerLookalikes(
  contract: LookalikeContract,
  maxResults: number,
  tools: ToolBox,
  signal: AbortSignal
): Promise<AgentAnswer> {
  const findings = new Findings()
  const calls = new Calls(tools, findings, signal)
  const seed = await findSeed(readSeed(contract.seed), calls, findings)
  const wanted = Math.min(contract.count, maxResults)
  if (!seed) {
    const stopped = [
      'No public page that I read states the funding stage of the seed; give it as stage_seed.stage.',
      ...findings.stopped,
    ].join(' ')
    return { text: stopped, citations: [], stopped }
  }
  const kept = await proven(await candidatesFor(seed, wanted, calls), seed, calls)
  const lookalikes = kept
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
      ? `${lookalikes.length} of ${wanted} asked for were found on public pages.`
      : null
  return { ...written(structured, few), structured, stopped: few }
}

/** Companies whose latest round is of the seed's stage, searched for by its field first, then by the stage alone. */
async function candidatesFor(seed: KnownSeed, wanted: number, calls: Calls): Promise<Candidate[]> {
  const reading = { calls, most: PAGES, pages: new Set<string>(), without: seed.name, stage: seed.stage }
  const rounds: RoundRead[] = []
  const judged = new Set<string>()
  const kept: Candidate[] = []
  for (const query of queriesFor(seed)) {
    const fresh = (some: readonly RoundRead[]) =>
      candidatesFrom([...rounds, ...some], seed).filter(
        ({ lookalike: { name } }) => !judged.has(companyKey(name))
      )
    const enough = (some: readonly RoundRead[]) => fresh(some).length > wanted - kept.length
    rounds.push(...(await readRounds(query, { ...reading, enough })))
    for (const candidate of fresh([])) {
      if (kept.length >= wanted) return kept
      judged.add(companyKey(candidate.lookalike.name))
      if (await isCurrent(candidate, seed, calls)) kept.push(candidate)
    }
  }
  return kept
}

function queriesFor({ name, stage, industry, description }: KnownSeed): Set<string> {
  const own = new Set(words(name))
  const does = telling(description ?? '')
    .filter((word) => !own.has(word) && word !== 'offers')
    .slice(0, 6)
    .join(' ')
  const said = SAID[stage]
  return new Set([
    `${industry ?? does} raises ${said} round`,
    `${does} ${said} round raised`,
    `raises ${said} round`,
  ])
}

/** Whether no news tell of a later round; so where there are no calls left to look. */
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

/** The companies that the rounds tell of, each at its latest stage, where that is the seed's. */
function candidatesFrom(rounds: readonly RoundRead[], seed: KnownSeed): Candidate[] {
  const byCompany = new Map<string, RoundRead[]>()
  for (const round of rounds) {
    if (seed.names.some((name) => sameCompany(round.company, name))) continue
    const key = companyKey(round.company)
    byCompany.set(key, [...(byCompany.get(key) ?? []), round])
  }
  return [...byCompany.values()].flatMap((own) => {
    const latest = latestOf(own)!
    if (latest.stage !== seed.stage || !own.some((one) => one.isRead && one.stage === seed.stage)) return []
    const domain = siteOf(latest)
    const evidence = own
      .filter(({ stage, isRead }) => isRead && stage === seed.stage)
      .map(({ url, quote }) => ({ url, quote }))
    const distinct = evidence.filter((one, i) => evidence.findIndex(({ url }) => url === one.url) === i)
    const lookalike: Lookalike = {
      name: latest.company,
      domain,
      stage: latest.stage,
      industry: null,
      location: own.find(({ place }) => place !== null)?.place ?? null,
      reasons: [`Its latest round that a page tells of is ${SAID[latest.stage]}, as the seed's.`],
      evidence: distinct,
    }
    return [{ lookalike, text: own.map(({ quote }) => quote).join(' ') }]
  })
}

/** The company's own site, where the page is on it. */
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

/** Proves stage and field of the candidates by all their pages, as far as the run's ceiling allows; who is at another stage goes. */
async function proven(candidates: readonly Candidate[], seed: KnownSeed, calls: Calls): Promise<Candidate[]> {
  const named = candidates.map(({ lookalike: { name, domain } }) =>
    namedCompany({ name, ...(domain ? { domain } : {}) })
  )
  const silent = new Findings()
  await companyFacts(named.slice(0, PROVEN), ['industry', 'headquarters'], new Map(), calls, silent)
  await companyFacts(named.slice(0, PROVEN), ['custom.funding_stage'], new Map(), calls, silent)
  return candidates.flatMap((candidate, i) => {
    const { lookalike } = candidate
    const stated = named[i]?.facts.get('custom.funding_stage')
    // What is stated of an earlier stage the round that was read outdates.
    const later = FUNDING_STAGES.find((each) => each === stated?.value)
    if (later !== undefined && rankOf(later) > rankOf(seed.stage)) return []
    const proofs = (later === seed.stage ? stated!.citations : []).map(({ url, quote }) => ({ url, quote }))
    const evidence = [...lookalike.evidence, ...proofs].filter(
      (one, at, all) => all.findIndex(({ url }) => url === one.url) === at
    )
    const industry = textOf(named[i], 'industry')
    const location = textOf(named[i], 'headquarters') ?? lookalike.location
    return [
      {
        ...candidate,
        lookalike: {
          ...lookalike,
          industry,
          location,
          evidence,
          reasons: reasonsOf({ ...lookalike, industry, location }, seed),
        },
      },
    ]
  })
}

function reasonsOf({ reasons, industry, location }: Lookalike, seed: KnownSeed): string[] {
  const same = (a: string | null, b: string | null) => a !== null && b !== null && fold(a) === fold(b)
  return [
    ...reasons,
    ...(same(industry, seed.industry) ? [`Both are in ${industry}.`] : []),
    ...(same(countryOf(location), countryOf(seed.location)) ? [`Both are in ${countryOf(location)}.`] : []),
  ]
}

const countryOf = (place: string | null): string | null => place?.split(/,\s*/).at(-1) ?? null

/** How much a candidate has in common with the seed: field, place, and the words for what it does. */
function likeness({ lookalike, text }: Candidate, seed: KnownSeed): number {
  const own = new Set(words(text))
  const asked = telling(`${seed.description ?? ''} ${seed.industry ?? ''}`)
  const shared = asked.filter((word) => own.has(word)).length / Math.max(1, asked.length)
  const sameField =
    lookalike.industry !== null && seed.industry !== null && fold(lookalike.industry) === fold(seed.industry)
  const sameCountry =
    countryOf(lookalike.location) !== null && countryOf(lookalike.location) === countryOf(seed.location)
  return (sameField ? 2 : 0) + (sameCountry ? 0.5 : 0) + shared
}

const telling = (text: string): string[] =>
  [...new Set(words(text))].filter((word) => word.length > 2 && !FUNCTION_WORDS.has(word))

function written(
  { seed, lookalikes }: Lookalikes,
  few: string | null
): Pick<AgentAnswer, 'text' | 'citations'> {
  const citing = new Citing()
  const cited = (proofs: Lookalike['evidence'], name: string) =>
    citing.marks(proofs.map(({ url, quote }) => cite(url, name, quote)))
  const intro = `Companies at the stage of **${escaped(seed.name)}** (${SAID[seed.stage]})${cited(seed.evidence, seed.name)}:`
  const lines = lookalikes.map(
    (one, i) =>
      `${i + 1}. **${escaped(one.name)}**${one.location ? `, ${escaped(one.location)}` : ''}: ${one.reasons.map(escaped).join(' ')}${cited(one.evidence, one.name)}`
  )
  const sources = citing.list()
  const parts = [intro, lines.length > 0 ? lines.join('\n') : 'I found none.', few ?? '', sources]
  return { text: parts.filter(Boolean).join('\n\n'), citations: citing.citations }
}
