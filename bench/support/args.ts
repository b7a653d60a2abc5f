import { resolve } from 'node:path'

/** The options passed to a benchmark. */
export type BenchOptions = {
  /** Absolute path of the data folder. The default is `shared/data` beside the project's folder. */
  data: string
  /**
   * The benchmark's own flags. `--people=100000` becomes `people: '100000'`. A flag without a value
   * has an empty text: `--quick` becomes `quick: ''`.
   */
  flags: Record<string, string>
}

export type Arguments = BenchOptions & { name: string | null; json: boolean }

const DEFAULT_DATA = '../shared/data'

/** An invalid command line. The message is shown to the user. */
export class UsageError extends Error {}

/**
 * Reads `NAME [--json] [--data=PATH] [--flag=value ...]`. Paths are relative to `root`.
 * Throws UsageError on a second name or an empty `--data`.
 */
export function readArguments(argv: string[], root: string): Arguments {
  const flags: Record<string, string> = {}
  const names: string[] = []
  for (const argument of argv) {
    if (!argument.startsWith('--')) names.push(argument)
    else {
      const [flag, ...value] = argument.slice(2).split('=')
      flags[flag] = value.join('=')
    }
  }
  if (names.length > 1) throw new UsageError(`Name one benchmark, not ${names.join(' and ')}.`)
  const { json, data = DEFAULT_DATA, ...own } = flags
  if (data === '') throw new UsageError('--data must name a folder: --data=PATH.')
  return { name: names[0] ?? null, json: json !== undefined, data: resolve(root, data), flags: own }
}

/** Throws UsageError for a flag that the benchmark does not have. */
export function checkFlags(flags: Record<string, string>, known: Record<string, string> = {}): void {
  const unknown = Object.keys(flags).filter((flag) => !(flag in known))
  if (unknown.length === 0) return
  const list = ['--json', '--data=PATH', ...Object.keys(known).map((flag) => `--${flag}=...`)]
  throw new UsageError(
    `Unknown: ${unknown.map((flag) => `--${flag}`).join(', ')}. There are ${list.join(', ')}.`
  )
}

/**
 * Returns a whole number of at least `min`, or `absent` when the flag is missing. Throws UsageError
 * otherwise.
 */
export function numberFlag(flags: Record<string, string>, name: string, absent: number, min = 0): number {
  const text = flags[name]
  if (text === undefined) return absent
  const value = Number(text.replaceAll('_', ''))
  if (text.trim() === '' || !Number.isSafeInteger(value) || value < min)
    throw new UsageError(`--${name} must be a whole number of at least ${min}, got "${text}".`)
  return value
}

/** Returns one of the values; the first when the flag is missing. Throws UsageError otherwise. */
export function choiceFlag<T extends string>(
  flags: Record<string, string>,
  name: string,
  values: readonly T[]
): T {
  const text = flags[name] ?? values[0]
  const found = values.find((value) => value === text)
  if (found === undefined) throw new UsageError(`--${name} is ${values.join(' or ')}, not "${text}".`)
  return found
}
