import type { Claim, Mention } from '#domain/evidence/claim'
import { PROPERTY } from '#domain/evidence/extract/labels/properties'
import { hostLikeness, projectFolder } from '#domain/evidence/extract/subject/host_likeness'
import type { Page } from '#domain/evidence/page'
import { sameCompany } from '#domain/people/companies/company_name'
import { microblogUrl, socialNetworkOf } from '#domain/people/networks/microblogs'
import { networkOf } from '#domain/people/networks/networks'
import { titleSimilarity } from '#domain/people/titles/titles'
import { emailSide } from './email_side.js'
import type { IdentityEvidence } from './identity/identity_evidence.js'
import { othersAddresses } from './others_addresses.js'
import { titleWithoutName } from '#domain/evidence/extract/values/plain_title'
import { LIKELIER_THAN_NOT } from './thresholds.js'
import type { SourceKind } from './reconcile/reliability_data.js'
import type { Vote } from './reconcile/vote.js'

/** A mention that may be about the row, with its source kind and identity. */
export type Source = {
  page: Pick<Page, 'url' | 'observedAt' | 'title'>
  mention: Mention
  kind: SourceKind
  /** The probability that the mention is about the row, 0 to 1. */
  identity: number
  pageCluster?: string
}

type Stated = Pick<Vote, 'value' | 'method' | 'quote' | 'statedAt' | 'past'>

/**
 * Returns a mention's votes for a built-in column; none for `page_text` and custom columns. An own
 * profile votes for its network's column, an own site for `domain` and `website`. A past employment
 * votes against its employer and title, unless the mention also states them as current. `evidence`
 * separates work addresses from personal addresses.
 */
export function votesOf(column: string, source: Source, evidence: IdentityEvidence | null = null): Vote[] {
  const { page, mention, kind, identity, pageCluster } = source
  const isOthers = othersAddresses(mention, evidence)
  const stated = [
    ...mention.claims.flatMap((claim) =>
      claim.field === 'email'
        ? emailStated(column, claim, source, evidence, isOthers)
        : statedBy(column, claim, mention, page.url)
    ),
    ...statedByPage(column, page, mention),
  ]
  const { url, observedAt } = page
  return stated.flatMap((one) => {
    const value = column === 'title' ? titleAlone(String(one.value), evidence) : one.value
    return value === '' ? [] : [{ ...one, value, url, kind, identity, pageCluster, observedAt }]
  })
}

/** Returns a title without the row's names, which a page may write in another script beside it. */
function titleAlone(title: string, evidence: IdentityEvidence | null): string {
  const names = (evidence?.names ?? []).filter(({ probability }) => probability >= LIKELIER_THAN_NOT)
  return names.reduce((rest, { text }) => titleWithoutName(rest, text), title)
}

const PLAIN: Record<string, Claim['field']> = {
  name: 'name',
  title: 'title',
  company: 'company',
  location: 'location',
  headquarters: 'headquarters',
  founded_year: 'founded_year',
  headcount: 'headcount',
  industry: 'industry',
  description: 'description',
  phone: 'phone',
}

function statedBy(column: string, claim: Claim, mention: Mention, url: string): Stated[] {
  const { method, quote, statedAt, past } = claim
  const say = (value: unknown, isPast = past): Stated[] => [{ value, method, quote, statedAt, past: isPast }]
  if (claim.field === PLAIN[column]) return say(claim.value)
  if (claim.field === 'employment') return employmentStated(column, claim, mention, say)
  if (claim.field === 'website')
    return column === 'website' || (column === 'domain' && isOwnHost(claim.value, url, mention))
      ? say(claim.value)
      : []
  return claim.field === 'social' &&
    isProfileColumn(column, claim.value) &&
    !isSecondBlog(claim.value, mention)
    ? say(claim.value)
    : []
}

