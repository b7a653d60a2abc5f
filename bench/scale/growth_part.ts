import { progress } from '#bench/support/progress'
import type { BenchReport } from '#bench/support/table'
import { embeddedIndex } from '../capacity/model.js'
import { readUnitCosts } from '../capacity/unit_costs.js'
import { type Growth, measureGrowth } from './growth.js'

export type GrowthSettings = {
  directory: string
  seed: number
  sizes: number[]
}

const MIB = 2 ** 20

/** Measures growing indexes and compares them with the capacity model. */
export async function growthPart({ directory, seed, sizes }: GrowthSettings): Promise<BenchReport> {
  const costs = readUnitCosts()
  const rows: BenchReport['rows'] = []
  const all: Growth[] = []
  for (const people of sizes) {
    progress(`${people.toLocaleString('en-US')} people`)
    const growth = await measureGrowth(directory, people, seed)
    const model = embeddedIndex(costs, people)
    const { build, search } = growth
    const add = (what: string, measured: number, modelled: number | null) =>
      rows.push({ people, what, measured, modelled, ratio: modelled && measured / modelled })
    add('files, MiB', build.fileBytes / MIB, model.fileBytes / MIB)
    add('held in memory, MiB', search.heldBytes / MIB, model.heldBytes / MIB)
    add('CPU ms per search', search.processorMs, model.searchMs)
    add('CPU s of the build', build.processorSeconds, model.buildSeconds)
    add('added resident memory when searching, MiB', search.residentBytes / MIB, null)
    add('search p50 ms', search.timing.p50, null)
    add('search p95 ms', search.timing.p95, null)
    add('peak memory of the build, MiB', build.peakBytes / MIB, null)
    all.push(growth)
  }
  return {
    title: 'Growth of the embedded index, and the capacity model',
    columns: [
      { key: 'people', label: 'people', align: 'right' },
      { key: 'what', label: 'what' },
      { key: 'measured', label: 'measured', align: 'right' },
      { key: 'modelled', label: 'the model', align: 'right' },
      { key: 'ratio', label: 'measured / model', align: 'right' },
    ],
    rows,
    notes: [
      `The model uses unit costs of ${costs.measured.machine} (${costs.measured.command}), measured on other index sizes. Goal: within 20%.`,
      'Searches are instant and fast, in words and by filters. They run one after the other, and are measured from the request to the people.',
    ],
    details: all,
  }
}
