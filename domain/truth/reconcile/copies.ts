import { words } from '#domain/people/text/text'
import { ownerKey } from '../subject.js'
import type { Vote } from './vote.js'
import { CERTAIN, LIKELIER_THAN_NOT } from '../thresholds.js'

/** The number of words in a shingle. */
const SHINGLE_WORDS = 3
/** The minimum number of words of a compared text. Shorter texts can be alike without being copied. */
const MIN_WORDS = 8
/** The minimum share of common shingles of two copies. */
const MIN_OVERLAP = 0.6

/** A vote with its owner and shingles, computed once. */
type TracedVote = { owner: string; shingles: ReadonlySet<string>; vote: Vote }

/**
 * Groups votes for one value that count as one vote:
 * - votes of one owner,
 * - votes from passages with mostly the same words,
 * - votes of directories, which copy from each other,
 * - votes of one page cluster, unless both identities are certain,
 * - votes of mentions that are all more likely about a namesake.
 */
export function copyGroups(votes: readonly Vote[]): Vote[][] {
  const traced = votes.map(trace)
  const groups: TracedVote[][] = []
  for (const one of traced) {
    const joined = groups.filter((group) => group.some((other) => isCopy(one, other)))
    for (const group of joined) groups.splice(groups.indexOf(group), 1)
    groups.push([one, ...joined.flat()])
  }
  return groups.map((group) => group.map(({ vote }) => vote))
}

const trace = (vote: Vote): TracedVote => ({
  owner: vote.owner ?? ownerKey(vote.url),
  shingles: shinglesOf(vote.passage ?? vote.quote),
  vote,
})

function isCopy(a: TracedVote, b: TracedVote): boolean {
  if (a.owner === b.owner) return true
  if (a.vote.kind === 'directory' && b.vote.kind === 'directory') return true
  if (Math.max(a.vote.identity, b.vote.identity) < LIKELIER_THAN_NOT) return true
  const isOneCluster = a.vote.pageCluster !== undefined && a.vote.pageCluster === b.vote.pageCluster
  if (isOneCluster && Math.min(a.vote.identity, b.vote.identity) < CERTAIN) return true
  return overlap(a.shingles, b.shingles) >= MIN_OVERLAP
}

/** Returns all three-word sequences of a text; empty if the text is too short to compare. */
function shinglesOf(text: string): ReadonlySet<string> {
  const all = words(text)
  if (all.length < MIN_WORDS) return new Set()
  return new Set(all.slice(SHINGLE_WORDS - 1).map((_, i) => all.slice(i, i + SHINGLE_WORDS).join(' ')))
}

/** Returns the share of the smaller set that the larger set contains. */
const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  a.size === 0 || b.size === 0 ? 0 : a.intersection(b).size / Math.min(a.size, b.size)
