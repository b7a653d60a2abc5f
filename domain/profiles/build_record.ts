import { rounded } from '#domain/rounded'
import type { PersonRecord } from '#domain/people/person_record'
import { type CellValue } from '#domain/truth/values/value'
import { reconcile } from '#domain/truth/reconcile/reconcile'
import type { ResearchedSource, ResolvedSources } from '#domain/truth/research/resolve_sources'
import { linkKey } from '#domain/truth/subject'
import { votesOf } from '#domain/truth/votes_of'
import { ageRange } from './age_range.js'
import { birthYearsOf } from './birth.js'
import { degreesOf, postsOf } from './career.js'
import { type ProfileFact, provenanceOf } from './fact.js'
import { interestsOf } from './interests.js'
import { originsOf } from './origins.js'
import type { PersonProfile, Provenance } from './person_record.js'
import { platformsOf } from './platforms.js'
import { recordVotes } from './record_votes.js'
import { pagesOf, type Sentence, summarySentences } from './summary.js'
import { CONFIRMED } from '#domain/truth/thresholds'

export type BuildContext = {
  personId: string
  /** The person's records in the index. */
  records: readonly PersonRecord[]
  /** ISO 8601 UTC. */
  now: string
}

const IDENTITY = {
  name: 'name',
  title: 'title',
  company: 'company',
  location: 'location',
  pronet: 'pronet_url',
} as const
type IdentityField = keyof typeof IDENTITY
const MAX_LINKS = 25
/** The minimum probability that a page among the source links is about the person. */
const MIN_LINK_IDENTITY = 0.4

/** Builds a person's profile from research results. Returns null if no name is found. */
export function buildRecord(
  research: ResolvedSources,
  { personId, records, now }: BuildContext
): { record: PersonProfile; sentences: Sentence[] } | null {
  const identity = Object.fromEntries(
    Object.entries(IDENTITY).flatMap(([field, column]) => {
      const fact = factOf(column, research, records, now)
      return fact ? [[field, fact]] : []
    })
  ) as Partial<Record<IdentityField, ProfileFact<string>>>
  if (!identity.name) return null
  const { sources } = research
  const platforms = platformsOf(research, now)
  const interests = interestsOf(sources)
  const [posts, degrees] = [postsOf(sources, records), degreesOf(sources, records)]
  const age = ageRange(degrees, birthYearsOf(sources), now)
  const { name = null, title = null, company = null, location = null } = identity
  const sentences = summarySentences({ name, title, company, location, posts, degrees, interests })
  const facts = [
    ...Object.entries(identity).map(([field, fact]) => [`identity.${field}`, fact] as const),
    ...platforms.flatMap((fact, i) => [
      [`presence.platforms.${i}`, fact] as const,
      ...fact.details.map((detail) => [`presence.platforms.${i}.${detail.value}`, detail] as const),
    ]),
    ...interests.map((fact, i) => [`signals.interests.${i}`, fact] as const),
    ...(age ? [['age_range', age.from] as const] : []),
    ...(sentences.length > 0 ? [['summary', joined(sentences)] as const] : []),
  ]
  const record: PersonProfile = {
    person_id: personId,
    identity: Object.fromEntries(Object.entries(identity).map(([field, { value }]) => [field, value])),
    summary: sentences.map(({ text }) => text).join(' '),
    source_links: sourceLinks(
      sources,
      sentences.flatMap((sentence) => sentence.facts)
    ),
    presence: { platforms: platforms.map(({ value }) => value) },
    signals: { interests: interests.map(({ value }) => value) },
    age_range: age && { min: age.min, max: age.max },
    provenance: provenance(facts),
  }
  return { record, sentences }
}

function factOf(
  column: string,
  { sources, evidence }: ResolvedSources,
  records: readonly PersonRecord[],
  now: string
): ProfileFact<string> | null {
  const votes = [
    ...sources.flatMap((source) => votesOf(column, source, evidence)),
    ...recordVotes(column, records),
  ]
  const { status, value, confidence, supporters } = reconcile({ key: column, entity: 'person' }, votes, {
    now,
  })
  if (status !== 'found') return null
  return { value: String(value as CellValue), confidence: confidence!, origins: originsOf(supporters) }
}

/** Returns distinct links to the summary's sources and the most certain pages. */
function sourceLinks(
  sources: readonly ResearchedSource[],
  cited: readonly ProfileFact<unknown>[]
): PersonProfile['source_links'] {
  const links = new Map<string, { url: string; confidence: number; isCited: boolean }>()
  const add = (url: string, confidence: number, isCited: boolean) => {
    const key = linkKey(url) ?? url
    const existing = links.get(key)
    if (!existing) links.set(key, { url, confidence, isCited })
    else {
      existing.confidence = Math.max(existing.confidence, confidence)
      existing.isCited ||= isCited
    }
  }
  for (const { page, identity } of sources) if (identity >= MIN_LINK_IDENTITY) add(page.url, identity, false)
  // One page per fact suffices to verify it.
  for (const fact of cited) for (const { url } of pagesOf(fact).slice(0, 1)) add(url, fact.confidence, true)
  const listed = [...links.values()]
    .sort(
      (a, b) =>
        Number(b.isCited) - Number(a.isCited) || b.confidence - a.confidence || (a.url < b.url ? -1 : 1)
    )
    .slice(0, MAX_LINKS)
  return listed
    .map(({ url, confidence }) => ({
      url,
      verification_status: confidence >= CONFIRMED ? ('verified' as const) : ('unverified' as const),
      confidence: rounded(confidence),
    }))
    .sort((a, b) => b.confidence - a.confidence || (a.url < b.url ? -1 : 1))
}

/** Combines the facts of all sentences: the lowest confidence and all origins. */
function joined(sentences: readonly Sentence[]): ProfileFact<null> {
  const facts = sentences.flatMap((sentence) => sentence.facts)
  return {
    value: null,
    confidence: Math.min(...facts.map(({ confidence }) => confidence)),
    origins: facts.flatMap(pagesOf),
  }
}

function provenance(facts: readonly (readonly [string, ProfileFact<unknown>])[]): Record<string, Provenance> {
  return Object.fromEntries(
    facts.flatMap(([path, fact]) => {
      const entry = provenanceOf(fact)
      return entry ? [[path, entry]] : []
    })
  )
}
