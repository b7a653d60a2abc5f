import { join } from 'node:path'
import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runScript } from '#bench/support/run_script'
import type { Percentiles } from '#bench/support/percentiles'

/** An index of so many people, as a process that built it and one that searches it measured it. */
export type Growth = {
  people: number
  build: {
    seconds: number
    processorSeconds: number
    peakBytes: number
    fileBytes: number
    storedBytes: number
  }
  /**
   * What a process that searches holds of the index, and has more resident than before; timings in
   * ms, from the request to the people.
   */
  search: { heldBytes: number; residentBytes: number; timing: Percentiles; processorMs: number }
}

export type BuildOrder = { directory: string; people: number; seed: number }

const BUILD = fileURLToPath(new URL('./build_index.ts', import.meta.url))
const SEARCH = fileURLToPath(new URL('./search_index.ts', import.meta.url))
const HEAP = ['--max-old-space-size=8192']

/**
 * Builds and searches an index of synthetic people, each in a process of its own; leaves nothing
 * behind.
 */
export async function measureGrowth(folder: string, people: number, seed: number): Promise<Growth> {
  const directory = join(folder, String(people))
  mkdirSync(directory)
  const order: BuildOrder = { directory, people, seed }
  try {
    const build = await runScript<Growth['build']>(BUILD, order, HEAP)
    return { people, build, search: await runScript<Growth['search']>(SEARCH, order) }
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}
