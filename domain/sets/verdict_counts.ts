import type { Verdict } from '#domain/search/verification/verdict'

/** How many people got each verdict, by criterion id. */
export type VerdictCounts = Record<string, Record<Verdict['is'], number>>

const NONE = { yes: 0, no: 0, unclear: 0 }

/** Returns the counts with the verdicts on one more person. */
export function counted(
  counts: VerdictCounts,
  verdicts: readonly { id: string; verdict: Verdict['is'] }[]
): VerdictCounts {
  const next = { ...counts }
  for (const { id, verdict } of verdicts) {
    const before = next[id] ?? NONE
    next[id] = { ...before, [verdict]: before[verdict] + 1 }
  }
  return next
}

/**
 * Returns the counts of a criterion and the share of `yes`. The share is null before the first
 * verdict.
 */
export function successOf(counts: VerdictCounts, id: string) {
  const verdicts = counts[id] ?? NONE
  const people = verdicts.yes + verdicts.no + verdicts.unclear
  return { verdicts, success_rate: people === 0 ? null : Math.round((1000 * verdicts.yes) / people) / 1000 }
}
