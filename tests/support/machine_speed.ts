/** Processor time in ms of the reference work on a machine of ordinary speed. */
const REFERENCE_MS = 24

/** Returns the processor time of this thread in ms. Other work on the machine does not affect it. */
export function cpuMsOf(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

/**
 * Returns how many times slower than ordinary the processor is now, at least 1. Limits of processor
 * time are multiplied by it, because shared machines are at times several times slower.
 */
export function slowness(): number {
  return Math.max(1, Math.min(...[1, 2, 3].map(() => cpuMsOf(countWords))) / REFERENCE_MS)
}

/** Makes strings, matches a pattern and fills a map, as parsers do. */
function countWords(): number {
  const text = Array.from({ length: 40_000 }, (_, i) => `word${(i * 7_919) % 5_000} `).join('')
  const counts = new Map<string, number>()
  for (const [word] of text.matchAll(/[a-z]+\d*/g)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts.keys()].sort().length
}
