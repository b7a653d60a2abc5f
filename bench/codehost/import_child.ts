/** A process that runs imports and folds on request. Reports their time and its peak memory. */
import { join } from 'node:path'
import { DuckdbCodehostArchive } from '#adapters/codehost/archive/duckdb_codehost_archive'
import { sqliteTestSql } from '#tests/contract/support/test_sql'

export type ImportOrder = { files: string[] } | { fold: string }
export type ImportAnswer = { events: number; ms: number; peakMegabytes: number }

const { sql, end } = await sqliteTestSql()
const archive = new DuckdbCodehostArchive({ directory: join(process.argv[2], 'codehost'), sql })

process.on('message', async (order: ImportOrder) => {
  const began = performance.now()
  let events = 0
  if ('fold' in order) events = (await archive.fold(order.fold)).accounts
  else
    for await (const outcome of archive.importFiles(order.files))
      if ('report' in outcome) events += outcome.report.written
  const peakMegabytes = Math.round(process.resourceUsage().maxRSS / 1024)
  process.send!({ events, ms: performance.now() - began, peakMegabytes } satisfies ImportAnswer)
})
process.on('disconnect', async () => {
  await archive.close()
  await end()
  process.exit(0)
})
