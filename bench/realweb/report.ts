import type { BenchReport, Cell } from '#bench/support/table'
import { type Grade, grade } from './grade.js'
import type { Outcome } from './outcomes.js'
import type { Split } from './split.js'

/** The goals with rules alone, over realistic rows. */
const GOALS = { precision: 0.96, recall: 0.65, falseFinds: 2, ece: 0.06 }

const MEASURES: Record<string, (grade: Grade) => Cell> = {
  n: ({ stated }) => stated,
  P: ({ precision }) => share(precision),
  R: ({ recall }) => share(recall),
  false: ({ falseFinds }) => falseFinds,
  ece: ({ ece }) => share(ece),
}
const SITE_MEASURES: Record<string, (grade: Grade) => Cell> = {
  'P site': ({ precision }) => share(precision),
  'R site': ({ recall }) => share(recall),
  'ece site': ({ ece }) => share(ece),
}

/** Builds a table with a line per slice. The splits are side by side. */
export function scoreTable(
  outcomes: readonly Outcome[],
  splits: readonly Split[]
): Pick<BenchReport, 'columns' | 'rows' | 'notes' | 'details'> {
  const measures = [...Object.keys(MEASURES), ...Object.keys(SITE_MEASURES)]
  const keys = splits.flatMap((split) => measures.map((measure) => `${split} ${measure}`))
  const rows = slicesOf(outcomes).map(([slice, inSlice]) => ({
    slice,
    ...Object.fromEntries(splits.flatMap((split) => measured(split, inSlice, slice.startsWith('row ')))),
  }))
  const columns = keys.map((key) => {
    const measure = key.slice(key.indexOf(' ') + 1)
    return { key, label: measure === 'n' ? key : measure, align: 'right' as const }
  })
  return {
    columns: [{ key: 'slice', label: 'slice' }, ...columns],
    rows,
    notes: splits.flatMap((split) => splitNotes(split, outcomes)),
    details: Object.fromEntries(splits.map((split) => [split, gradesOf(split, outcomes)])),
  }
}

/**
 * `ofOneKind`: all rows of the slice are of one kind. So the columns for own-site rows stay empty.
 */
function measured(split: Split, outcomes: readonly Outcome[], ofOneKind: boolean): [string, Cell][] {
  const { realistic, ownSite } = gradesOf(split, outcomes)
  const main = ofOneKind && outcomes[0].ownSite ? ownSite : realistic
  return [
    ...Object.entries(MEASURES).map(([key, of]): [string, Cell] => [`${split} ${key}`, of(main)]),
    ...Object.entries(SITE_MEASURES).map(([key, of]): [string, Cell] => [
      `${split} ${key}`,
      ofOneKind ? null : of(ownSite),
    ]),
  ]
}

function gradesOf(split: Split, outcomes: readonly Outcome[]): { realistic: Grade; ownSite: Grade } {
  const own = outcomes.filter((one) => one.split === split)
  return {
    realistic: grade(own.filter(({ ownSite }) => !ownSite)),
    ownSite: grade(own.filter(({ ownSite }) => ownSite)),
  }
}

function slicesOf(outcomes: readonly Outcome[]): [string, Outcome[]][] {
  const by = (prefix: string, keysOf: (outcome: Outcome) => string[]) => {
    const slices = new Map<string, Outcome[]>()
    for (const outcome of outcomes)
      for (const key of keysOf(outcome)) {
        if (!slices.has(key)) slices.set(key, [])
        slices.get(key)!.push(outcome)
      }
    return [...slices]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .filter(([, slice]) => slice.some(({ isStated, isFound }) => isStated || isFound))
      .map(([key, slice]): [string, Outcome[]] => [`${prefix} ${key}`, slice])
  }
  return [
    ['all rows', [...outcomes]],
    ...by('type', ({ type }) => [type]),
    ...by('row', ({ type, rowKind }) => [`${type}.${rowKind}`]),
    ...by('column', ({ type, column }) => [`${type}.${column}`]),
    ...by('page', ({ pageKinds }) => pageKinds),
    ...by('language', ({ language }) => [language]),
  ]
}

function splitNotes(split: Split, outcomes: readonly Outcome[]): string[] {
  const { realistic, ownSite } = gradesOf(split, outcomes)
  const goals = (Object.keys(GOALS) as (keyof typeof GOALS)[]).map((key) => {
    const isMet =
      key === 'precision' || key === 'recall' ? realistic[key] >= GOALS[key] : realistic[key] <= GOALS[key]
    const value = key === 'falseFinds' ? realistic[key] : share(realistic[key])
    return `${key} ${value} (goal ${GOALS[key]}: ${isMet ? 'met' : 'MISSED'})`
  })
  return [
    `${split}, goals on realistic rows: ${goals.join(', ')}.`,
    `${split}, false finds ${realistic.falseFinds} (own site given: ${ownSite.falseFinds}), verbatim quotes ${share(realistic.verbatim)} (${share(ownSite.verbatim)}).`,
    `${split}, confidence from: cells, mean confidence, accuracy: ${binsLine(realistic)}.`,
    `${split}, the same with the own site given: ${binsLine(ownSite)}.`,
  ]
}

const binsLine = ({ bins }: Grade): string =>
  bins
    .map(
      ({ from, cells, confidence, accuracy }) => `${from}: ${cells}, ${share(confidence)}, ${share(accuracy)}`
    )
    .join(' | ')

const share = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(3))
