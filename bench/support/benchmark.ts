import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BenchOptions } from './args.js'
import type { BenchReport } from './table.js'

/** What a file `bench/<name>.ts` exports. */
export type Benchmark = {
  /** Flags beside `--json` and `--data`, each with a sentence on what it does. */
  flags?: Record<string, string>
  /** Measures and reports. Progress goes to stderr: stdout carries the table alone. */
  run(options: BenchOptions): Promise<BenchReport>
}

/** The names of the benchmarks of a folder, in order: its TypeScript files but `main`. */
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
