import { type Entity, type Findings, factValue } from '../findings.js'
import type { Request } from '../request.js'
import { magnitude } from '../work/magnitude.js'
import { mainList } from '../fill/lists.js'

export type ComparisonResult = { winner: Entity | null; ties: Entity[]; unknown: Entity[]; by: string }

/**
 * Compares the findings by the request's measure; null if the request has none. `winner` is null if
 * the comparison is undecided.
 */
export function outcomeOf(request: Request, findings: Findings): ComparisonResult | null {
  const { comparison } = request
  if (!comparison?.by) return null
  const list = request.subject === 'people' ? findings.companies : mainList(request, findings)
  const by = comparison.by
  const sized = list.map((one) => ({ one, size: magnitude(factValue(one, by)) }))
  const measured = sized.filter((entry): entry is { one: Entity; size: number } => entry.size !== null)
  const unknown = sized.filter(({ size }) => size === null).map(({ one }) => one)
  const sorted = [...measured].sort((a, b) =>
    comparison.want === 'least' ? a.size - b.size : b.size - a.size
  )
  const [first] = sorted
  if (!first || comparison.want === null) return { winner: null, ties: [], unknown, by }
  const ties = sorted.filter(({ size }) => size === first.size).map(({ one }) => one)
  return { winner: ties.length === 1 && unknown.length === 0 ? first.one : null, ties, unknown, by }
}
