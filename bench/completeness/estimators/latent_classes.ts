import type { CaptureTable } from '#domain/completeness/capture_table'
import { foundBySome } from '#domain/completeness/capture_table'

type LatentClass = { share: number; ease: number[] }

const STEPS = 500
const CLOSE = 1e-9
/** Bounds the probability that a finder finds a person of a class. */
const EDGE = 1e-3

/**
 * Estimates the total with two latent classes of people. Within a class, finders are independent.
 * Expectation maximisation also estimates the missing people. Returns null for fewer than four
 * finders, because they do not identify the classes.
 */
export function totalByClasses(table: CaptureTable): number | null {
  const k = table.finders.length
  if (k < 4) return null
  const found = foundBySome(table)
  let missing = Math.max(1, found / 4)
  let classes: LatentClass[] = [0.6, 0.2].map((ease) => ({ share: 0.5, ease: new Array(k).fill(ease) }))
  for (let step = 0; step < STEPS; step++) {
    const total = found + missing
    const sums = classes.map(() => ({ people: 0, found: new Array<number>(k).fill(0) }))
    for (let mask = 0; mask < table.counts.length; mask++) {
      const people = mask === 0 ? missing : table.counts[mask]
      if (people === 0) continue
      const likely = classes.map((one) => one.share * probabilityOf(mask, one.ease))
      const sum = likely.reduce((all, one) => all + one, 0)
      for (const [i, own] of sums.entries()) {
        const part = (people * likely[i]) / sum
        own.people += part
        for (let j = 0; j < k; j++) if ((mask >> j) & 1) own.found[j] += part
      }
    }
    classes = sums.map(({ people, found: of }) => ({
      share: people / total,
      ease: of.map((one) => Math.min(1 - EDGE, Math.max(EDGE, one / Math.max(people, EDGE)))),
    }))
    const none = classes.reduce((all, one) => all + one.share * probabilityOf(0, one.ease), 0)
    const next = (found * none) / (1 - none)
    const isDone = Math.abs(next - missing) < CLOSE * total
    missing = next
    if (isDone) break
  }
  return found + missing
}

const probabilityOf = (mask: number, ease: readonly number[]): number =>
  ease.reduce((product, one, i) => product * ((mask >> i) & 1 ? one : 1 - one), 1)
