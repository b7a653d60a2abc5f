import type { DatasetColumn } from '#domain/datasets/dataset'
import type { BasisPage, RowBasis } from '#domain/datasets/row_basis'
import type { SetCriterion } from '#domain/sets/criterion'
import type { EmployerBasis, VerdictBasis } from '#domain/sets/verdict_basis'
import {
  type CellLine,
  isItemLine,
  type ItemLine,
  type LeftOutLine,
  type PersonLine,
  type ProvenRow,
  type RowLine,
  type ShownCriterion,
  type ValueLine,
  type VerdictLine,
} from './bundle_lines.js'

type Keys = ReadonlySet<string>

/** Lists every key of a type, because the compiler refuses a record that lacks one. */
const keys = <T>(all: Record<keyof Required<T>, true>): Keys => new Set(Object.keys(all))

const LEFT_OUT_ROW = keys<LeftOutLine>({ row: true, item: true, left_out: true })
const ROW = keys<ProvenRow>({
  ...{ row: true, item: true, entity_type: true, seed: true, include_unverified: true, source: true },
  ...{ max_age_days: true, basis: true, records: true, columns_left_out: true, mentions: true },
})
const ITEM = keys<ItemLine>({ row: true, item: true, basis: true, records: true, mentions: true })
const BASIS = keys<RowBasis>({
  ...{ release: true, source: true, now: true, incomplete: true, pages: true, names: true },
  ...{ reliability: true, recorded: true, checks: true },
})
const VERDICT_BASIS = keys<VerdictBasis>({
  ...{ release: true, now: true, criteria: true, row: true, timed_out: true, pages: true, names: true },
  ...{ indexed: true, unconfirmed: true, saved: true, employers: true },
})
const EMPLOYER = keys<EmployerBasis>({ question: true, row: true, pages: true, names: true })
const RELIABILITY = keys<NonNullable<RowBasis['reliability']>>({ sources: true, sites: true })
const PAGE = keys<BasisPage>({ url: true, observed_at: true, via: true, about: true, mentions: true })
const CELL = keys<ValueLine>({
  ...{ row: true, row_sha256: true, column: true, cell: true, reconciliation: true },
})
const VERDICT = keys<VerdictLine>({ row: true, row_sha256: true, criterion: true, result: true })
const PERSON = keys<PersonLine>({ row: true, row_sha256: true, item: true, reconciliation: true })
const COLUMN = keys<DatasetColumn>({ key: true, description: true, format: true, max_chars: true })
const CRITERION = keys<ShownCriterion>({
  ...{ id: true, description: true, required: true, verdict: true, evidence: true },
})

const ASKED = keys<SetCriterion>({ id: true, description: true, required: true, asks: true })

const other = (content: object, known: Keys): string | undefined =>
  Object.keys(content).find((key) => !known.has(key))

const firstOf = <T>(all: readonly T[], find: (one: T) => string | undefined): string | undefined =>
  all.map(find).find((key) => key !== undefined)

const ofPages = (pages: readonly BasisPage[]) => firstOf(pages, (page) => other(page, PAGE))

/**
 * Returns a key of a line that is not part of the format; undefined if there is none. The verifier reports
 * such a key, because the signature would make an unverified statement look verified.
 */
export function unknownKeyOfRow(line: RowLine): string | undefined {
  if ('left_out' in line) return other(line, LEFT_OUT_ROW)
  if (isItemLine(line)) return ofItem(line)
  const { basis } = line
  return (
    other(line, ROW) ??
    other(basis, BASIS) ??
    other(basis.reliability ?? {}, RELIABILITY) ??
    ofPages(basis.pages)
  )
}

function ofItem(line: ItemLine): string | undefined {
  const { basis } = line
  return (
    other(line, ITEM) ??
    other(basis, VERDICT_BASIS) ??
    ofPages(basis.pages) ??
    firstOf(basis.criteria, (criterion) => other(criterion, ASKED)) ??
    firstOf(basis.employers, (employer) => other(employer, EMPLOYER) ?? ofPages(employer.pages))
  )
}

export function unknownKeyOfCell(line: CellLine): string | undefined {
  if ('criterion' in line) return other(line, VERDICT) ?? other(line.criterion, CRITERION)
  if ('item' in line) return other(line, PERSON)
  return other(line, CELL) ?? other(line.column, COLUMN)
}
