import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { SearchIndex } from '#domain/ports/search_index'
import type { Queue } from '#domain/ports/queue'
import type { Sql } from '#domain/ports/sql'
import type { IndexSource } from '#app/index/index_source'
import { RUN_QUEUE } from '#app/runs/wake_run'
import { livingProcesses } from '#app/telemetry/heartbeat'
import { type CheckResult, ok, problem, reasonOf, warning } from '#app/shared/checks/finding'

/** Changes from which a follower would have folded them into segments long ago. */
const FAR_BEHIND = 50_000

/** Whether an index can be opened, is there for its records, and near to them. */
export async function indexCheck(index: SearchIndex, source: IndexSource): Promise<CheckResult> {
  const rebuild = `node ace index:rebuild ${source.name}`
  try {
    const { version, documents, position } = await index.status(source.name)
    const [records, latest] = [await source.count(), await source.latestSequence()]
    if (version === '' && records > 0)
      return problem(`${records} records are not searchable: the index was never built.`, rebuild)
    if (version === '') return ok('There are no records yet, and no index.')
    if (latest - position > FAR_BEHIND)
      return warning(`The index is ${latest - position} changes behind its records.`, rebuild)
    return ok(`${documents} documents, version ${version}.`)
  } catch (error) {
    return problem(
      `The index cannot be opened: ${reasonOf(error)}.`,
      `${rebuild} (searches go on from the old one, if any)`
    )
  }
}

/** Whether the files of the page archive are there and whole. */
export async function archiveCheck(sql: Sql, directory: string): Promise<CheckResult> {
  const files = await sql.select<{ name: string; bytes: unknown; sealed_at: string | null }>(
    'SELECT name, bytes, sealed_at FROM evidence_files ORDER BY name'
  )
  const missing = files.filter(({ name }) => !existsSync(join(directory, name)))
  const short = files.filter(
    ({ name, bytes, sealed_at }) =>
      sealed_at !== null &&
      !missing.some((one) => one.name === name) &&
      statSync(join(directory, name)).size < Number(bytes)
  )
  const lost = [...missing, ...short]
  if (lost.length === 0) return ok(`${files.length} files of the page archive are there.`)
  return problem(
    `${lost.length} of ${files.length} files of the page archive are missing or cut short: ${lost
      .slice(0, 3)
      .map(({ name }) => name)
      .join(', ')}.`,
    `Restore them into ${directory} from a backup; pages in them are otherwise read from the web again.`
  )
}

/** Whether processes of the service live, and one of them carries out work. */
export async function workersCheck(sql: Sql, now: Date): Promise<CheckResult> {
  const processes = await livingProcesses(sql, now)
  const workers = processes.filter(({ role }) => role !== 'web')
  const list = processes.map(({ role, host, pid }) => `${role} ${host}:${pid}`).join(', ')
  if (processes.length === 0) return warning('No process of the service runs.', 'npm start')
  if (workers.length === 0)
    return problem(
      `Nobody carries out runs, monitors and webhooks: ${list} only.`,
      'Start one with ROLE=worker, or let one serve both with ROLE=all.'
    )
  return ok(`${processes.length} ${processes.length === 1 ? 'process lives' : 'processes live'}: ${list}.`)
}

const WAITING_LONG_MS = 5 * 60_000

/** Whether the queue takes work and nothing waits too long in it. */
export async function queueCheck(queue: Queue, sql: Sql, now: Date): Promise<CheckResult> {
  if (!(await queue.healthy()))
    return problem('The queue takes no work.', 'See to the database, or to Redis where REDIS_URL is set.')
  const since = new Date(now.getTime() - WAITING_LONG_MS).toISOString()
  const [row] = await sql.select<{ runs: unknown }>(
    `SELECT count(*) AS runs FROM runs WHERE status = 'queued' AND created_at < ?`,
    [since]
  )
  const { waiting, running } = await queue.counts(RUN_QUEUE)
  if (Number(row.runs) > 0)
    return warning(
      `${row.runs} runs have waited for more than 5 minutes.`,
      'Start more processes with ROLE=worker, or see in the log why they are not taken.'
    )
  return ok(`${waiting} wait, ${running} run.`)
}

/** Whether work was given up, or webhooks are no longer sent to. */
export async function deadLettersCheck(queue: Queue, sql: Sql): Promise<CheckResult> {
  const { dead } = await queue.counts(RUN_QUEUE)
  const [row] = await sql.select<{ disabled: unknown }>(
    `SELECT count(*) AS disabled FROM webhook_endpoints WHERE status = 'disabled'`
  )
  const disabled = Number(row.disabled)
  if (dead > 0)
    return warning(
      `${dead} pieces of work were given up after too many failed attempts.`,
      'See why with node ace queue:dead; when the cause is gone: node ace queue:revive --all'
    )
  if (disabled > 0)
    return warning(
      `${disabled} webhooks are disabled, as their receivers failed for long.`,
      'See them with node ace webhook:list --workspace=SLUG; when a receiver works: node ace webhook:enable ID'
    )
  return ok('Nothing was given up.')
}

/** Whether what APP_KEY encrypted can be read with it. */
export async function secretsCheck(sql: Sql, open: (sealed: string) => unknown): Promise<CheckResult> {
  const rows = await sql.select<{ secrets: string }>(
    `SELECT secrets FROM webhook_workspace_secrets
     UNION ALL SELECT secrets FROM webhook_endpoints WHERE secrets IS NOT NULL LIMIT 20`
  )
  try {
    for (const { secrets } of rows) open(secrets)
  } catch {
    return problem(
      'Stored secrets cannot be read: APP_KEY is another than the one that encrypted them.',
      'Set APP_KEY to the former one, or give every webhook a new secret: node ace webhook:rotate ID'
    )
  }
  return ok(rows.length > 0 ? 'Stored secrets can be read with APP_KEY.' : 'No secrets are stored yet.')
}

/** Whether the console was built. */
export function consoleCheck(file: string): CheckResult {
  return existsSync(file)
    ? ok('The console is built.')
    : warning('The console is not built.', 'npm run console:build')
}
