import { processorSeconds } from '#bench/support/processor_time'
import type { UnitCosts } from '../capacity/unit_costs.js'
import { TEN_COLUMNS } from '../datasets/columns.js'
import { startService } from '../datasets/service.js'
import { sqliteBytes } from '#bench/support/sizes'

const PEOPLE_PER_COMPANY = 10

/**
 * Measures the cost of filling a row of an async dataset from the archive. Also measures the space
 * of the row and its evidence in the database.
 */
export async function runCosts(count: number): Promise<UnitCosts['run']> {
  const service = await startService(Math.ceil((2 * count) / PEOPLE_PER_COMPANY))
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
    // The first run warms up the code.
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
