import type { DatasetColumn } from '#domain/datasets/dataset'
import type { BasisPage, RowBasis } from '#domain/datasets/row_basis'
import type { CellLine, LeftOut, RowLine } from './bundle_lines.js'

type ProvenRow = Exclude<RowLine, { left_out: LeftOut }>

/** Lists every key of a type, because the compiler refuses a record that lacks one. */
const keys = <T>(all: Record<keyof Required<T>, true>): ReadonlySet<string> => new Set(Object.keys(all))

const LEFT_OUT_ROW = keys<{ row: number; left_out: LeftOut }>({ row: true, left_out: true })
const ROW = keys<ProvenRow>({
  ...{ row: true, entity_type: true, seed: true, include_unverified: true, source: true },
  ...{ max_age_days: true, basis: true, records: true, columns_left_out: true, mentions: true },
})
const BASIS = keys<RowBasis>({
  ...{ release: true, source: true, now: true, incomplete: true, pages: true, names: true },
  ...{ reliability: true, recorded: true, checks: true },
})
const RELIABILITY = keys<NonNullable<RowBasis['reliability']>>({ sources: true, sites: true })
const PAGE = keys<BasisPage>({ url: true, observed_at: true, via: true, about: true, mentions: true })
const CELL = keys<CellLine>({
  ...{ row: true, row_sha256: true, column: true, cell: true, reconciliation: true },
})
const COLUMN = keys<DatasetColumn>({ key: true, description: true, format: true, max_chars: true })

const other = (content: object, known: ReadonlySet<string>): string | undefined =>
  Object.keys(content).find((key) => !known.has(key))

/**
 * Returns a key of a line that no rule reads; undefined if there is none. The verifier reports it,
 * because the signature would make an unverified statement look verified.
 */
export function unknownKeyOfRow(line: RowLine): string | undefined {
  if ('left_out' in line) return other(line, LEFT_OUT_ROW)
  const { basis } = line
  return (
    other(line, ROW) ??
    other(basis, BASIS) ??
    other(basis.reliability ?? {}, RELIABILITY) ??
    basis.pages.map((page) => other(page, PAGE)).find((key) => key !== undefined)
  )
}

export const unknownKeyOfCell = (line: CellLine): string | undefined =>
  other(line, CELL) ?? other(line.column, COLUMN)
