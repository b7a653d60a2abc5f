import { test } from '@japa/runner'
import { capacityOf, type Demand, embeddedIndex, MACHINES, STORED_IN_MEMORY } from '#bench/capacity/model'
import { readUnitCosts, type UnitCosts } from '#bench/capacity/unit_costs'

const COSTS: UnitCosts = {
  measured: { date: '2026-01-01', command: '', machine: '' },
  person: { importMs: 1, sqliteBytes: 2_000, postgresBytes: 3_000, postgresMs: 1 },
  index: { buildMs: 0.1, startMs: 4_000, fileBytes: 900, structureBytes: 500, storedBytes: 400 },
  search: { ms: 1, msPerMillion: 0.5 },
  process: { bytes: 300e6 },
  opensearch: { buildMs: 1, bytes: 2_000, searchMs: 3, shardMs: 2, searchMsPerMillion: 1 },
  account: { eventMs: 0.01, eventBytes: 10, buildMs: 0.1, structureBytes: 400, storedBytes: 600 },
  page: { importMs: 5, archiveBytes: 500, sqlBytes: 1_000 },
  request: {
    'GET /v1/account/credits': { webMs: 0.1, databaseMs: 0.1 },
    'POST /v1/search, fast': { webMs: 2, databaseMs: 0.2 },
  },
  run: { rowMs: 10, rowBytes: 30_000 },
}

const demand = (people: number, more: Partial<Demand> = {}): Demand => ({
  ...{ people, accounts: 0, pages: 0, searchesPerSecond: 0, readsPerSecond: 0, rowsPerDay: 0, rowDays: 0 },
  ...more,
})

test.group('bench | capacity model', () => {
  test('counts the structures of an embedded index and its stored values up to their limit', ({ assert }) => {
    assert.equal(embeddedIndex(COSTS, 1e6).heldBytes, 900e6)
    assert.equal(embeddedIndex(COSTS, 10e6).heldBytes, 5e9 + STORED_IN_MEMORY)
    assert.equal(embeddedIndex(COSTS, 10e6).searchMs, 6)
    assert.equal(embeddedIndex(COSTS, 10e6).buildSeconds, 1_004)
  })

  test('moves an index that exceeds a web machine’s memory to a cluster', ({ assert }) => {
    const most = (MACHINES.web.memoryBytes * MACHINES.full - COSTS.process.bytes - STORED_IN_MEMORY) / 500
    const [fits, not] = [most - 1, most + 1].map((people) => capacityOf(COSTS, demand(Math.round(people))))
    assert.equal(fits.index, 'embedded')
    assert.isNull(fits.cluster)
    assert.equal(not.index, 'opensearch')
    assert.equal(not.processBytes, COSTS.process.bytes)
    const without = capacityOf({ ...COSTS, opensearch: null }, demand(Math.round(most + 1)))
    assert.equal(without.index, 'embedded')
  })

  test('sizes a cluster by its disks or its searches, whichever needs more nodes', ({ assert }) => {
    const idle = capacityOf(COSTS, demand(1e9))
    const bytes = 1e9 * 2_000 * (1 + MACHINES.replicas)
    assert.equal(idle.indexBytes, bytes)
    assert.equal(idle.cluster!.shards, Math.ceil(2e12 / MACHINES.shardBytes))
    assert.equal(idle.cluster!.nodes, Math.ceil(bytes / (MACHINES.node.diskBytes * MACHINES.full)))
    const { cluster } = capacityOf(COSTS, demand(1e9, { searchesPerSecond: 100 }))
    assert.equal(cluster!.searchMs, 3 + idle.cluster!.shards * 2 + 1_000)
    assert.equal(
      cluster!.nodes,
      Math.ceil((100 * cluster!.searchMs) / 1000 / MACHINES.busy / MACHINES.node.cores)
    )
  })

  test('sizes processors for the busiest second and storage for all stored data', ({ assert }) => {
    const more = {
      searchesPerSecond: 6_000,
      readsPerSecond: 6_000,
      rowsPerDay: 86_400,
      rowDays: 10,
      pages: 1e6,
    }
    const capacity = capacityOf(COSTS, demand(1e6, more))
    // 2 ms plus 0.5 ms for the index size, 0.1 ms per read; 60% load on 8 cores.
    assert.equal(capacity.webMachines, Math.ceil((6_000 * 2.6) / 1000 / 0.6 / 8))
    assert.approximately(capacity.databaseCores, (6_000 * 0.3) / 1000 / 0.6, 1e-9)
    assert.approximately(capacity.workerCores, 10 / 1000 / 0.6, 1e-9)
    assert.equal(capacity.databaseBytes, 3e9 + 1e9 + 864_000 * 30_000)
    assert.equal(capacity.archiveBytes, 500e6)
    assert.equal(capacityOf(COSTS, demand(1e6)).webMachines, 2)
  })

  test('the measured unit costs are complete and positive', ({ assert }) => {
    const { measured: _measured, ...groups } = readUnitCosts()
    const figures: [string, unknown][] = []
    const add = (name: string, value: unknown) => {
      if (value !== null && typeof value === 'object')
        for (const [key, inner] of Object.entries(value)) add(`${name}.${key}`, inner)
      else if (value !== null) figures.push([name, value])
    }
    add('costs', groups)
    assert.isAbove(figures.length, 20)
    // Until both are measured, the cost of a request is 0, and the cost of its first shard is the sum of
    // both.
    const least = (name: string) => (name === 'costs.opensearch.searchMs' ? 0 : Number.MIN_VALUE)
    for (const [name, value] of figures)
      assert.isTrue(typeof value === 'number' && value >= least(name), name)
  })
})
