import type { UnitCosts } from '../capacity/unit_costs.js'
import { type Growth, measureGrowth } from '../scale/growth.js'

/**
 * Measures the cost of a person in the embedded index. Also measures how the cost of a search grows
 * with the index, from a small and a large index.
 */
export async function embeddedCosts(
  directory: string,
  seed: number,
  sizes: [number, number]
): Promise<Pick<UnitCosts, 'index' | 'search'>> {
  const small = await measureGrowth(directory, sizes[0], seed)
  const large = await measureGrowth(directory, sizes[1], seed)
  const slope = (of: (growth: Growth) => number) => (of(large) - of(small)) / (sizes[1] - sizes[0])
  const msPerPerson = slope(({ search }) => search.processorMs)
  const buildMs = slope(({ build }) => build.processorSeconds * 1000)
  return {
    index: {
      ...{ buildMs, startMs: Math.max(0, small.build.processorSeconds * 1000 - buildMs * sizes[0]) },
      fileBytes: slope(({ build }) => build.fileBytes),
      structureBytes: slope(({ build }) => build.fileBytes - build.storedBytes),
      storedBytes: slope(({ build }) => build.storedBytes),
    },
    search: { ms: small.search.processorMs - msPerPerson * sizes[0], msPerMillion: msPerPerson * 1e6 },
  }
}
