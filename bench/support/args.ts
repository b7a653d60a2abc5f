import { resolve } from 'node:path'

/** What a benchmark is given. */
export type BenchOptions = {
  /** The folder of data a benchmark reads, absolute; `../shared/data` beside the project unless `--data` names one. */
  data: string
  /** Flags of the benchmark's own (`--people=100000` is `people: '100000'`, a bare `--quick` is `quick: ''`). */
  flags: Record<string, string>
}

export type Arguments = BenchOptions & { name: string | null; json: boolean }

const DEFAULT_DATA = '../shared/data'

/** A command line that cannot be run; the message is meant for the person who typed it. */
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
  if (names.length > 1) throw new UsageError(`One benchmark at a time, not ${names.join(' and ')}.`)
  const { json, data = DEFAULT_DATA, ...own } = flags
  if (data === '') throw new UsageError('--data names a folder: --data=PATH.')
  return { name: names[0] ?? null, json: json !== undefined, data: resolve(root, data), flags: own }
}

/** Throws UsageError where a flag was given that the benchmark does not have. */
export function checkFlags(flags: Record<string, string>, known: Record<string, string> = {}): void {
  const unknown = Object.keys(flags).filter((flag) => !(flag in known))
  if (unknown.length === 0) return
  const list = ['--json', '--data=PATH', ...Object.keys(known).map((flag) => `--${flag}=...`)]
  throw new UsageError(
    `Unknown: ${unknown.map((flag) => `--${flag}`).join(', ')}. There are ${list.join(', ')}.`
  )
}

/** A whole number of at least `least`; the default where the flag is absent. Throws UsageError on anything else. */
export function numberFlag(flags: Record<string, string>, name: string, absent: number, least = 0): number {
  const text = flags[name]
  if (text === undefined) return absent
  const value = Number(text.replaceAll('_', ''))
  if (text.trim() === '' || !Number.isSafeInteger(value) || value < least)
    throw new UsageError(`--${name} is a whole number of at least ${least}, not "${text}".`)
  return value
}

/** One of the values; the first where the flag is absent. Throws UsageError on anything else. */
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
