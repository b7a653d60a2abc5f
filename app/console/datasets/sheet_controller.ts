import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HttpContext } from '@adonisjs/core/http'
import { validationFailed } from '#domain/errors'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { xlsxRows } from '#app/imports/xlsx/xlsx_rows'
import { MAX_SHEET_LINES, readSheetOperation } from './operations.js'

const MAX_BODY_BYTES = 8 * 1024 * 1024
const MAX_CHARACTERS = 8 * 1024 * 1024

/** Reads an uploaded .xlsx file. The file is removed before the response. */
export default class SheetController {
  async read(ctx: HttpContext) {
    const { body } = await input(ctx, { ...readSheetOperation, maxBodyBytes: MAX_BODY_BYTES })
    const path = join(tmpdir(), `kith-sheet-${randomUUID()}.xlsx`)
    try {
      await writeFile(path, Buffer.from(body.content, 'base64'), { mode: 0o600 })
      return success(ctx, await tableOf(path))
    } finally {
      await rm(path, { force: true })
    }
  }
}

/**
 * Returns the header and the rows, up to MAX_SHEET_LINES lines and MAX_CHARACTERS characters. `is_cut` says
 * whether the sheet has more rows. Throws `validation_failed` for a file that cannot be read.
 */
async function tableOf(path: string): Promise<{ table: string[][]; is_cut: boolean }> {
  const table: string[][] = []
  let characters = 0
  const shape = (header: readonly string[]) => {
    table.push([...header])
    return (values: readonly unknown[]) => ({ values: values.map(String) })
  }
  try {
    for await (const row of xlsxRows(path, { shape })) {
      if (!('value' in row)) continue
      const { values } = row.value as { values: string[] }
      characters += values.join('').length
      if (table.length >= MAX_SHEET_LINES || characters > MAX_CHARACTERS) return { table, is_cut: true }
      table.push(values)
    }
  } catch {
    throw validationFailed({ content: ['is not an .xlsx file that can be read'] })
  }
  return { table, is_cut: false }
}
