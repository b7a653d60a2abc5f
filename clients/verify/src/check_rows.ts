import { isDeepStrictEqual } from 'node:util'
import { verbatimIn } from '../../../domain/evidence/extract/verbatim_quotes.js'
import type { ReadPage } from '../../../domain/evidence/page_parser.js'
import { readPage } from '../../../domain/evidence/read_page.js'
import { CELLS, PAGES, pagesFile, ROWS, WARC } from '../../../domain/proofs/bundle_entries.js'
import {
  type CellLine,
  isItemLine,
  type ItemLine,
  type LeftOut,
  lineOf,
  mentionsShown,
  type ProvenRow,
  reconciliationShown,
  type RowLine,
} from '../../../domain/proofs/bundle_lines.js'
import type { BasisPage } from '../../../domain/datasets/row_basis.js'
import { deriveRow } from '../../../domain/proofs/derive_row.js'
import { isExtracted } from '../../../domain/proofs/stated_mentions.js'
import { MerkleTree } from '../../../domain/proofs/merkle_tree.js'
import { unknownKeyOfCell, unknownKeyOfRow } from '../../../domain/proofs/unknown_key.js'
import type { ProofStatement } from '../../../domain/proofs/statement.js'
import type { BundleFile } from './bundle_file.js'
import { BundleRecords, keyOf } from './bundle_records.js'
import { checkItem } from './check_item.js'
import { differenceOf } from './difference.js'
import type { Problem, ProblemCode } from './problem.js'

type Cell = { content: CellLine; line: string }

export type Checked = {
  problems: Problem[]
  /** Cells with the value and confidence that the pages give. */
  derived: number
  /** Verdicts of Sets with the result that the pages give, and the people that they decide. */
  verdicts: number
  items: number
  /** Those of them that have a value. */
  found: number
  /** Those of `derived` in rows with claims of a language model, which the pages alone do not give. */
  stated: number
  /** Cells of other releases, by release. Their rules may differ. */
  otherReleases: Record<string, number>
  rowsLeftOut: Partial<Record<LeftOut, number>>
}

export const noneChecked = (): Checked => ({
  ...{ problems: [], derived: 0, verdicts: 0, items: 0, found: 0, stated: 0 },
  ...{ otherReleases: {}, rowsLeftOut: {} },
})

/** Answers every cell again from the pages of the bundle. */
export class RowChecker {
  readonly checked = noneChecked()
  readonly #titles = new Map<string, string | null>()

  private constructor(
    private readonly bundle: BundleFile,
    private readonly records: BundleRecords,
    private readonly release: string
  ) {}

  static async check(bundle: BundleFile, statement: ProofStatement, release: string): Promise<Checked> {
    const records = await BundleRecords.open(bundle)
    const checker = new RowChecker(bundle, records, release)
    checker.checked.problems.push(...records.problems)
    if (records.problems.length === 0) await checker.#checkAll(statement)
    return checker.checked
  }

  async #checkAll({ root, cells }: ProofStatement): Promise<void> {
    const tree = new MerkleTree()
    let count = 0
    const lines = this.bundle.lines(CELLS)
    const next = async () => {
      const { value, done } = await lines.next()
      if (done) return null
      tree.add(value)
      count++
      return { line: value, content: JSON.parse(value) as CellLine }
    }
    let cell: Cell | null = await next()
    let last = -1
    for await (const line of this.bundle.lines(ROWS)) {
      const row = JSON.parse(line) as RowLine
      if (!Number.isInteger(row.row) || row.row <= last)
        this.#add('row', { row: row.row, entry: ROWS }, 'A row repeats, or is not in order.')
      last = row.row
      const own: Cell[] = []
      for (; cell && cell.content.row === row.row; cell = await next()) own.push(cell)
      await this.#row(row, line, own)
    }
    if (cell) this.#add('row', { row: cell.content.row, entry: CELLS }, 'A cell belongs to no row.')
    while (cell) cell = await next()
    if (tree.root !== root || count !== cells)
      this.#add('root', { entry: CELLS }, 'The cells are not those that were signed.')
    const pages = this.records.records.map(({ url, observedAt }) => ({
      url,
      observedAt,
      title: this.#titles.get(keyOf(url, observedAt)) ?? null,
    }))
    if (this.#titles.size !== pages.length)
      this.#add('record', { entry: WARC }, 'A record belongs to no row.')
    else if (pagesFile(pages) !== (await this.bundle.text(PAGES)))
      this.#add('record', { entry: PAGES }, `${PAGES} does not list the pages of the records.`)
  }

