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
 * others in turn, until nothing changes; at most six rounds. No candidate speaks for itself. The order does not matter.
 */
export function resolveIdentities(subject: Subject, candidates: readonly Candidate[]): Resolved {
  const rivals = rivalsOf(candidates)
  const isContested = rivals.some((others) => others.length > 0)
  const knownTo = (i: number) =>
    knownBut(subject, candidates, identities, i, isContested ? (rivals[i] ?? []) : null)
  let identities = candidates.map(({ mention, page }) => identify(subject, mention, page, knownOf(subject)))
  for (let round = 1; round < ROUNDS; round++) {
    const next = candidates.map(({ mention, page }, i) =>
      // What is certain or impossible stays so, whatever else is learned.
      identities[i].reasons[0] === 'supplied' ? identities[i] : identify(subject, mention, page, knownTo(i))
    )
    const moved = Math.max(
      0,
      ...next.map(({ probability }, i) => Math.abs(probability - identities[i].probability))
    )
    identities = next
    if (moved < STILL) break
  }
  return { identities, known: knownTo(-1) }
}

/** What is known without the candidate at `left`, whose rivals are at `rivals`, null where nobody has any. */
function knownBut(
  subject: Subject,
  candidates: readonly Candidate[],
  identities: readonly Identity[],
  left: number,
  rivals: readonly number[] | null
): Known {
  const known = knownOf(subject)
  for (const [i, { mention, page }] of candidates.entries())
    if (i !== left && identities[i].probability >= BELIEVED)
      learnFrom(known, mention, page.url, identities[i].probability)
  if (rivals) known.rival = Math.max(0, ...rivals.map((j) => identities[j].probability))
  else known.sole = Math.max(0, ...known.own.values())
  return known
}