function emailStated(
  column: string,
  { value, method, quote, statedAt, past }: Extract<Claim, { field: 'email' }>,
  { mention, kind }: Source,
  evidence: IdentityEvidence | null,
  isOthers: (email: string) => boolean
): Stated[] {
  if (mention.entity !== 'person' || !column.startsWith('email.')) return []
  const stated = emailSide(value, evidence, { onEmployersSite: kind === 'employer_site' })
  const side = stated === 'role' && isProprietor(mention) ? 'work' : stated
  if (side === 'work' && isOthers(value)) return []
  return column === `email.${side}` ? [{ value, method, quote, statedAt, past }] : []
}

/** Whether a person runs a business alone, so that its `info@` is the person's address. */
const isProprietor = ({ claims }: Mention): boolean =>
  claims.some(({ field, value }) => field === 'property' && value.label === PROPERTY.proprietor)

function employmentStated(
  column: string,
  { value, past }: Extract<Claim, { field: 'employment' }>,
  mention: Mention,
  say: (value: unknown, isPast: boolean) => Stated[]
): Stated[] {
  const isPast = past || !value.current
  const present = mention.claims.flatMap((other) =>
    other.field === 'employment' && !other.past && other.value.current ? [other.value] : []
  )
  if (column === 'title' && value.title) {
    const { title } = value
    const titles = mention.claims.flatMap((other) =>
      other.field === 'title' && !other.past ? [other.value] : []
    )
    const isHeld = [...titles, ...present.map((one) => one.title)].some(
      (held) => held && titleSimilarity(held, title) === 1
    )
    return isPast && isHeld ? [] : say(title, isPast)
  }
  if (column !== 'company') return []
  const isThere = present.some(({ company }) => sameCompany(company, value.company))
  return isPast && isThere ? [] : say(value.company, isPast)
}

/** Returns what a page states without claims: its own URL on an own page, and profile links. */
function statedByPage(column: string, page: Source['page'], mention: Mention): Stated[] {
  const quote = quoteOfPage(page, mention)
  if (quote === '') return []
  const say = (value: string): Stated => ({ value, method: 'link', quote, statedAt: null, past: false })
  const isSite = mention.own && !networkOf(page.url)
  if (column === 'domain' || (column === 'website' && isSite)) {
    const home = mention.home ?? new URL('/', page.url).href
    return isSite && (column === 'website' || isOwnHost(home, page.url, mention)) ? [say(home)] : []
  }
  const profiles = new Set([...(mention.own ? [page.url] : []), ...mention.links])
  const claimed = mention.claims.flatMap((claim) => (claim.field === 'social' ? [claim.value] : []))
  return [...profiles].filter((url) => isProfileColumn(column, url) && !claimed.includes(url)).map(say)
}

/**
 * Returns words of the page: the mention's name if the title or a claim's quote contains it,
 * otherwise the title or the first quote.
 */
function quoteOfPage({ title }: Source['page'], { name, claims }: Mention): string {
  if (name !== null && [title, ...claims.map(({ quote }) => quote)].some((text) => text?.includes(name)))
    return name
  return title ?? claims[0]?.quote ?? ''
}

/** Whether a site fills only a folder of a host that belongs to somebody else. */
const isFolder = (url: string): boolean => projectFolder(url) !== null

/**
 * Whether a host is a mention's own. A page in a folder of a host that gives everybody a name shows
 * this only if the host is named after the mention.
 */
function isOwnHost(site: string, url: string, { name }: Mention): boolean {
  if (isFolder(site)) return false
  const isElsewhere = !isFolder(url) || URL.parse(site)?.host !== URL.parse(url)?.host
  return isElsewhere || (name !== null && hostLikeness(name, site) > 0)
}

/** Whether an address is on Bluesky or Mastodon and the mention has another microblog. */
const isSecondBlog = (url: string, { claims, links }: Mention): boolean =>
  microblogUrl(url) !== null &&
  (links.some((link) => networkOf(link) === 'microblog') ||
    claims.find(({ field, value }) => field === 'social' && microblogUrl(String(value)) !== null)?.value !==
      url)

function isProfileColumn(column: string, url: string): boolean {
  const network = socialNetworkOf(url)
  return (
    network !== null && (column === `socials.${network}` || (column === 'pronet_url' && network === 'pronet'))
  )
}
