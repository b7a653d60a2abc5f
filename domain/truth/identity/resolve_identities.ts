import type { Subject } from '../subject.js'
import type { PageCandidate } from './candidate.js'
import { identify, type Identity } from './identify.js'
import { type IdentityEvidence, initialEvidence, learnFrom } from './identity_evidence.js'
import { linkedGroups, siteOf } from './linked.js'
import { namesakesOf } from './namesakes.js'
import { CONFIRMED } from '../thresholds.js'
import { asSites, corroborate } from './corroboration.js'

export type Resolved = {
  /** One for each candidate, in their order. */
  identities: Identity[]
  known: IdentityEvidence
}

const ROUNDS = 6
const STILL = 0.005

/**
 * Who of all candidates is the row: what pages that surely are tell (links, employer, place) can confirm others, and those
 * others in turn, until nothing changes; at most six rounds. No candidate speaks for itself, nor one page of a site for
 * another; pages that link to one another are one candidate, confirmed from without or not at all. The order does not matter.
 */
export function resolveIdentities(subject: Subject, candidates: readonly PageCandidate[]): Resolved {
  const namesakes = namesakesOf(candidates)
  const isContested = namesakes.some((others) => others.length > 0)
  const sites = candidates.map(siteOf)
  let identities = candidates.map(({ mention, page }) =>
    identify(subject, mention, page, initialEvidence(subject))
  )
  // What is certain or impossible stays so, whatever else is learned.
  const isSupplied = identities.map(({ reasons }) => reasons[0] === 'supplied')
  const groups = linkedGroups(candidates, (i) => isSupplied[i])
  const knownTo = (i: number, probability: (j: number) => number) =>
    knownBy(subject, candidates, probability, isContested ? (namesakes[i] ?? []).map(probabilityNow) : null)
  const probabilityNow = (i: number) => identities[i].probability
  const judge = (i: number, probability: (j: number) => number) =>
    isSupplied[i]
      ? identities[i]
      : identify(subject, candidates[i].mention, candidates[i].page, knownTo(i, probability))
  for (let round = 1; round < ROUNDS; round++) {
    const alone = candidates.map((_, i) => judge(i, (j) => (groups[i].includes(j) ? 0 : probabilityNow(j))))
    const told = corroborate(asSites(alone, sites), groups, sites, (i, within) =>
      judge(i, (j) => (groups[i].includes(j) ? within(j) : probabilityNow(j)))
    )
    const next = atMostOne(told, namesakes)
    const moved = Math.max(
      0,
      ...next.map(({ probability }, i) => Math.abs(probability - identities[i].probability))
    )
    identities = next
    if (moved < STILL) break
  }
  return { identities, known: knownTo(-1, probabilityNow) }
}

/** Of namesakes at most one is the row: each is as probable as its odds beside theirs and those of none. */
function atMostOne(identities: readonly Identity[], namesakes: readonly number[][]): Identity[] {
  const odds = identities.map(({ probability }) => probability / Math.max(1e-9, 1 - probability))
  return identities.map((identity, i) => {
    if (namesakes[i].length === 0 || identity.reasons[0] === 'supplied') return identity
    const others = namesakes[i].reduce((sum, j) => sum + odds[j], 0)
    return { ...identity, probability: odds[i] / (1 + odds[i] + others) }
  })
}

/** What is known by candidates that are believed; `namesakes` is how probable those of who is judged are, null where nobody has any. */
function knownBy(
  subject: Subject,
  candidates: readonly PageCandidate[],
  probability: (candidate: number) => number,
  namesakes: readonly number[] | null
): IdentityEvidence {
  const known = initialEvidence(subject)
  for (const [i, { mention, page }] of candidates.entries())
    if (probability(i) >= CONFIRMED) learnFrom(known, mention, page, probability(i))
  if (namesakes) known.rival = Math.max(0, ...namesakes)
  else known.sole = Math.max(0, ...known.own.values())
  return known
}
