import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import writeWorkbook from 'write-excel-file/universal'
import { type CsvValue, toCsv } from '#domain/sets/export_csv'
import { workbookCells } from '#domain/sets/workbook_cells'
import { Sql } from '#domain/ports/sql'
import { noteRecipients } from '#app/recipients/note_recipients'
import { XLSX_TYPE } from './export_formats.js'
import { ReadSets } from './read_sets.js'
import type { SetColumn, StoredSet } from './set_rows.js'
import { SetStore } from './set_store.js'
import type { ShownItem } from './show_set.js'

const PERSON_COLUMNS = ['person_id', 'name', 'title', 'company', 'location', 'pronet', 'website'] as const
const PAGE = 500

@inject()
export class ExportSet {
  constructor(
    private readonly sets: SetStore,
    private readonly reads: ReadSets,
    private readonly sql: Sql
  ) {}

  /** Returns all admitted people, and records that the workspace received them. */
  async items({ id, workspaceId }: StoredSet): Promise<ShownItem[]> {
    const all: ShownItem[] = []
    for (let after = -1; ; ) {
      const { items, next } = await this.reads.items(id, { after, limit: PAGE, status: 'admitted' })
      all.push(...items)
      if (next === null) break
      after = next
    }
    await this.sql.transaction((tx) => noteRecipients(tx, workspaceId, 'export', all))
    return all
  }

  /** Returns CSV with one row per person. Also sets the response headers. */
  async csv(ctx: HttpContext, set: StoredSet): Promise<string> {
    const { header, rows } = await this.#table(set)
    ctx.response.header('content-type', 'text/csv; charset=utf-8; header=present')
    ctx.response.header('content-disposition', `attachment; filename="${set.id}.csv"`)
    return toCsv(header, rows)
  }

  /** Returns an Excel workbook with one row per person. Also sets the response headers. */
  async xlsx(ctx: HttpContext, set: StoredSet): Promise<Buffer> {
    const { header, rows } = await this.#table(set)
    const workbook = await writeWorkbook(workbookCells(header, rows), { sheet: 'People' }).toBlob()
    ctx.response.header('content-type', XLSX_TYPE)
    ctx.response.header('content-disposition', `attachment; filename="${set.id}.xlsx"`)
    return Buffer.from(await workbook.arrayBuffer())
  }

  /** Returns the fields, criterion verdicts, column values and evidence pages of each person. */
  async #table(set: StoredSet): Promise<{ header: string[]; rows: CsvValue[][] }> {
    const [items, columns, searches] = [
      await this.items(set),
      await this.sets.columns(set.id),
      await this.sets.searches(set.id),
    ]
    const criteria = [...new Set(searches.flatMap((search) => search.criteria.map((one) => one.description)))]
    const header = [
      'id',
      ...PERSON_COLUMNS,
      ...criteria,
      ...columns.map(({ description }) => description),
      'evidence',
    ]
    return { header, rows: items.map((item) => rowOf(item, criteria, columns)) }
  }
}

function rowOf(item: ShownItem, criteria: readonly string[], columns: readonly SetColumn[]): CsvValue[] {
  const verdicts = new Map(item.criteria.map(({ description, verdict }) => [description, verdict]))
  const cells = new Map(item.enrichments.map((cell) => [cell.id, cell]))
  const pages = [...item.criteria, ...item.enrichments].flatMap(({ evidence }) =>
    evidence.map(({ url }) => url)
  )
  return [
    item.id,
    ...PERSON_COLUMNS.map((field) => item.person?.[field]),
    ...criteria.map((description) => verdicts.get(description)),
    ...columns.map(({ id }) => cells.get(id)?.value),
    [...new Set(pages)].join(' '),
  ]
}
