import {
  type CaptureTable,
  foundBy,
  foundBySome,
  foundTimes,
  onlyFoundBy,
} from '#domain/completeness/capture_table'
import { type TotalEstimate, Z } from './total_estimate.js'

/**
 * Chao's lower bound of the total (Chao 1987, Biometrics 43:783). Each finder counts as a capture occasion.
 * People may differ in how easily they are found.
 */
export function chaoLowerBound(table: CaptureTable): number {
  const [once, twice] = [foundTimes(table, 1), foundTimes(table, 2)]
  const correction = (table.finders.length - 1) / table.finders.length
  if (twice === 0) return chaoBiasCorrected(table)
  return foundBySome(table) + (correction * once ** 2) / (2 * twice)
}

/** The bias-corrected form (Chao2), which is finite when nobody was found twice. */
export function chaoBiasCorrected(table: CaptureTable): number {
  const [once, twice] = [foundTimes(table, 1), foundTimes(table, 2)]
  const correction = (table.finders.length - 1) / table.finders.length
  return foundBySome(table) + (correction * once * (once - 1)) / (2 * (twice + 1))
}

/**
 * Chao2 with its log-normal 90% interval (Chao 1987), which never starts below the number of people
 * found.
 */
export function chaoEstimate(table: CaptureTable): TotalEstimate {
  const found = foundBySome(table)
  const [once, twice] = [foundTimes(table, 1), Math.max(0.5, foundTimes(table, 2))]
  const a = (table.finders.length - 1) / table.finders.length
  const ratio = once / twice
  const variance = twice * ((a / 2) * ratio ** 2 + a ** 2 * ratio ** 3 + (a ** 2 / 4) * ratio ** 4)
  const total = Math.max(found, chaoBiasCorrected(table))
  const missing = total - found
  if (missing <= 0) return { total, low: found, high: found }
  const spread = Math.exp(Z * Math.sqrt(Math.log(1 + variance / missing ** 2)))
  return { total, low: found + missing / spread, high: found + missing * spread }
}

/**
 * The sample coverage: the share of captures of people whom some other finder also found. Ĉ of Chao
 * and Tsay (1998, Biometrics 54:1249).
 */
export function sampleCoverage(table: CaptureTable): number {
  const shares = table.finders.map((_, i) => {
    const found = foundBy(table, i)
    return found === 0 ? 1 : onlyFoundBy(table, i) / found
  })
  return 1 - shares.reduce((sum, one) => sum + one, 0) / Math.max(1, shares.length)
}

/**
 * The total by sample coverage, for finders that are independent on average. Infinite without
 * overlap.
 */
export function totalByCoverage(table: CaptureTable): number {
  const coverage = sampleCoverage(table)
  return coverage <= 0 ? Number.POSITIVE_INFINITY : doubled(table) / coverage
}

/**
 * The one-step estimate of three finders by sample coverage (Chao and Tsay 1998; Chao et al. 2001,
 * Statistics in Medicine 20:3123), which corrects the total by the estimated dependence of each
 * pair. For other numbers of finders, the total by sample coverage. Infinite without overlap.
 */
export function totalByDependence(table: CaptureTable): number {
  const start = totalByCoverage(table)
  if (table.finders.length !== 3 || !Number.isFinite(start)) return start
  const once = corrected(table, start, start)
  return Math.max(foundBySome(table), corrected(table, start, once))
}

/** Adds the dependence of pairs, estimated with an assumed total, to the total by coverage. */
function corrected({ counts }: CaptureTable, byCoverage: number, assumed: number): number {
  const count = (isCounted: (mask: number) => boolean) =>
    counts.reduce((sum, one, mask) => sum + (isCounted(mask) ? one : 0), 0)
  let excess = 0
  for (const [i, j, third] of [
    [1, 2, 4],
    [1, 4, 2],
    [2, 4, 1],
  ]) {
    const both = count((mask) => (mask & i) > 0 && (mask & j) > 0)
    const [ofI, ofJ] = [count((mask) => (mask & i) > 0), count((mask) => (mask & j) > 0)]
    const dependence = (assumed * both) / (ofI * ofJ) - 1
    const exposed = (one: number) => count((mask) => (mask & one) > 0 && (mask & third) === 0)
    excess += (exposed(i) + exposed(j)) * dependence
  }
  return byCoverage + excess / (3 * sampleCoverage({ finders: ['', '', ''], counts }))
}

/** The average over finders of the people that the other finders found. */
const doubled = (table: CaptureTable): number =>
  foundBySome(table) - foundTimes(table, 1) / table.finders.length
