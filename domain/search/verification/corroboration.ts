import { networkOf } from '#domain/people/networks/networks'
import { hostingDomain } from '#domain/people/text/urls'
import { copyGroups } from '#domain/truth/reconcile/copies'
import { candidatesOf } from '#domain/truth/reconcile/reconcile'
import type { Vote } from '#domain/truth/reconcile/vote'
import type { ResearchedSource } from '#domain/truth/research/research'
import { FACTS, type FactName, type PersonFacts } from './person_facts.js'
import { isLikely } from './verdict.js'
import { LIKELIER_THAN_NOT } from '#domain/truth/thresholds'

/** What pages state of a person, by column; each vote names its publisher in `owner`. */
export type FactVotes = Partial<Record<FactName, Vote[]>>

/** The facts on which at least two independent publishers agree, with the page and the day of the newest statement. */
export type AgreedFacts = {
  name: string
  title?: string
  company?: string
  city?: string
  pronet_url?: string
  source_url: string
  observed_at: string
}

/** The publisher of everything that the person can publish alone: own pages, and every page on a network. */
const SUBJECT = 'subject'
const MAX_VOTES = 12
const INDEPENDENT = 2

/**
 * The statements behind what is proven of a person, with their publishers. Directories are left out, because they
 * copy each other, and so is every page that is likelier about a namesake.
 */
export function factVotes(facts: PersonFacts): FactVotes {
  const own = ownDomains(facts.research.sources)
  return Object.fromEntries(
    FACTS.map((column) => {
      const votes = facts
        .votes(column)
        .filter((vote) => vote.kind !== 'directory' && !vote.past && isLikely(vote))
      const newest = votes.sort((a, b) => b.observedAt.localeCompare(a.observedAt)).slice(0, MAX_VOTES)
      return [
        column,
        newest.map(({ pageCluster: _, ...vote }) => ({ ...vote, owner: publisherOf(vote, own) })),
      ]
    })
  )
}

/**
 * What independent publishers agree on. Null unless they agree on the name and on an employer or a professional
 * profile: less does not identify anybody. Copies count once, and so do all pages of one publisher.
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
 * Whether somebody whom no record knows is more than what a page of theirs says: independent publishers agree, or the
 * post is stated by a profile on the professional network or on the site that records give for the employer.
 */
export async function isCorroborated(
  facts: PersonFacts,
  companyLeads: (company: string) => Promise<readonly string[]>
): Promise<boolean> {
  const votes = factVotes(facts)
  if (isCorroboratedByPages(facts, votes)) return true
  const company = facts.value('company')
  const onSites = (votes.name ?? []).filter(({ kind }) => kind === 'employer_site')
  if (company === null || onSites.length === 0) return false
  const addresses = (await companyLeads(company)).filter((address) => !networkOf(address))
  const sites = addresses.map(hostingDomain)
  return onSites.some(({ url }) => sites.includes(hostingDomain(url)))
}

/** The part of it that pages decide alone. */
export function isCorroboratedByPages(facts: PersonFacts, votes = factVotes(facts)): boolean {
  const posts = [...(votes.title ?? []), ...(votes.company ?? [])]
  const isProfile = ({ kind, url }: Vote) => kind === 'own_profile' && networkOf(url) === 'pronet'
  return posts.some(isProfile) || agreedFacts(votes, facts.now) !== null
}

type Agreed = { value: string; newest: Vote }

function agreedValue(column: FactName, votes: readonly Vote[], now: string): Agreed | null {
  const candidates = candidatesOf({ key: column, entity: 'person' }, votes, { now })
  const [best] = candidates.sort((a, b) => b.probability - a.probability)
  if (!best || best.probability < LIKELIER_THAN_NOT || copyGroups(best.supporters).length < INDEPENDENT)
    return null
  const [newest] = [...best.supporters].sort((a, b) => b.observedAt.localeCompare(a.observedAt))
  return { value: String(best.value), newest }
}

/** The sites that have a page of the person's own. */
function ownDomains(sources: readonly ResearchedSource[]): ReadonlySet<string> {
  const urls = sources.filter((source) => source.mention.own && isLikely(source)).map(({ page }) => page.url)
  return new Set(urls.filter((url) => !networkOf(url)).flatMap((url) => hostingDomain(url) ?? []))
}

function publisherOf({ url, kind }: Vote, own: ReadonlySet<string>): string {
  const domain = hostingDomain(url)
  const isOwn = kind === 'own_site' || kind === 'own_profile' || networkOf(url) !== null
  return isOwn || domain === null || own.has(domain) ? SUBJECT : domain
}

/** The statements of two readings: of a page that both read, those of the second. */
export function mergedVotes(before: FactVotes, since: FactVotes): FactVotes {
  const readAgain = new Set(Object.values(since).flatMap((votes) => votes.map(({ url }) => url)))
  const older = votesWithout(before, (url) => readAgain.has(url))
  return Object.fromEntries(
    FACTS.map((column) => [column, [...(since[column] ?? []), ...(older[column] ?? [])].slice(0, MAX_VOTES)])
  )
}

/** The statements without those of some pages. */
export const votesWithout = (votes: FactVotes, isGone: (url: string) => boolean): FactVotes =>
  Object.fromEntries(FACTS.map((column) => [column, (votes[column] ?? []).filter(({ url }) => !isGone(url))]))
