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

/**
 * An index of more and more people: what it takes and how fast it answers, beside what the capacity
 * model says of it.
 */
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
    add('CPU ms a search', search.processorMs, model.searchMs)
    add('CPU s of building it', build.processorSeconds, model.buildSeconds)
    add('more resident when searching, MiB', search.residentBytes / MIB, null)
    add('search p50 ms', search.timing.p50, null)
    add('search p95 ms', search.timing.p95, null)
    add('memory of building it at most, MiB', build.peakBytes / MIB, null)
    all.push(growth)
  }
  return {
    title: 'The embedded index as it grows, and the capacity model',
    columns: [
      { key: 'people', label: 'people', align: 'right' },
      { key: 'what', label: 'what' },
      { key: 'measured', label: 'measured', align: 'right' },
      { key: 'modelled', label: 'the model', align: 'right' },
      { key: 'ratio', label: 'measured / model', align: 'right' },
    ],
    rows,
    notes: [
      `The model: unit costs of ${costs.measured.machine} (${costs.measured.command}), from indexes of other sizes than the last. Goal: within 20%.`,
      'Searches are those of POST /v1/search (instant and fast, in words and by filters), from the request to the people, one after the other.',
    ],
    details: all,
  }
}