  async #row(row: RowLine, line: string, cells: readonly Cell[]): Promise<void> {
    const { checked } = this
    if ('left_out' in row) {
      this.#checkKeys(row)
      checked.rowsLeftOut[row.left_out] = (checked.rowsLeftOut[row.left_out] ?? 0) + 1
      if (cells.length > 0)
        this.#add('row', { row: row.row, entry: CELLS }, 'A row that is left out has cells.')
      return
    }
    const keys = cells.map(({ content }) => keyOfCell(content))
    const repeated = keys.find((key, i) => keys.indexOf(key) !== i)
    if (repeated !== undefined) {
      this.#add('row', { row: row.row, column: repeated, entry: CELLS }, 'A row has two cells of a column.')
      return
    }
    const { release } = row.basis
    const isOther = release !== this.release
    if (isOther) checked.otherReleases[release] = (checked.otherReleases[release] ?? 0) + cells.length
    else this.#checkKeys(row)
    if (isItemLine(row)) await this.#item(row, line, cells, isOther)
    else {
      const read = await this.#pages(row, row.basis.pages, row.records)
      if (read && !isOther) await this.#answers(row, line, cells, read)
    }
  }

  async #item(row: ItemLine, line: string, cells: readonly Cell[], isOther: boolean): Promise<void> {
    const { pages, employers } = row.basis
    let at = pages.length
    const person = await this.#pages(row, pages, row.records)
    const read: ReadPage[][] = []
    for (const one of employers) {
      const own = await this.#pages(row, one.pages, row.records.slice(at))
      if (own) read.push(own)
      at += one.pages.length
    }
    if (!person || read.length !== employers.length || isOther) return
    const { problems, verdicts, items } = await checkItem(row, line, cells, { person, employers: read })
    this.checked.problems.push(...problems)
    this.checked.verdicts += verdicts
    this.checked.items += items
  }

  #checkKeys(row: RowLine): void {
    const key = unknownKeyOfRow(row)
    if (key !== undefined)
      this.#add('row', { row: row.row, entry: ROWS }, `Rows of a bundle have no key "${key.slice(0, 100)}".`)
  }

  /** Reads pages of a row. Returns null if a record is not the one that the row names. */
  async #pages(
    row: ProvenRow | ItemLine,
    pages: readonly BasisPage[],
    records: readonly string[]
  ): Promise<ReadPage[] | null> {
    const read: ReadPage[] = []
    for (const [i, { url, observed_at, via, about, mentions }] of pages.entries()) {
      const found = await this.records.at(url, observed_at)
      if (!found || found.digest !== records[i]) {
        this.#add('record', { row: row.row, entry: WARC }, `The record of ${url} is not the one of the row.`)
        return null
      }
      const page = readPage({ ...found.snapshot, via: via ?? [url] }, about)
      this.#titles.set(keyOf(url, observed_at), page.page.title)
      if (mentions && row.basis.release === this.release && !isExtracted(mentions, page.mentions)) {
        const message = `The row states other mentions of ${url} than the page has.`
        this.#add('claims', { row: row.row, entry: ROWS }, message)
      }
      const isVerbatim = verbatimIn(page.page)
      for (const { quote } of mentions?.flatMap(({ claims }) => claims) ?? [])
        if (!isVerbatim(quote)) this.#quote(row.row, url, quote)
      read.push(page)
    }
    return read
  }

  async #answers(row: ProvenRow, line: string, cells: readonly Cell[], read: ReadPage[]): Promise<void> {
    const at = (column: string) => ({ row: row.row, column, entry: CELLS })
    const values = cells.flatMap(({ content, line }) => ('column' in content ? [{ content, line }] : []))
    if (values.length < cells.length)
      this.#add('row', { row: row.row, entry: CELLS }, 'A row of columns has a verdict.')
    const columns = values.map(({ content }) => content.column)
    const derived = await deriveRow(row, columns, read)
    const pages = read.map(({ page }) => page)
    const mentions = mentionsShown(derived, pages)
    const { sha256 } = lineOf(row)
    const isStated = row.basis.pages.some((page) => page.mentions)
    if (lineOf({ ...row, mentions }).line !== line)
      this.#add(
        'claims',
        { row: row.row, entry: ROWS },
        'The pages give other claims, features or probabilities.'
      )
    for (const { content, line: cellLine } of values) {
      const { column, cell } = content
      const key = unknownKeyOfCell(content)
      const answer = derived.cells.get(column.key)!
      for (const { url, quote } of cell.evidence) {
        const page = pages.find((one) => one.url === url)
        if (quote && !(page && verbatimIn(page)(quote))) this.#quote(row.row, url, quote, column.key)
      }
      const isSame = isDeepStrictEqual(JSON.parse(JSON.stringify(answer.cell)), cell)
      const expected = {
        ...content,
        row_sha256: sha256,
        reconciliation: reconciliationShown(derived, column.key),
      }
      if (key !== undefined)
        this.#add('cell', at(column.key), `Cells of a bundle have no key "${key.slice(0, 100)}".`)
      else if (!isSame) this.#add('cell', at(column.key), differenceOf(cell, answer.cell))
      else if (lineOf(expected).line !== cellLine)
        this.#add('reconciliation', at(column.key), 'The pages give other votes or another result.')
      else {
        this.checked.derived++
        if (cell.status === 'found') this.checked.found++
        if (isStated && answer.votes.length > 0) this.checked.stated++
      }
    }
  }

  #quote(row: number, url: string, quote: string, column?: string): void {
    this.#add('quote', { row, column, entry: CELLS }, `${url} does not contain "${quote.slice(0, 100)}".`)
  }

  #add(code: ProblemCode, where: Pick<Problem, 'entry' | 'row' | 'column'>, message: string): void {
    this.checked.problems.push({ code, ...where, message })
  }
}

/** Returns what a cell answers; two cells of a row never answer the same. */
const keyOfCell = (line: CellLine): string =>
  'column' in line ? line.column.key : 'criterion' in line ? `criterion ${line.criterion.id}` : 'item'
