import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Unit costs as measured by `npm run bench -- unit-costs`. Times are ms of processor time on one
 * core, sizes are bytes. Null means not measured.
 */
export type UnitCosts = {
  measured: { date: string; command: string; machine: string }
  /** A person with one record. */
  person: { importMs: number; sqliteBytes: number; postgresBytes: number | null; postgresMs: number | null }
  /**
   * A person in the embedded index. `structureBytes` are always in memory. `storedBytes` are in
   * memory up to a limit per index. `startMs` is the fixed cost of a build process.
   */
  index: { buildMs: number; startMs: number; fileBytes: number; structureBytes: number; storedBytes: number }
  /** A search in an embedded index of N million people costs `ms` + N * `msPerMillion`. */
  search: { ms: number; msPerMillion: number }
  /** A serving process without an index. */
  process: { bytes: number }
  /**
   * `buildMs` and `bytes` are per person; `buildMs` includes the kith process that indexes. A
   * search of N million people in S shards costs `searchMs` + S * `shardMs` + N *
   * `searchMsPerMillion` on the cluster's nodes. `npm run bench -- opensearch` measures these.
   */
  opensearch: {
    buildMs: number
    bytes: number
    searchMs: number
    shardMs: number
    searchMsPerMillion: number
  } | null
  /**
   * The event fields are per archived event that is folded. The others are per account in the
   * index.
   */
  account: {
    eventMs: number
    eventBytes: number
    buildMs: number
    structureBytes: number
    storedBytes: number
  }
  page: { importMs: number; archiveBytes: number; sqlBytes: number }
  /** A request, by route: cost in the web process and in PostgreSQL. */
  request: Record<string, { webMs: number; databaseMs: number | null }>
  /** A row of ten columns in an async dataset, filled from the archive. */
  run: { rowMs: number; rowBytes: number }
}

const FILE = fileURLToPath(new URL('./unit_costs.json', import.meta.url))

export function readUnitCosts(): UnitCosts {
  return JSON.parse(readFileSync(FILE, 'utf8'))
}

export function writeUnitCosts(costs: UnitCosts): void {
  writeFileSync(FILE, `${JSON.stringify(costs, null, 2)}\n`)
}
