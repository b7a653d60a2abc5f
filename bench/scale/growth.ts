import { join } from 'node:path'
import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runScript } from '#bench/support/run_script'
import type { Percentiles } from '#bench/support/percentiles'

/** Measurements of one index size, from a process that built the index and one that searched it. */
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
   * Memory that the index uses in a searching process, and timings in ms from request to people.
   */
  search: { heldBytes: number; residentBytes: number; timing: Percentiles; processorMs: number }
}

export type BuildOrder = { directory: string; people: number; seed: number }

const BUILD = fileURLToPath(new URL('./build_index.ts', import.meta.url))
const SEARCH = fileURLToPath(new URL('./search_index.ts', import.meta.url))
const HEAP = ['--max-old-space-size=8192']

/** Builds and searches an index of synthetic people in two processes, then deletes it. */
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
