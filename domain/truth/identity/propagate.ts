import { networkOf } from '#domain/people/networks'
import { registrableDomain } from '#domain/people/urls'
import type { Subject } from '../subject.js'
import type { Candidate } from './candidate.js'
import { identify, type Identity } from './identify.js'
import { type Known, knownOf, learnFrom } from './known.js'
import { rivalsOf } from './rivals.js'

export type Resolved = {
  /** One for each candidate, in their order. */
  identities: Identity[]
  known: Known
}

const ROUNDS = 6
/** From here on a mention tells of the row; below, what it says might be a namesake's. */
const BELIEVED = 0.75
const STILL = 0.005

/**
 * Who of all candidates is the row: what pages that surely are tell (links, employer, place) can confirm others, and those
 * others in turn, until nothing changes; at most six rounds. No
 * candidate speaks for itself, nor one page of a site for another. The order does not matter.
 */
export function resolveIdentities(subject: Subject, candidates: readonly Candidate[]): Resolved {
  const rivals = rivalsOf(candidates)
  const isContested = rivals.some((others) => others.length > 0)
  const sites = candidates.map(siteOf)
  const knownTo = (i: number) =>
    knownBut(subject, candidates, identities, {
      left: (j) => i === j || (sites[i] !== undefined && sites[i] === sites[j]),
      rivals: isContested ? (rivals[i] ?? []) : null,
    })
  let identities = candidates.map(({ mention, page }) => identify(subject, mention, page, knownOf(subject)))
  for (let round = 1; round < ROUNDS; round++) {
    const alone = candidates.map(({ mention, page }, i) =>
      // What is certain or impossible stays so, whatever else is learned.
      identities[i].reasons[0] === 'supplied' ? identities[i] : identify(subject, mention, page, knownTo(i))
    )
    const next = atMostOne(asSites(alone, sites), rivals)
    const moved = Math.max(
      0,
      ...next.map(({ probability }, i) => Math.abs(probability - identities[i].probability))
    )
    identities = next
    if (moved < STILL) break
  }
  return { identities, known: knownTo(-1) }
}

/** The site whose own page a candidate is, and of what; undefined for a profile and for what is said by others. */
function siteOf({ page, mention }: Candidate): string | undefined {
  const domain = mention.own && !networkOf(page.url) ? registrableDomain(page.url) : null
  return domain ? `${mention.entity} ${domain}` : undefined
}

/** The pages of a site are its owner's together: each is as probable as the one that more is known of. */
function asSites(identities: readonly Identity[], sites: readonly (string | undefined)[]): Identity[] {
  const best = new Map<string, number>()
  for (const [i, { probability }] of identities.entries())
    if (sites[i] !== undefined) best.set(sites[i], Math.max(best.get(sites[i]) ?? 0, probability))
  return identities.map((identity, i) => {
    const probability = best.get(sites[i] ?? '') ?? identity.probability
    const isAnother = identity.reasons.includes('name.conflict') || identity.reasons.includes('disclaimer')
    return isAnother || identity.probability === probability ? identity : { ...identity, probability }
  })
}

/** Of rivals at most one is the row: each is as probable as its odds beside theirs and those of none. */
function atMostOne(identities: readonly Identity[], rivals: readonly number[][]): Identity[] {
  const odds = identities.map(({ probability }) => probability / Math.max(1e-9, 1 - probability))
  return identities.map((identity, i) => {
    if (rivals[i].length === 0 || identity.reasons[0] === 'supplied') return identity
    const others = rivals[i].reduce((sum, j) => sum + odds[j], 0)
    return { ...identity, probability: odds[i] / (1 + odds[i] + others) }
  })
}

type Without = {
  /** Candidates that are not to speak. */
  left: (candidate: number) => boolean
  /** Places of rivals of who is judged; null where nobody has any. */
  rivals: readonly number[] | null
}

/** What is known without some of the candidates. */
function knownBut(
  subject: Subject,
  candidates: readonly Candidate[],
  identities: readonly Identity[],
  { left, rivals }: Without
): Known {
  const known = knownOf(subject)
  for (const [i, { mention, page }] of candidates.entries())
    if (!left(i) && identities[i].probability >= BELIEVED)
      learnFrom(known, mention, page.url, identities[i].probability)
  if (rivals) known.rival = Math.max(0, ...rivals.map((j) => identities[j].probability))
  else known.sole = Math.max(0, ...known.own.values())
  return known
}
