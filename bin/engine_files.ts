/**
 * Prints the functional test files that need only one engine: each of their SQL statements is sent
 * with the same outcome by another file, which runs on every engine. `npm test` reads the list from
 * tests/functional/one_engine.txt. To write it anew, with test servers and several files at once:
 *
 *     DATABASE_URL=... OWN_PROCESSES=0 STATEMENTS_FILE=all.json npm run functional
 *     node --import=./bin/typescript.js bin/engine_files.ts all.json > tests/functional/one_engine.txt
 */
import { readFileSync } from 'node:fs'
import type { StatementLog } from '#tests/support/statement_log'

/** Files about search, queues, streams and limits, which OpenSearch and Redis carry out. */
const ENGINES =
  /functional\/(search|queue|events|access|autocomplete|codehost|idempotency|pronet|webhooks)\/|rate|stream|index/
const NAMES_ENGINE = /postgres|redis|opensearch|dialect|DATABASE_URL/i
/** A file that costs nothing would be preferred, however little it sends. */
const BASE_MS = 500

const logs = process.argv.slice(2).map((path) => JSON.parse(readFileSync(path, 'utf8')) as StatementLog)
const senders = new Map<string, Set<string>>()
for (const log of logs)
  for (const [statement, files] of Object.entries(log.senders))
    senders.set(statement, new Set([...(senders.get(statement) ?? []), ...files]))
const ms: Record<string, number> = Object.assign({}, ...logs.map((log) => log.ms))
const files = Object.keys(ms).sort()

const chosen = new Set(
  files.filter((file) => ENGINES.test(file) || NAMES_ENGINE.test(readFileSync(file, 'utf8')))
)
for (let best = next(); best; best = next()) chosen.add(best)
for (const file of files) if (!chosen.has(file)) console.log(file)

/** Returns the file with the most statements per ms that no chosen file sends. */
function next(): string | undefined {
  const gains = new Map<string, number>()
  for (const own of senders.values())
    if (![...own].some((file) => chosen.has(file)))
      for (const file of own) gains.set(file, (gains.get(file) ?? 0) + 1 / (BASE_MS + ms[file]))
  return [...gains].sort(([, a], [, b]) => b - a)[0]?.[0]
}
