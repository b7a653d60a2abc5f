import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * What one of each thing costs, as `npm run bench -- unit-costs` measured it. Times are milliseconds of processor time of one core,
 * sizes are bytes. Null is what was not there to be measured.
 */
export type UnitCosts = {
  measured: { date: string; command: string; machine: string }
  /** A person of one record. */
  person: { importMs: number; sqliteBytes: number; postgresBytes: number | null; postgresMs: number | null }
  /**
   * A person in the embedded index. `structureBytes` are always in memory, `storedBytes` as far as they fit; `startMs` are those of a
   * process that builds, whatever the size.
   */
  index: { buildMs: number; startMs: number; fileBytes: number; structureBytes: number; storedBytes: number }
  /** A search in an embedded index of N people: so much, and so much for each million of them. */
  search: { ms: number; msPerMillion: number }
  /** A process that serves, without an index. */
  process: { bytes: number }
  /** A person in a cluster, filled by a process of ours, and a search by the millions of people, of the cluster's nodes alone. */
  opensearch: { buildMs: number; bytes: number; searchMs: number; searchMsPerMillion: number } | null
  /** An event of the code host's archive as it is folded, and an account in the index. */
  account: {
    eventMs: number
    eventBytes: number
    buildMs: number
    structureBytes: number
    storedBytes: number
  }
  page: { importMs: number; archiveBytes: number; sqlBytes: number }
  /** A request by what is asked: of the web process, and of PostgreSQL. */
  request: Record<string, { webMs: number; databaseMs: number | null }>
  /** A row of ten columns of an async dataset, filled from the archive. */
  run: { rowMs: number; rowBytes: number }
}

const FILE = fileURLToPath(new URL('./unit_costs.json', import.meta.url))

export function readUnitCosts(): UnitCosts {
  return JSON.parse(readFileSync(FILE, 'utf8'))
}

export function writeUnitCosts(costs: UnitCosts): void {
  writeFileSync(FILE, `${JSON.stringify(costs, null, 2)}\n`)
}
