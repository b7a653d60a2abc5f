import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { finished, pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { LINE_COLUMN } from './duckdb_rows.js'
import type { SourceRow } from './source_row.js'

/**
 * Writes the valid rows of a text file, with their line numbers, to a temporary JSON Lines file. A
 * query over that file never fails on a broken line.
 */
export async function stageRows(source: AsyncIterable<SourceRow>, onReject: (row: SourceRow) => void) {
  return inFolder('rows.jsonl', async (path) => {
    const file = createWriteStream(path)
    let rows = 0
    for await (const row of source) {
      if (row.reason !== undefined) onReject(row)
      else if (typeof row.value !== 'object' || row.value === null || Array.isArray(row.value)) {
        onReject({ line: row.line, reason: 'the line is not a JSON object' })
      } else {
        rows++
        const line = `${JSON.stringify({ [LINE_COLUMN]: row.line, ...row.value })}\n`
        if (!file.write(line)) await once(file, 'drain')
      }
    }
    file.end()
    await finished(file)
    return rows
  })
}

export async function stageBytes(stream: Readable) {
  return inFolder('input.parquet', (path) => pipeline(stream, createWriteStream(path)))
}

async function inFolder<T>(name: string, write: (path: string) => Promise<T>) {
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const path = join(folder, name)
    return { path, written: await write(path), remove }
  } catch (error) {
    await remove()
    throw error
  }
}
