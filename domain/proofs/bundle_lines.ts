import { hash } from 'node:crypto'
import type { Cell, DatasetColumn } from '#domain/datasets/dataset'
import type { Page } from '#domain/evidence/page'
import type { ReadPage } from '#domain/evidence/page_parser'
import type { Verdict } from '#domain/search/verification/verdict'
import type { CriterionVerdict } from '#domain/sets/decide_criteria'
import type { ItemStatus, SetPerson } from '#domain/sets/set'
import type { VerdictBasis } from '#domain/sets/verdict_basis'
import { type DerivedItem, decisionShown, type ItemPages } from './derive_item.js'
import type { DerivedRow, ProofRow } from './derive_row.js'
import { locateQuote } from './locate_quote.js'

/** Why a row or column is not in a bundle. */
export const LEFT_OUT = {
  erased: 'the person was erased',
  not_filled: 'the row is not filled yet',
  not_kept: 'the row was filled before the service kept what answers depend on',
  page_missing: 'a page that the answers depend on is no longer stored',
  page_withheld: 'a page that the answers depend on names a person whom the service may not process',
  suppressed: 'the service may not process this data',
  contradicted: 'the pages give other answers than those that are stored',
  recorded: 'the answer came from a record of contacts, not only from pages',
  imported: 'the person was imported, so nothing was verified',
  left_out_by_member: 'a member of the workspace left the person out',
} as const
export type LeftOut = keyof typeof LEFT_OUT

/** A line of `kith/rows.jsonl`. `item` is the id of the item in a bundle of a Set. */
export type RowLine = LeftOutLine | ProvenRow | ItemLine

export type LeftOutLine = { row: number; item?: string; left_out: LeftOut }

/** A row of a dataset, or the columns of a Set's item that were filled together. */
export type ProvenRow = ProofRow & {
  row: number
  item?: string
  /** The digest of each page of the basis, as in its WARC record. */
  records: string[]
  columns_left_out: Record<string, LeftOut>
  /** What the current release reads from the pages; null for a row of another release. */
  mentions: Mentions | null
}

/** An item of a Set. */
export type ItemLine = {
  row: number
  item: string
  basis: VerdictBasis
  /** The digests of the person's pages, then of each employer's pages. */
  records: string[]
  /** Like `mentions` of a row: those of the person's pages, then of each employer's pages. */
  mentions: Mentions[] | null
}

export const isItemLine = (line: RowLine): line is ItemLine => !('left_out' in line || 'seed' in line)

type OfRow = {
  row: number
  /** SHA-256 in hex of the row's line. */
  row_sha256: string
}

/** A line of `kith/cells.jsonl`. */
export type CellLine = ValueLine | VerdictLine | PersonLine

export type ValueLine = OfRow & {
  column: DatasetColumn
  cell: Cell
  /** The input and the result of the reconciliation; null for a row of another release. */
  reconciliation: ReturnType<typeof reconciliationShown> | null
}

/** The verdict on one criterion, as the Set shows it. */
export type VerdictLine = OfRow & {
  criterion: ShownCriterion
  /** Null for an item of another release. */
  result: { is: Verdict['is']; probability: number; found: string | null } | null
}

/** The item itself, after its verdicts. */
export type PersonLine = OfRow & {
  item: { id: string; status: ItemStatus; person: SetPerson | null }
  /** What the verdicts were decided from; null for an item of another release. */
  reconciliation: ReturnType<typeof decisionShown> | null
}

export type ShownCriterion = CriterionVerdict & { description: string; required: boolean }
type Mentions = ReturnType<typeof mentionsShown>

/** Returns the compared mentions with their claims, features and probabilities. */
export function mentionsShown({ compared }: Pick<DerivedRow, 'compared'>, pages: readonly Page[]) {
  return compared.map(({ page, mention, identity }) => ({
    page: pages.findIndex(({ url }) => url === page.url),
    entity: mention.entity,
    name: mention.name,
    own: mention.own,
    probability: identity.probability,
    reasons: identity.reasons,
    features: Object.fromEntries(identity.features ?? []),
    claims: mention.claims.map(({ field, value, quote, method, statedAt, past }) => ({
      ...{ field, value, quote, method, stated_at: statedAt, past },
      at: locateQuote(page, quote),
    })),
  }))
}

export function reconciliationShown(derived: DerivedRow, column: string) {
  const { votes, answer, explanation } = derived.cells.get(column)!
  const { status, value, confidence } = answer
  return { votes, result: { status, value, confidence }, explanation }
}

/** Returns the lines of an item's verdicts and of the item, without the hash of their row. */
export function itemShown(id: string, derived: DerivedItem) {
  const { decision, status, person } = derived
  const verdicts = decision.results.map(({ criterion, verdict }) => ({
    criterion: {
      ...{ id: criterion.id, description: criterion.description, required: criterion.required },
      ...{ verdict: verdict.is, evidence: verdict.proofs },
    },
    result: { is: verdict.is, probability: verdict.probability, found: verdict.found },
  }))
  return { verdicts, item: { item: { id, status, person }, reconciliation: decisionShown(derived) } }
}

/** Returns the mentions of an item's pages, as its line shows them. */
export const itemMentions = (derived: DerivedItem, { person, employers }: ItemPages): Mentions[] => [
  mentionsShown(derived, pagesOf(person)),
  ...derived.employers.map((one, i) => mentionsShown(one, pagesOf(employers[i]))),
]

const pagesOf = (read: readonly ReadPage[]): Page[] => read.map(({ page }) => page)

/** Returns a line and its hash. */
export function lineOf(content: RowLine | CellLine): { line: string; sha256: string } {
  const line = JSON.stringify(content)
  return { line, sha256: hash('sha256', line, 'hex') }
}
