import { readFileSync } from 'node:fs'
import type { LabelledValue } from '#domain/truth/learning/fit_acceptance'
import type { LabelledText } from '#domain/truth/learning/fit_forms'

/** A line of `bench:realweb:values`. */
export type ExampleCell = {
  item: string
  site: string
  ownSite: boolean
  isStated: boolean
  values: ExampleValue[]
}
type ExampleValue = {
  answer: string
  /** Null if the value is not judged. */
  features: Record<string, number> | null
  logOdds: number
  confidence: number
  depth: number
  isRight: boolean
}

/** The group of columns for each field of the learned reader. */
const GROUPS: Readonly<Record<string, string>> = {
  title: 'title',
  company: 'company',
  location: 'place',
  headquarters: 'headquarters',
  specialty: 'custom specialty',
}
/** Maximum number of wrong candidates per person or company and field, taken evenly from all. */
const MAX_WRONG = 60

const linesOf = (path: string): unknown[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

export const readCells = (path: string): ExampleCell[] => linesOf(path) as ExampleCell[]

/** Returns the judged values of cells. */
export const judgedValues = (cells: readonly ExampleCell[], isUnseen: boolean): LabelledValue[] =>
  cells.flatMap(({ item, site, values }) =>
    values.flatMap(({ features, ...value }) =>
      features ? [{ ...value, item, site, features, isUnseen }] : []
    )
  )

/** Returns the texts of candidates that `bench:realweb:guesses` wrote. */
export function readTexts(path: string): LabelledText[] {
  type Line = { site: string; field: string; candidates: { value: string; isRight: boolean }[] }
  return (linesOf(path) as Line[]).flatMap(({ site, field, candidates }) => {
    const group = GROUPS[field]
    if (!group) return []
    const wrong = candidates.filter(({ isRight }) => !isRight)
    const step = Math.max(1, wrong.length / MAX_WRONG)
    const some = Array.from(
      { length: Math.min(MAX_WRONG, wrong.length) },
      (_, i) => wrong[Math.floor(i * step)]
    )
    return [...candidates.filter(({ isRight }) => isRight), ...some].map(({ value, isRight }) => ({
      ...{ group, site, text: value, isRight },
    }))
  })
}
