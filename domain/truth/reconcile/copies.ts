import { words } from '#domain/people/text/text'
import { ownerKey } from '../subject.js'
import type { Vote } from './vote.js'
import { CERTAIN, LIKELIER_THAN_NOT } from '../thresholds.js'

const SHINGLE = 3
/** Texts of fewer words are alike without being copied. */
const MIN_WORDS = 8
const COPIED = 0.6

/** Whether two sources are believed to copy one another, from errors they share (see `learnCopying`). */
export type Copying = (source: string, other: string) => boolean

/** A vote with what tells copies: made once, compared often. */
type Traced = { owner: string; shingles: ReadonlySet<string>; vote: Vote }

/**
 * Groups of votes that count as one. Given the votes for one value: those of one owner, those whose passages are mostly the
 * same words, directories (which take from each other), sources known to copy, and those that stand or fall with one
 * uncertain identity: of a pageCluster, or of whatever namesake they are likelier about.
 */
export function copyGroups(votes: readonly Vote[], copying: Copying = () => false): Vote[][] {
  const traced = votes.map(trace)
  const groups: Traced[][] = []
  for (const one of traced) {
    const joined = groups.filter((group) => group.some((other) => isCopy(one, other, copying)))
    for (const group of joined) groups.splice(groups.indexOf(group), 1)
    groups.push([one, ...joined.flat()])
  }
  return groups.map((group) => group.map(({ vote }) => vote))
}

function trace(vote: Vote): Traced {
  return { owner: vote.owner ?? ownerKey(vote.url), shingles: shinglesOf(vote.passage ?? vote.quote), vote }
}

function isCopy(a: Traced, b: Traced, copying: Copying): boolean {
  if (a.owner === b.owner) return true
  if (a.vote.kind === 'directory' && b.vote.kind === 'directory') return true
  if (Math.max(a.vote.identity, b.vote.identity) < LIKELIER_THAN_NOT) return true
  const isOneCluster = a.vote.pageCluster !== undefined && a.vote.pageCluster === b.vote.pageCluster
  if (isOneCluster && Math.min(a.vote.identity, b.vote.identity) < CERTAIN) return true
  return overlap(a.shingles, b.shingles) >= COPIED || copying(a.owner, b.owner)
}

/** The runs of three words of a text; none of a text too short to tell. */
export function shinglesOf(text: string): ReadonlySet<string> {
  const said = words(text)
  if (said.length < MIN_WORDS) return new Set()
  return new Set(said.slice(SHINGLE - 1).map((_, i) => said.slice(i, i + SHINGLE).join(' ')))
}

/** The share of the smaller set that the other has too. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  if (small.size === 0) return 0
  let shared = 0
  for (const shingle of small) if (large.has(shingle)) shared++
  return shared / small.size
}
