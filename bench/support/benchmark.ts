import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BenchOptions } from './args.js'
import type { BenchReport } from './table.js'

/** The exports of a file `bench/<name>.ts`. */
export type Benchmark = {
  /** Flags besides `--json` and `--data`, each with a description. */
  flags?: Record<string, string>
  /** Measures and reports. Progress goes to stderr; stdout gets only the table. */
  run(options: BenchOptions): Promise<BenchReport>
}

/** Returns the sorted names of a folder's benchmarks: its TypeScript files except `main`. */
export async function benchmarkNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const files = entries.filter(
    (entry) => entry.isFile() && entry.name.endsWith('.ts') && entry.name !== 'main.ts'
  )
  return files.map((entry) => entry.name.slice(0, -3)).sort()
}

export async function loadBenchmark(folder: string, name: string): Promise<Benchmark> {
  return import(pathToFileURL(join(folder, `${name}.ts`)).href)
}
