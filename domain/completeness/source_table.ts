import { type CaptureTable, tableOf, withoutIdle } from './capture_table.js'
import { type AskedFinder, type FinderSource, sourceMask, sourcesOf } from './finder_sources.js'
import { type JudgedPeople, matchRates } from './match_rates.js'

/** The people who match, by the sources that found them. */
export type SourceTables = {
  /** Unclear people count as their probability of a match. */
  expected: CaptureTable
  /** No unclear person matches. */
  none: CaptureTable
  /** All unclear people match. */
  all: CaptureTable
}

/** Counts matching people by source. Leaves out people whom no asked finder found. */
export function sourceTables(asked: readonly AskedFinder[], groups: readonly JudgedPeople[]): SourceTables {
  const sources = sourcesOf(asked)
  const rates = matchRates(groups, (finders) => sourceMask(sources, finders))
  const tableWith = (unclear: (mask: number) => number) => tableFrom(sources, groups, unclear)
  return { expected: tableWith(rates), none: tableWith(() => 0), all: tableWith(() => 1) }
}

function tableFrom(
  sources: readonly FinderSource[],
  groups: readonly JudgedPeople[],
  unclear: (mask: number) => number
): CaptureTable {
  const captures = groups.map(({ finders, verdict, people }) => {
    const mask = sourceMask(sources, finders)
    const share = verdict === 'yes' ? 1 : verdict === 'unclear' ? unclear(mask) : 0
    return { finders: mask, weight: people * share }
  })
  return withoutIdle(
    tableOf(
      sources.map(({ name }) => name),
      captures
    )
  )
}
