import type { Pages } from '#domain/truth/research/page_source'
import type { Identifier } from '#domain/privacy/identifier'
import { identifiersOf } from '#domain/privacy/identifiers_of'
import type { SuppressionScope } from '#domain/privacy/suppression_list'
import { isPlausiblePersonName } from '#domain/people/names/names'
import type { Explanation } from '#domain/truth/reconcile/explanation'
import type { Subject } from '#domain/truth/subject'
import { contactFieldOf } from './contact_cells.js'
import type { Cell, Cells, DatasetRequest } from './dataset.js'

/** Returns a cell that says nothing about the person, not even whether pages have an answer. */
const suppressedCell = (source: string): Cell => ({
  value: null,
  confidence: null,
  status: 'not_found',
  evidence: [],
  source,
  reason: 'suppressed',
})

export const suppressedCells = ({ columns }: DatasetRequest, source: string): Cells =>
  Object.fromEntries(columns.map(({ key }) => [key, suppressedCell(source)]))

/**
 * Hides values that name or reach a suppressed person, such as the founder of a company or an
 * address on a do-not-contact list.
 * @param scope the scope in which the subject itself is suppressed
 */
export async function withoutSuppressedValues(
  cells: Cells,
  subject: Subject,
  scope: SuppressionScope | null,
  reader: Pick<Pages, 'scopesFor'>,
  source: string
): Promise<Cells> {
  const entries = Object.entries(cells)
  const scopes = await reader.scopesFor?.(entries, ([, cell]) => identifiersOfValue(cell.value, subject))
  const isHidden = (key: string, at: number) =>
    contactFieldOf(key) ? scope !== null || Boolean(scopes?.[at]) : scopes?.[at] === 'all'
  return Object.fromEntries(
    entries.map(([key, cell], i) => [key, isHidden(key, i) ? suppressedCell(source) : cell])
  )
}

/**
 * Leaves out the explanations of hidden and missing cells, and explanations whose values name or
 * reach a suppressed person.
 * @param cells the cells as shown
 * @param scope the scope in which the subject itself is suppressed
 */
export async function withoutSuppressedExplanations(
  explanations: Record<string, Explanation>,
  cells: Cells,
  subject: Subject,
  scope: SuppressionScope | null,
  reader: Pick<Pages, 'scopesFor'>
): Promise<Record<string, Explanation>> {
  if (scope === 'all') return {}
  const shown = Object.entries(explanations).filter(
    ([key]) => cells[key] && !cells[key].reason && !(scope && contactFieldOf(key))
  )
  const stated = shown.flatMap(([key, { values }]) =>
    values.flatMap(({ value, votes }) =>
      [value, ...votes.map((vote) => vote.stated)].map((one) => ({ key, value: one }))
    )
  )
  const scopes = await reader.scopesFor?.(stated, ({ value }) => identifiersOfValue(value, subject))
  const hidden = new Set(
    stated.flatMap(({ key }, i) =>
      scopes?.[i] === 'all' || (scopes?.[i] && contactFieldOf(key)) ? [key] : []
    )
  )
  return Object.fromEntries(shown.filter(([key]) => !hidden.has(key)))
}

/** Returns the identifiers in a cell's value. Pairs a name with the subject's organisation. */
function identifiersOfValue(value: Cell['value'], { name, company, entity }: Subject): Identifier[] {
  if (typeof value !== 'string' || value.length > 300) return []
  if (value.includes('@')) return identifiersOf({ emails: [value] })
  if (/^\+?[\d\s().-]{6,}$/.test(value)) return identifiersOf({ phones: [value] })
  if (/^https?:|^www\./.test(value)) return identifiersOf({ urls: [value] })
  const employer = entity === 'person' ? company : name
  return employer && isPlausiblePersonName(value)
    ? identifiersOf({ name: value, employers: [{ company: employer }] })
    : []
}
