import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ace } from '#bench/support/child_server'
import { secondsOf } from '#bench/support/processor_time'
import { bytesIn, sqliteBytes } from '#bench/support/sizes'
import type { UnitCosts } from '../capacity/unit_costs.js'
import { writeWarc } from '../datasets/warc_file.js'
import { generateWeb } from '../deep_search/generated_web.js'

/** Measures the cost of archiving and storing a page. The pages have about 500 bytes of HTML. */
export async function pageCosts(directory: string, companies: number): Promise<UnitCosts['page']> {
  const data = join(directory, 'pages')
  mkdirSync(data)
  const env = { DATA_DIR: data, DEMO: '0', LOG_LEVEL: 'error' }
  const [small, large] = [join(directory, 'small.warc'), join(directory, 'large.warc')]
  const now = new Date().toISOString()
  const { pages } = generateWeb(companies, now)
  writeWarc(small, pages.slice(0, 1), `${now.slice(0, 19)}Z`)
  writeWarc(large, pages.slice(1), `${now.slice(0, 19)}Z`)
  const sizes = () => ({ archive: bytesIn(join(data, 'archive')), sql: sqliteBytes(data) })
  // The first import creates the schema; the second measures the fixed cost of the command.
  await ace(['evidence:import', small], env)
  const idle = await secondsOf(() => ace(['evidence:import', small], env))
  const before = sizes()
  const seconds = await secondsOf(() => ace(['evidence:import', large], env))
  const after = sizes()
  const count = pages.length - 1
  return {
    importMs: ((seconds - idle) * 1000) / count,
    archiveBytes: (after.archive - before.archive) / count,
    sqlBytes: (after.sql - before.sql) / count,
  }
}
