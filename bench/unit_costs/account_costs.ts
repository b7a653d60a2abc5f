import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { EmbeddedIndex } from '#adapters/index/embedded/embedded_index'
import { accountDocument } from '#domain/codehost/account_document'
import { ace } from '#bench/support/child_server'
import { secondsOf } from '#bench/support/processor_time'
import { bytesIn, storedBytes } from '#bench/support/sizes'
import type { UnitCosts } from '../capacity/unit_costs.js'
import { hourTemplates, hourText } from '../codehost/hour_templates.js'
import { AS_OF, SyntheticAccounts } from '../codehost/synthetic_accounts.js'

const HOURS = 4
const EVENTS = 100_000
const PAGE = 500

/**
 * Measures the cost of folding and storing an event, and of an account in the index. Events are
 * variants of those in the data folder. Without such events, those of the demo world are used.
 */
export async function accountCosts(
  directory: string,
  data: string,
  count: number
): Promise<UnitCosts['account']> {
  return { ...(await eventCosts(directory, data)), ...(await indexCosts(directory, count)) }
}

async function eventCosts(directory: string, data: string) {
  const { templates } = hourTemplates(data)
  const files = Array.from({ length: HOURS }, (_, i) => {
    const file = join(directory, `2024-03-0${i + 1}-0.json.gz`)
    writeFileSync(file, gzipSync(hourText(templates, EVENTS, i), { level: 1 }))
    return file
  })
  const folder = join(directory, 'codehost')
  mkdirSync(folder)
  const imported = (given: string[]) =>
    ace(['codehost:import', ...given], { DATA_DIR: folder, DEMO: '0', LOG_LEVEL: 'error' })
  // Importing a known hour measures the fixed cost of the command.
  await imported(files.slice(0, 1))
  const idle = await secondsOf(() => imported(files.slice(0, 1)))
  const seconds = (await secondsOf(() => imported(files.slice(1)))) - idle
  const events = HOURS * EVENTS
  return {
    eventMs: (seconds * 1000) / (events - EVENTS),
    eventBytes: bytesIn(join(folder, 'codehost'), /parquet$/) / events,
  }
}

async function indexCosts(directory: string, count: number) {
  const folder = join(directory, 'accounts')
  mkdirSync(folder)
  const index = new EmbeddedIndex({ directory: folder })
  const began = process.cpuUsage()
  await index.rebuild('codehost', documents(count), 0)
  const { user, system } = process.cpuUsage(began)
  await index.close()
  const stored = storedBytes(folder, 'codehost')
  return {
    buildMs: (user + system) / 1000 / count,
    structureBytes: (bytesIn(folder) - stored) / count,
    storedBytes: stored / count,
  }
}

async function* documents(count: number) {
  const accounts = new SyntheticAccounts(1)
  for (let number = 0; number < count; number++) {
    if (number % PAGE === 0) await setImmediate()
    yield accountDocument(accounts.account(number), AS_OF)
  }
}
