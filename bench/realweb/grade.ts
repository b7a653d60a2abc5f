import type { Outcome } from './outcomes.js'

type Bin = { from: number; cells: number; confidence: number; accuracy: number }
export type Grade = {
  stated: number
  found: number
  /** Share of found cells that are right. */
  precision: number
  /** Share of stated cells that are found and right. */
  recall: number
  /** Cells found although no page states them. */
  falseFinds: number
  /** Expected calibration error over found and unverified cells that carry a value. */
  ece: number
  bins: Bin[]
  /** Share of the quotes of found cells that occur in their page word for word. */
  verbatim: number
}

const BINS = 10

/** Grades outcomes. A share is NaN if there are no cells to count. */
export function grade(outcomes: readonly Outcome[]): Grade {
  const count = (of: (outcome: Outcome) => boolean) => outcomes.filter(of).length
  const sum = (of: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0)
  const [stated, found] = [count((one) => one.isStated), count((one) => one.isFound)]
  const right = count((one) => one.isFound && one.isRight)
  const bins = reliability(outcomes)
  const cells = bins.reduce((total, bin) => total + bin.cells, 0)
  const gap = bins.reduce((total, bin) => total + bin.cells * Math.abs(bin.confidence - bin.accuracy), 0)
  return {
    ...{ stated, found, bins },
    precision: right / found,
    recall: right / stated,
    falseFinds: count((one) => one.isFound && !one.isStated),
    ece: gap / cells,
    verbatim: sum((one) => one.verbatim) / sum((one) => one.quotes),
  }
}

/**
 * Returns the mean confidence and accuracy of cells with a value, in ten bins by confidence. Leaves
 * out empty bins.
 */
function reliability(outcomes: readonly Outcome[]): Bin[] {
  const points = outcomes
    .filter(({ cell }) => cell.value !== null && cell.value !== undefined && cell.confidence !== null)
    .map(({ cell, isRight }) => ({ confidence: cell.confidence!, right: isRight ? 1 : 0 }))
  return Array.from({ length: BINS }, (_, bin) => {
    const inBin = points.filter((one) => Math.min(BINS - 1, Math.floor(one.confidence * BINS)) === bin)
    const mean = (of: (point: (typeof points)[number]) => number) =>
      inBin.reduce((total, point) => total + of(point), 0) / inBin.length
    return {
      from: bin / BINS,
      cells: inBin.length,
      confidence: mean((one) => one.confidence),
      accuracy: mean((one) => one.right),
    }
  }).filter(({ cells }) => cells > 0)
}
