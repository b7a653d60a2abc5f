import { hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { once } from 'node:events'
import { validationFailed } from '#domain/errors'
import { DROP_STATUS, MATCHED_LISTS } from '#domain/privacy/drop_identifiers'
import type { Identifier } from '#domain/privacy/identifier'
import type { Sql } from '#domain/ports/sql'
import { findMatches, type Matches } from './drop_matches.js'
import { type DropRow, dropRows, listOf } from './drop_rows.js'
import { HASHED_LIST, type SuppressionStore } from './suppression_store.js'
import { type ZippedFile, zippedFiles } from './zip_files.js'

const BATCH = 1_000

/** Requests the erasure of people, all or none. */
export type RequestErasure = (personIds: readonly string[], reason: string) => Promise<void>

export type DropReport = {
  work_items: number
  exempted: number
  deleted: number
  opted_out: number
  not_found: number
  removed: number
  /** Lists that kith cannot match. Their work items have the status `not_found`. */
  unmatched_lists: string[]
  files: string[]
}

/** Imports the deletion lists of a download, and writes the status of each work item. */
export class DropImport {
  constructor(
    private readonly sql: Sql,
    private readonly list: SuppressionStore,
    private readonly requestErasure: RequestErasure
  ) {}

  /**
   * Streams the archive twice, so memory does not grow with it. First adds all
   * hashes to the suppression list, then erases the people whose records match. Throws
   * `validation_failed` if a status file exists, because erased people would become `not_found`.
   * @param out a .csv file for all statuses, or a folder with a file per list
   * @param exempt sources of exempt data. People who have no other records stay.
   */
  async run(zip: string, out: string, exempt: readonly string[]): Promise<DropReport> {
    const files = (await zippedFiles(zip)).filter((file) => listOf(file) !== null)
    if (files.length === 0) throw validationFailed({ file: [`${zip} has no deletion lists`] })
    const lists = files.filter((file) => listOf(file) !== 'Removed')
    const targets = new Map(lists.map((file) => [file.name, targetOf(out, file)]))
    for (const target of targets.values()) await refuseExisting(target)
    const entry = `${HASHED_LIST}${basename(zip, '.zip').slice(0, 90)}`
    const report = emptyReport(lists)
    for (const file of files)
      for await (const rows of dropRows(file, BATCH)) report.removed += await this.#list(file, rows, entry)
    const matches = await findMatches(this.sql, this.list, entry, new Set(exempt))
    const exempted = [...matches.exempt]
    for (let at = 0; at < exempted.length; at += BATCH)
      await this.list.unlist(exempted.slice(at, at + BATCH).map(identifierOf))
    // Views and index documents have no contacts, so only an id can match these people.
    for (const [listed, ids] of matches.hide) {
      const identifiers = [...ids].map((value): Identifier => ({ kind: 'person_id', value }))
      await this.list.add({ id: hiddenEntry(listed), scope: 'all', identifiers })
    }
    await mkdir(out.endsWith('.csv') ? dirname(out) : out, { recursive: true })
    await this.#write(lists, targets, matches, report)
    if (matches.erase.size > 0) await this.requestErasure([...matches.erase], `DROP ${basename(zip)}`)
    report.files = [...new Set(targets.values())]
    for (const target of report.files) await rename(partOf(target), target)
    return report
  }

  /** Lists hashes that can match, or removes withdrawn ones. Returns the number removed. */
  async #list(file: ZippedFile, rows: readonly DropRow[], entry: string): Promise<number> {
    const known = rows.filter(({ list }) => MATCHED_LISTS.includes(list))
    const identifiers = known.map(({ list, hash }) => identifierOf(`${list}:${hash}`))
    if (listOf(file) === 'Removed') {
      await this.list.unlist(identifiers)
      for (const { value } of identifiers) await this.list.remove(hiddenEntry(value))
      return rows.length
    }
    if (identifiers.length > 0) await this.list.add({ id: entry, scope: 'all', identifiers })
    return 0
  }

  async #write(
    files: readonly ZippedFile[],
    targets: ReadonlyMap<string, string>,
    matches: Matches,
    report: DropReport
  ): Promise<void> {
    const outputs = new Map<string, ReturnType<typeof createWriteStream>>()
    for (const file of files) {
      const target = targets.get(file.name)!
      const output = outputs.get(target) ?? createWriteStream(partOf(target))
      if (!outputs.has(target)) output.write('Id,Status\n')
      outputs.set(target, output)
      for await (const rows of dropRows(file, BATCH)) {
        const lines = rows.map(({ id, list, hash }) => {
          const status = matches.statusOf(`${list}:${hash}`)
          report[status]++
          return `${id},${DROP_STATUS[status]}\n`
        })
        report.work_items += rows.length
        if (!output.write(lines.join(''))) await once(output, 'drain')
      }
    }
    for (const output of outputs.values()) {
      output.end()
      await once(output, 'close')
    }
  }
}

/**
 * The id of the entry that hides people who share an identifier. The entry is removed when the
 * request is withdrawn.
 */
const hiddenEntry = (listed: string): string =>
  `${HASHED_LIST}hidden_${hash('sha256', listed, 'hex').slice(0, 32)}`
const identifierOf = (value: string): Identifier => ({ kind: 'drop_hash', value })
const partOf = (target: string): string => `${target}.part`
const targetOf = (out: string, { name }: ZippedFile): string =>
  out.endsWith('.csv') ? out : join(out, basename(name))

async function refuseExisting(target: string): Promise<void> {
  for (const file of [target, partOf(target)])
    if (await stat(file).catch(() => null))
      throw validationFailed({
        out: [
          `${file} is from an earlier import. People whom that import erased are not found again: keep it, or choose another --out`,
        ],
      })
}

const emptyReport = (lists: readonly ZippedFile[]): DropReport => ({
  work_items: 0,
  exempted: 0,
  deleted: 0,
  opted_out: 0,
  not_found: 0,
  removed: 0,
  unmatched_lists: lists.flatMap((file) => {
    const list = listOf(file)!
    return MATCHED_LISTS.some((one) => one === list) ? [] : [list]
  }),
  files: [],
})
