import { networkOf } from '#domain/people/networks/networks'
import { hostingDomain } from '#domain/people/text/urls'
import { copyGroups } from '#domain/truth/reconcile/copies'
import { candidatesOf } from '#domain/truth/reconcile/reconcile'
import type { Vote } from '#domain/truth/reconcile/vote'
import type { ResearchedSource } from '#domain/truth/research/research'
import { FACTS, type FactName, type PersonFacts } from './person_facts.js'
import { isLikely } from './verdict.js'
import { LIKELIER_THAN_NOT } from '#domain/truth/thresholds'

/** Statements about a person, by column. The `owner` of a vote is its publisher. */
export type FactVotes = Partial<Record<FactName, Vote[]>>

/** Facts on which at least two independent publishers agree, with the newest page for the name. */
export type AgreedFacts = {
  name: string
  title?: string
  company?: string
  city?: string
  pronet_url?: string
  source_url: string
  observed_at: string
}

/** The publisher of pages that the person controls: own pages and pages on networks. */
const SUBJECT = 'subject'
const MAX_VOTES = 12
const MIN_PUBLISHERS = 2

/**
 * Returns the newest current statements about a person's facts, with their publishers. Excludes
 * directories, because they copy each other, and pages that are likelier about a namesake.
 */
export function factVotes(facts: PersonFacts): FactVotes {
  const own = ownDomains(facts.research.sources)
  return Object.fromEntries(
    FACTS.map((column) => {
      const votes = facts
        .votes(column)
        .filter((vote) => vote.kind !== 'directory' && !vote.past && isLikely(vote))
      const latest = votes.sort(newestFirst).slice(0, MAX_VOTES)
      return [
        column,
        latest.map(({ pageCluster: _, ...vote }) => ({ ...vote, owner: publisherOf(vote, own) })),
      ]
    })
  )
}

/**
 * Returns the facts on which independent publishers agree. Returns null unless they agree on the
 * name and on an employer or a professional profile, because less does not identify a person.
 * Copies count once, as do all pages of one publisher.
 */
export function agreedFacts(votes: FactVotes, now: string): AgreedFacts | null {
  const agreed = new Map<FactName, Agreed>()
  for (const column of FACTS) {
    const value = agreedValue(column, votes[column] ?? [], now)
    if (value) agreed.set(column, value)
  }
  const name = agreed.get('name')
  if (!name || !(agreed.has('company') || agreed.has('pronet_url'))) return null
  const value = (column: FactName, field: string) =>
    agreed.has(column) ? { [field]: agreed.get(column)!.value } : {}
  return {
    name: name.value,
    ...value('title', 'title'),
    ...value('company', 'company'),
    ...value('location', 'city'),
    ...value('pronet_url', 'pronet_url'),
    source_url: name.newest.url,
    observed_at: name.newest.observedAt,
  }
}

/**
 * How a person without a record is confirmed. `others`: independent publishers, a job on a
 * professional-network profile, or the site of the recorded employer. `self`: only pages that the
 * person may control, and no recorded employer whose site could confirm them. `nobody`: the site of
 * the recorded employer does not name the person.
 */
export type Confirmation = 'others' | 'self' | 'nobody'

export async function confirmationOf(
  facts: PersonFacts,
  companyLeads: (company: string) => Promise<readonly string[]>
): Promise<Confirmation> {
  const votes = factVotes(facts)
  if (isCorroboratedByPages(facts, votes)) return 'others'
  const company = facts.value('company')
  if (company === null) return 'self'
  const sites = (await companyLeads(company)).filter((address) => !networkOf(address)).map(hostingDomain)
  if (sites.length === 0) return 'self'
  const onSites = (votes.name ?? []).filter(({ kind }) => kind === 'employer_site')
  return onSites.some(({ url }) => sites.includes(hostingDomain(url))) ? 'others' : 'nobody'
}

/** Whether pages of others confirm a person, whatever the index knows of the employer. */
export function isCorroboratedByPages(facts: PersonFacts, votes = factVotes(facts)): boolean {
  const posts = [...(votes.title ?? []), ...(votes.company ?? [])]
  const isProfile = ({ kind, url }: Vote) => kind === 'own_profile' && networkOf(url) === 'pronet'
  return posts.some(isProfile) || agreedFacts(votes, facts.now) !== null
}

type Agreed = { value: string; newest: Vote }

function agreedValue(column: FactName, votes: readonly Vote[], now: string): Agreed | null {
  const candidates = candidatesOf({ key: column, entity: 'person' }, votes, { now })
  const [best] = candidates.sort((a, b) => b.probability - a.probability)
  if (!best || best.probability < LIKELIER_THAN_NOT || copyGroups(best.supporters).length < MIN_PUBLISHERS)
    return null
  const [newest] = [...best.supporters].sort(newestFirst)
  return { value: String(best.value), newest }
}

const newestFirst = (a: Vote, b: Vote) => b.observedAt.localeCompare(a.observedAt)

/** Returns the sites that contain an own page of the person. */
function ownDomains(sources: readonly ResearchedSource[]): ReadonlySet<string> {
  const urls = sources.filter((source) => source.mention.own && isLikely(source)).map(({ page }) => page.url)
  return new Set(urls.filter((url) => !networkOf(url)).flatMap((url) => hostingDomain(url) ?? []))
}

function publisherOf({ url, kind }: Vote, own: ReadonlySet<string>): string {
  const domain = hostingDomain(url)
  const isOwn = kind === 'own_site' || kind === 'own_profile' || networkOf(url) !== null
  return isOwn || domain === null || own.has(domain) ? SUBJECT : domain
}

/** Merges the votes of two reads. For a page in both, the second read counts. */
export function mergedVotes(before: FactVotes, since: FactVotes): FactVotes {
  const readAgain = new Set(Object.values(since).flatMap((votes) => votes.map(({ url }) => url)))
  const older = votesWithout(before, (url) => readAgain.has(url))
  return Object.fromEntries(
    FACTS.map((column) => [column, [...(since[column] ?? []), ...(older[column] ?? [])].slice(0, MAX_VOTES)])
  )
}

export const votesWithout = (votes: FactVotes, isGone: (url: string) => boolean): FactVotes =>
  Object.fromEntries(FACTS.map((column) => [column, (votes[column] ?? []).filter(({ url }) => !isGone(url))]))
