import type { Mention } from '#domain/evidence/claim'
import type { Subject } from '../subject.js'
import type { SeenPage } from './features.js'
import { identify, type Identity } from './identify.js'
import { type Known, knownOf, learnFrom } from './known.js'

export type Candidate = { page: SeenPage; mention: Mention }

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
 * others in turn, until nothing changes; at most six rounds. No candidate speaks for itself. The order does not matter.
 */
export function resolveIdentities(subject: Subject, candidates: readonly Candidate[]): Resolved {
  let identities = candidates.map(({ mention, page }) => identify(subject, mention, page, knownOf(subject)))
  for (let round = 1; round < ROUNDS; round++) {
    const next = candidates.map(({ mention, page }, i) =>
      // What is certain or impossible stays so, whatever else is learned.
      identities[i].reasons[0] === 'supplied'
        ? identities[i]
        : identify(subject, mention, page, knownBut(subject, candidates, identities, i))
    )
    const moved = Math.max(
      0,
      ...next.map(({ probability }, i) => Math.abs(probability - identities[i].probability))
    )
    identities = next
    if (moved < STILL) break
  }
  return { identities, known: knownBut(subject, candidates, identities, -1) }
}

/** What is known without the candidate at `left`. */
function knownBut(
  subject: Subject,
  candidates: readonly Candidate[],
  identities: readonly Identity[],
  left: number
): Known {
  const known = knownOf(subject)
  for (const [i, { mention, page }] of candidates.entries())
    if (i !== left && identities[i].probability >= BELIEVED)
      learnFrom(known, mention, page.url, identities[i].probability)
  return known
}
