import { processorSeconds } from '#bench/support/processor_time'
import type { UnitCosts } from '../capacity/unit_costs.js'
import { TEN_COLUMNS } from '../datasets/columns.js'
import { startService } from '../datasets/service.js'
import { sqliteBytes } from '#bench/support/sizes'

const STAFF = 10

/**
 * What a row of an async dataset costs to fill from the archive, with its evidence, and what it
 * takes of the database.
 */
export async function runCosts(count: number): Promise<UnitCosts['run']> {
  const service = await startService(Math.ceil((2 * count) / STAFF))
  const people = service.web.people.map(({ name, company }) => ({ name, company }))
  const fill = (from: number) =>
    service.async({
      entity: { type: 'person' },
      rows: people.slice(from, from + count),
      columns: TEN_COLUMNS.map((key) => ({ key })),
    })
  const measured = () => ({
    seconds: processorSeconds(service.pid) ?? Number.NaN,
    bytes: sqliteBytes(service.directory),
  })
  try {
    // The first is for the code to be compiled.
    await fill(0)
    const before = measured()
    await fill(Math.floor(count / 2))
    const after = measured()
    return {
      rowMs: ((after.seconds - before.seconds) * 1000) / count,
      rowBytes: (after.bytes - before.bytes) / count,
    }
  } finally {
    await service.stop()
  }
}
