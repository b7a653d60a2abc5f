import { canonicalAddress } from './addresses.js'
import type { AnsweredRow } from './ask.js'
import type { Source } from './files.js'
import { hasQuote, NO_FORMS, type PageForms } from './page_text.js'
import { isAccepted } from './same_value.js'
import { suppliesSite } from './schema.js'
import type { AnswerCell } from './service.js'
import { type Split, splitOf } from './split.js'

/** A returned cell next to its label. */
export type Outcome = {
  entity: string
  type: 'person' | 'company'
  split: Split
  language: string
  rowKind: string
  ownSite: boolean
  column: string
  /**
   * The kinds of the pages that state the value. If none does, the kinds of the pages given as
   * evidence.
   */
  pageKinds: string[]
  isStated: boolean
  isFound: boolean
  isRight: boolean
  accepted: string[]
  statedOn: string[]
  cell: AnswerCell
  quotes: number
  verbatim: number
}

export type Web = { sources: readonly Source[]; formsOf(id: string): PageForms | null }

/** Compares every cell of the rows with its label. A cell without a label is stated nowhere. */
export function outcomesOf(rows: readonly AnsweredRow[], { sources, formsOf }: Web): Outcome[] {
  const byId = new Map(sources.map((source) => [source.id, source]))
  const byUrl = new Map(sources.map((source) => [canonicalAddress(source.url), source]))
  const kindsOf = (pages: (Source | undefined)[]) => [
    ...new Set(pages.filter((page) => page !== undefined).map(({ kind }) => kind)),
  ]
  return rows.flatMap(({ entity, rowKind, cells }) =>
    Object.entries(cells).map(([column, cell]): Outcome => {
      const label = Object.hasOwn(entity.cells, column) ? entity.cells[column] : null
      const evidence = (cell.evidence ?? []).map(({ url, quote }) => ({
        source: byUrl.get(canonicalAddress(url)),
        quote,
      }))
      const quoted = cell.status === 'found' ? evidence.filter(({ quote }) => quote !== null) : []
      const isVerbatim = ({ source, quote }: (typeof evidence)[number]) =>
        source !== undefined && hasQuote(formsOf(source.id) ?? NO_FORMS, quote!)
      return {
        entity: entity.id,
        type: entity.entity_type,
        split: splitOf(entity),
        language: entity.language,
        ...{ rowKind, ownSite: suppliesSite(rowKind), column, cell },
        pageKinds: kindsOf(
          label ? label.pages.map((id) => byId.get(id)) : evidence.map(({ source }) => source)
        ),
        isStated: label !== null,
        isFound: cell.status === 'found',
        isRight: label !== null && isAccepted(column, cell.value, label.accepted, entity.entity_type),
        accepted: label?.accepted ?? [],
        statedOn: label?.pages ?? [],
        quotes: quoted.length,
        verbatim: quoted.filter(isVerbatim).length,
      }
    })
  )
}
