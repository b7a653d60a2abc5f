import type { ImportReport } from './import_report.js'

/** The settings of an import command that a repeated command needs. */
export type CommandLine = {
  commandName: string
  files: readonly string[]
  map?: string
  sheet?: string
  source?: string
  ignoreUnknown?: boolean
}

const MAX_NAMED = 20

/**
 * Returns a sentence with the next command, for an import that stored nothing or rejected more than
 * half of its rows. Null for any other import.
 */
export function adviceFor(
  { read, written, rejected, rejects, files }: ImportReport,
  command: string,
  isMapped: boolean
): string | null {
  if (written > 0 && rejected * 2 <= read) return null
  if (read === 0) return 'Nothing was imported, because the files have no rows.'
  const first = rejects[0]
  const headers = files.flatMap(({ columns }) => Object.keys(columns ?? {})).slice(0, MAX_NAMED)
  return [
    `${rejected} of ${read} rows were rejected${first ? `, the first because ${first.reason}` : ''}.`,
    ...(headers.length > 0
      ? [`The columns are ${headers.map((name) => JSON.stringify(name)).join(', ')}.`]
      : []),
    isMapped
      ? 'Correct the mapping, and try it with --dry-run.'
      : `To map the columns yourself, run: node ace ${command} ${quoted(first?.file ?? 'FILE')} --map=suggest`,
  ].join(' ')
}

/** Returns the command that imports the same files in the same way. */
export function continueCommand({ commandName, files, ...flags }: CommandLine): string {
  const { map, sheet, source, ignoreUnknown } = flags
  return [
    ...['node', 'ace', commandName, ...files.map(quoted)],
    ...(map === undefined ? [] : [`--map=${quoted(map)}`]),
    ...(sheet === undefined ? [] : [`--sheet=${quoted(sheet)}`]),
    ...(source === undefined ? [] : [`--source=${quoted(source)}`]),
    ...(ignoreUnknown ? ['--ignore-unknown'] : []),
  ].join(' ')
}

/** Quotes a word for a shell if necessary. */
const quoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
