import type { Subject } from '../subject.js'
import type { PageCandidate } from './candidate.js'
import { identify, type Identity } from './identify.js'
import { type IdentityEvidence, initialEvidence, learnFrom } from './identity_evidence.js'
import { linkedGroups, sitesOf } from './linked.js'
import { namesakesOf } from './namesakes.js'
import { CONFIRMED } from '../thresholds.js'
import { asSites, corroborate } from './corroboration.js'
import { isOthersName } from './others_name.js'

export type Resolution = {
  /** One per candidate, in the same order. */
  identities: Identity[]
  evidence: IdentityEvidence
  /** Returns the evidence about the row, without a candidate's own page and its linked pages. */
  evidenceWithout: (candidate: number) => IdentityEvidence
}

const MAX_ROUNDS = 6
/** The rounds end when no probability changes by this much. */
const CONVERGED = 0.005

/**
 * Decides which candidates are the row. Statements of confirmed pages (links, employer, place) can
 * confirm other pages. This repeats until the probabilities converge, in at most six rounds. No
 * page confirms itself or its own site. Pages that link to one another count as one candidate,
 * which only outside evidence confirms. The result does not depend on the candidates' order.
 */
export function resolveIdentities(subject: Subject, candidates: readonly PageCandidate[]): Resolution {
  const namesakes = namesakesOf(candidates)
  const isContested = namesakes.some((others) => others.length > 0)
  const sites = sitesOf(candidates)
  let identities = candidates.map(({ mention, page }) =>
    identify(subject, mention, page, initialEvidence(subject))
  )
  // Supplied pages are certain, whatever other pages state.
  const isSupplied = identities.map(({ reasons }) => reasons[0] === 'supplied')
  const groups = linkedGroups(candidates, (i) => isSupplied[i])
  const evidenceFor = (i: number, probability: (j: number) => number) =>
    collectEvidence(
      subject,
      candidates,
      probability,
      (j) => isOthersName(subject, candidates[i], candidates[j]),
      isContested ? (namesakes[i] ?? []).map(probabilityNow) : null
    )
  const probabilityNow = (i: number) => identities[i].probability
  const reidentify = (i: number, probability: (j: number) => number) =>
    isSupplied[i]
      ? identities[i]
      : identify(subject, candidates[i].mention, candidates[i].page, evidenceFor(i, probability))
  for (let round = 1; round < MAX_ROUNDS; round++) {
    const alone = candidates.map((_, i) =>
      reidentify(i, (j) => (groups[i].includes(j) ? 0 : probabilityNow(j)))
    )
    const corroborated = corroborate(asSites(alone, sites), groups, sites, (i, within) =>
      reidentify(i, (j) => (groups[i].includes(j) ? within(j) : probabilityNow(j)))
    )
    const next = atMostOne(corroborated, namesakes)
    const change = Math.max(
      0,
      ...next.map(({ probability }, i) => Math.abs(probability - identities[i].probability))
    )
    identities = next
    if (change < CONVERGED) break
  }
  return {
    identities,
    evidence: evidenceFor(-1, probabilityNow),
    evidenceWithout: (i) => evidenceFor(i, (j) => (groups[i].includes(j) ? 0 : probabilityNow(j))),
  }
}

/** Normalises namesakes by their odds, because at most one of them is the row. */
function atMostOne(identities: readonly Identity[], namesakes: readonly number[][]): Identity[] {
  const odds = identities.map(({ probability }) => probability / Math.max(1e-9, 1 - probability))
  return identities.map((identity, i) => {
    if (namesakes[i].length === 0 || identity.reasons[0] === 'supplied') return identity
    const others = namesakes[i].reduce((sum, j) => sum + odds[j], 0)
    return { ...identity, probability: odds[i] / (1 + odds[i] + others) }
  })
}

/**
 * Collects the evidence of confirmed candidates, without names of candidates for which `hasOthersName`
 * returns true. `namesakes` are the probabilities of the candidate's namesakes; null if no candidate has any
 * namesakes.
 */
function collectEvidence(
  subject: Subject,
  candidates: readonly PageCandidate[],
  probability: (candidate: number) => number,
  hasOthersName: (candidate: number) => boolean,
  namesakes: readonly number[] | null
): IdentityEvidence {
  const evidence = initialEvidence(subject)
  for (const [i, { mention, page }] of candidates.entries())
    if (probability(i) >= CONFIRMED)
      learnFrom(evidence, hasOthersName(i) ? { ...mention, name: null } : mention, page, probability(i))
  if (namesakes) evidence.namesake = Math.max(0, ...namesakes)
  else {
    evidence.isUncontested = true
    evidence.sole = Math.max(0, ...evidence.own.values())
  }
  return evidence
}
