import type { UnitCosts } from './unit_costs.js'

const GIB = 2 ** 30

/** The data that an installation stores, and its requests at peak. */
export type Demand = {
  people: number
  accounts: number
  pages: number
  searchesPerSecond: number
  /** Requests other than searches, such as reading the balance. */
  readsPerSecond: number
  /** Dataset rows filled per day, and the number of days they are kept. */
  rowsPerDay: number
  rowDays: number
}

/**
 * The machine types. `busy` is the highest planned share of processors in use, `full` that of
 * memory and disks.
 */
export type Machines = {
  web: { cores: number; memoryBytes: number }
  node: { cores: number; memoryBytes: number; diskBytes: number }
  busy: number
  full: number
  /** Maximum bytes per shard of a cluster. */
  shardBytes: number
  /** Copies of each shard in addition to the first. */
  replicas: number
}

export const MACHINES: Machines = {
  web: { cores: 8, memoryBytes: 32 * GIB },
  node: { cores: 16, memoryBytes: 64 * GIB, diskBytes: 2000 * GIB },
  busy: 0.6,
  full: 0.75,
  shardBytes: 40 * GIB,
  replicas: 1,
}

/**
 * Bytes of stored values that a process keeps in memory per index. The default of the embedded
 * index.
 */
export const STORED_IN_MEMORY = 512 * 2 ** 20

/**
 * Returns the costs of an embedded index of `people`: disk, memory per process, a search and a full
 * build.
 */
export function embeddedIndex({ index, search }: UnitCosts, people: number) {
  return {
    fileBytes: people * index.fileBytes,
    heldBytes: people * index.structureBytes + Math.min(people * index.storedBytes, STORED_IN_MEMORY),
    searchMs: search.ms + (search.msPerMillion * people) / 1e6,
    buildSeconds: (index.startMs + people * index.buildMs) / 1000,
  }
}

/** The needs of an installation, in bytes, cores and machines unless stated otherwise. */
export type Capacity = {
  databaseBytes: number
  archiveBytes: number
  index: 'embedded' | 'opensearch'
  indexBytes: number
  /** Memory of a web process with its embedded indexes. */
  processBytes: number
  webMachines: number
  databaseCores: number
  workerCores: number
  cluster: { shards: number; nodes: number; searchMs: number } | null
  /** Core hours to rebuild the people index. */
  rebuildCpuHours: number
}

/**
 * Computes the needs of an installation. The index is embedded while a process with its indexes
 * fits into the planned memory of a web machine. A larger index is in an OpenSearch cluster if unit
 * costs of a cluster were measured. Unit costs are assumed constant, except that a search costs
 * more in a larger index.
 */
export function capacityOf(costs: UnitCosts, demand: Demand, machines = MACHINES): Capacity {
  const { people, accounts, pages } = demand
  const embedded = embeddedIndex(costs, people)
  const accountBytes =
    accounts * costs.account.structureBytes + Math.min(accounts * costs.account.storedBytes, STORED_IN_MEMORY)
  const held = costs.process.bytes + embedded.heldBytes + accountBytes
  const cluster =
    held > machines.web.memoryBytes * machines.full && costs.opensearch
      ? clusterOf(costs.opensearch, demand, machines)
      : null
  const search = costs.request['POST /v1/search, fast']
  const read = costs.request['GET /v1/account/credits']
  const ofWeb = cluster ? search.webMs : search.webMs + embedded.searchMs - embeddedIndex(costs, 0).searchMs
  const cores = (msPerSecond: number) => msPerSecond / 1000 / machines.busy
  const perSecond = (of: (request: typeof search) => number, searchMs = of(search)) =>
    demand.searchesPerSecond * searchMs + demand.readsPerSecond * of(read)
  const rowsPerSecond = demand.rowsPerDay / 86_400
  const indexBytes = cluster
    ? cluster.bytes
    : embedded.fileBytes + accounts * (costs.account.structureBytes + costs.account.storedBytes)
  return {
    databaseBytes:
      people * (costs.person.postgresBytes ?? costs.person.sqliteBytes) +
      pages * costs.page.sqlBytes +
      demand.rowsPerDay * demand.rowDays * costs.run.rowBytes,
    archiveBytes: pages * costs.page.archiveBytes,
    index: cluster ? 'opensearch' : 'embedded',
    indexBytes,
    processBytes: cluster ? costs.process.bytes : held,
    webMachines: Math.max(2, Math.ceil(cores(perSecond(({ webMs }) => webMs, ofWeb)) / machines.web.cores)),
    databaseCores: cores(perSecond(({ databaseMs }) => databaseMs ?? Number.NaN)),
    workerCores: cores(rowsPerSecond * costs.run.rowMs),
    cluster: cluster && { shards: cluster.shards, nodes: cluster.nodes, searchMs: cluster.searchMs },
    rebuildCpuHours: cluster ? (people * costs.opensearch!.buildMs) / 3.6e6 : embedded.buildSeconds / 3600,
  }
}

function clusterOf(
  costs: NonNullable<UnitCosts['opensearch']>,
  { people, searchesPerSecond }: Demand,
  { node, busy, full, shardBytes, replicas }: Machines
) {
  const copy = people * costs.bytes
  const shards = Math.max(1, Math.ceil(copy / shardBytes))
  const bytes = copy * (1 + replicas)
  // Every search queries one copy of every shard.
  const searchMs = costs.searchMs + shards * costs.shardMs + (costs.searchMsPerMillion * people) / 1e6
  const forDisk = bytes / (node.diskBytes * full)
  const forSearches = (searchesPerSecond * searchMs) / 1000 / busy / node.cores
  return { bytes, shards, searchMs, nodes: Math.max(1 + replicas, Math.ceil(Math.max(forDisk, forSearches))) }
}
