import { createInterface } from 'node:readline'
import { validationFailed } from '#domain/errors'
import { DROP_LISTS, type DropList } from '#domain/privacy/drop_identifiers'
import type { ZippedFile } from './zip_files.js'

/** A work item: the platform's id and the hash of an identifier. */
export type DropRow = { id: string; hash: string; list: DropList }

/** The name of a file, such as 20260312_4821_Email.csv. */
const NAME = /^\d{8}_\d+_([A-Za-z]+)(?:_[A-Za-z0-9]{1,10})?\.csv$/
const REMOVED = 'Removed'

/** Returns the list in a file; `Removed` for withdrawn requests, null for other files. */
export function listOf({ name }: ZippedFile): DropList | typeof REMOVED | null {
  const [, type] = NAME.exec(name.split('/').at(-1)!) ?? []
  return [...DROP_LISTS, REMOVED as typeof REMOVED].find((list) => list === type) ?? null
}

/**
 * Streams the rows of a file in batches. Throws `validation_failed` for another header, because the
 * statuses of misread rows would be wrong.
 */
export async function* dropRows(file: ZippedFile, batch: number): AsyncGenerator<DropRow[]> {
  const list = listOf(file)
  const expected = list === REMOVED ? 'ID,Hash,ListType' : 'ID,Hash'
  let [rows, isFirst]: [DropRow[], boolean] = [[], true]
  for await (const line of createInterface({ input: file.open(), crlfDelay: Infinity })) {
    const [id, hash, type] = line
      .replace(/^\uFEFF/, '')
      .replaceAll('"', '')
      .split(',')
    if (isFirst) {
      isFirst = false
      const header = [id, hash, type].filter((one) => one !== undefined).join()
      if (header.toLowerCase() !== expected.toLowerCase())
        throw validationFailed({ file: [`${file.name} must begin with ${expected}`] })
    } else if (id && hash) rows.push({ id, hash, list: (list === REMOVED ? type : list) as DropList })
    if (rows.length === batch) {
      yield rows
      rows = []
    }
  }
  if (rows.length > 0) yield rows
}
