import type { FusionSet } from './claims_file.js'
import type { Answers } from './methods.js'

export type Grade = {
  items: number
  /**
   * The share of items whose chosen value is the most specific claimed value on the path of the
   * truth. Several chosen values share the item evenly.
   */
  accuracy: number
  /** Like `accuracy`, but a tie goes to the value that the file claims first. */
  firstOfTies: number
  /** The share of items whose chosen value is on the path of the truth. */
  general: number
  /** Expected calibration error of the chosen value's probability, in ten bins. */
  calibration: number
}

const TIE = 1e-9

/** Grades answers. An item without a claim on the path of the truth counts as wrong. */
export function grade({ truth }: FusionSet, answers: Answers): Grade {
  const marks = [...answers].map(([item, values]) => {
    const path = truth.get(item) ?? []
    const target = path.find((value) => values.has(value))
    const best = Math.max(...values.values())
    const chosen = [...values].filter(([, chance]) => chance > best - TIE).map(([value]) => value)
    const share = (of: (value: string) => boolean) => chosen.filter(of).length / chosen.length
    return {
      best,
      right: share((value) => value === target),
      first: chosen[0] === target ? 1 : 0,
      general: share((value) => path.includes(value)),
    }
  })
  const mean = (of: (mark: (typeof marks)[number]) => number) =>
    marks.reduce((sum, mark) => sum + of(mark), 0) / marks.length
  return {
    items: marks.length,
    accuracy: mean(({ right }) => right),
    firstOfTies: mean(({ first }) => first),
    general: mean(({ general }) => general),
    calibration: calibrationError(marks),
  }
}

function calibrationError(marks: readonly { best: number; right: number }[]): number {
  const bins = 10
  let error = 0
  for (let bin = 0; bin < bins; bin++) {
    const inBin = marks.filter(({ best }) => Math.min(bins - 1, Math.floor(best * bins)) === bin)
    error += Math.abs(inBin.reduce((sum, { best, right }) => sum + best - right, 0))
  }
  return error / marks.length
}
