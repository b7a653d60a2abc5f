import type { EncoderStatus } from '#app/people/encoder_state'
import { countRefused } from '#app/people/stored_vectors'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { SearchIndex } from '#domain/ports/search_index'
import type { Queue } from '#domain/ports/queue'
import type { Sql } from '#domain/ports/sql'
import type { IndexSource } from '#app/index/index_source'
import { runCounts } from '#app/runs/wake_run'
import { livingProcesses } from '#app/telemetry/heartbeat'
import { type CheckResult, off, ok, problem, reasonOf, warning } from '#app/shared/checks/finding'

/** Maximum number of unindexed changes. A running service never has more. */
const MAX_BEHIND = 50_000

/** Checks that an index opens, exists if there are records, and is up to date. */
export async function indexCheck(index: SearchIndex, source: IndexSource): Promise<CheckResult> {
  const rebuild = `node ace index:rebuild ${source.name}`
  try {
    const { version, documents, position } = await index.status(source.name)
    const [records, latest] = [await source.count(), await source.latestSequence()]
    if (version === '' && records > 0)
      return problem(`${records} records are not searchable: the index was never built.`, rebuild)
    if (version === '') return ok('There are no records yet, and no index.')
    if (latest - position > MAX_BEHIND)
      return warning(`The index is ${latest - position} changes behind the stored records.`, rebuild)
    return ok(`${documents} documents, version ${version}.`)
  } catch (error) {
    return problem(
      `The index cannot be opened: ${reasonOf(error)}.`,
      `${rebuild} (searches use the old version meanwhile, if there is one)`
    )
  }
}

/** Reports people whose texts the embedding model refused. */
export async function vectorsCheck(sql: Sql, model: string): Promise<CheckResult> {
  const refused = await countRefused(sql, model)
  if (refused === 0) return ok('The embedding model refused no text.')
  return warning(
    `${refused} ${refused === 1 ? 'person is' : 'people are'} ranked by words alone: the embedding model refused the text.`,
    'The log of the rebuild names them. A model with a larger context accepts longer texts.'
  )
}

/** Reports which model compares people, and how many people the sentence model has embedded. */
export function encoderCheck(status: EncoderStatus | null): CheckResult {
  if (!status) return off('EMBEDDER or ENCODER_MAX_PEOPLE turns the sentence model off.')
  const { in_use, embedded, people, max_people } = status
  if (people > max_people)
    return ok(`${people} people are more than ENCODER_MAX_PEOPLE: searches use the built-in vectors.`)
  const share = `The sentence model has embedded ${embedded} of ${people} people`
  return ok(`${share}: searches use ${in_use ? 'its' : 'the built-in'} vectors.`)
}

/** Checks that the files of the page archive exist and are complete. */
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
  const damaged = [...missing, ...short]
  if (damaged.length === 0) return ok(`The page archive has all its ${files.length} files.`)
  return problem(
    `${damaged.length} of ${files.length} files of the page archive are missing or truncated: ${damaged
      .slice(0, 3)
      .map(({ name }) => name)
      .join(', ')}.`,
    `Restore them into ${directory} from a backup. Otherwise their pages are read from the web again.`
  )
}

/** Checks that processes of the service run, and that one of them is a worker. */
export async function workersCheck(sql: Sql, now: Date): Promise<CheckResult> {
  const processes = await livingProcesses(sql, now)
  const workers = processes.filter(({ role }) => role !== 'web')
  const list = processes.map(({ role, host, pid }) => `${role} ${host}:${pid}`).join(', ')
  if (processes.length === 0) return warning('No process of the service is running.', 'npm start')
  if (workers.length === 0)
    return problem(
      `No worker process runs, so runs, monitors and webhooks wait. Running: ${list}.`,
      'Start a process with ROLE=worker or ROLE=all.'
    )
  return ok(`Running processes: ${list}.`)
}

const MAX_WAIT_MS = 5 * 60_000

/** Checks that the queue accepts jobs and that none waits too long. */
export async function queueCheck(queue: Queue, sql: Sql, now: Date): Promise<CheckResult> {
  if (!(await queue.healthy()))
    return problem('The queue does not accept jobs.', 'Check the database, or Redis if REDIS_URL is set.')
  const since = new Date(now.getTime() - MAX_WAIT_MS).toISOString()
  const [row] = await sql.select<{ runs: unknown }>(
    `SELECT count(*) AS runs FROM runs WHERE status = 'queued' AND created_at < ?`,
    [since]
  )
  const { waiting, running } = await runCounts(queue)
  if (Number(row.runs) > 0)
    return warning(
      `${row.runs} runs have waited for more than 5 minutes.`,
      'Start more processes with ROLE=worker, or find the reason in the log.'
    )
  return ok(`Jobs waiting: ${waiting}, running: ${running}.`)
}

/** Checks for permanently failed jobs and disabled webhooks. */
export async function deadLettersCheck(queue: Queue, sql: Sql): Promise<CheckResult> {
  const { dead } = await runCounts(queue)
  const [row] = await sql.select<{ disabled: unknown }>(
    `SELECT count(*) AS disabled FROM webhook_endpoints WHERE status = 'disabled'`
  )
  const disabled = Number(row.disabled)
  if (dead > 0)
    return warning(
      `${dead} ${dead === 1 ? 'job' : 'jobs'} failed permanently.`,
      'List them with node ace queue:dead. After fixing the cause, retry them with node ace queue:revive --all'
    )
  if (disabled > 0)
    return warning(
      disabled === 1
        ? '1 webhook is disabled, because its receiver failed for days or is gone.'
        : `${disabled} webhooks are disabled, because their receivers failed for days or are gone.`,
      'List them with node ace webhook:list --workspace=SLUG. When a receiver works again: node ace webhook:enable ID'
    )
  return ok('No failed jobs.')
}

/** Checks that up to 20 stored secrets can be decrypted with APP_KEY. */
export async function secretsCheck(sql: Sql, open: (sealed: string) => unknown): Promise<CheckResult> {
  const rows = await sql.select<{ secrets: string }>(
    `SELECT secrets FROM webhook_workspace_secrets
     UNION ALL SELECT secrets FROM webhook_endpoints WHERE secrets IS NOT NULL LIMIT 20`
  )
  try {
    for (const { secrets } of rows) open(secrets)
  } catch {
    return problem(
      'Stored secrets cannot be decrypted: APP_KEY has changed.',
      'Restore the former APP_KEY, or give every webhook a new secret: node ace webhook:rotate ID'
    )
  }
  return ok(rows.length > 0 ? 'Stored secrets can be decrypted.' : 'No secrets are stored yet.')
}

export function consoleCheck(file: string): CheckResult {
  return existsSync(file)
    ? ok('The console is built.')
    : warning('The console is not built.', 'npm run console:build')
}
