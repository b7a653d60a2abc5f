import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ace, type ChildServer, freePort, startServer } from '#bench/support/child_server'
import { scratchDatabase } from '#bench/support/scratch_database'
import type { SyntheticPeople } from '#bench/support/synthetic_people'
import { createKey } from '#bench/support/workspace'
import { writePeople } from './records.js'

/**
 * An installation on PostgreSQL, with Redis and OpenSearch if available. Its web processes can be
 * started and stopped.
 */
export type Installation = {
  engines: string[]
  key: string
  /** The main process of the database server, if it was started here. */
  databasePid: number | null
  startWeb(port?: number): Promise<ChildServer>
  stop(): Promise<void>
}

/**
 * Creates an installation with `count` people, an enterprise workspace and a key with all scopes.
 */
export async function newInstallation(
  directory: string,
  people: SyntheticPeople,
  count: number
): Promise<Installation> {
  const database = await scratchDatabase()
  if (!database) throw new Error('No PostgreSQL: set TEST_DATABASE_URL or install one.')
  const redis = await redisServer()
  const index = process.env.OPENSEARCH_URL
  const data = join(directory, 'data')
  mkdirSync(data)
  const env = {
    ...{ DATA_DIR: data, DEMO: '0', LOG_LEVEL: 'error', DATABASE_URL: database.url },
    ...(redis ? { REDIS_URL: redis.url } : {}),
    ...(index ? { OPENSEARCH_URL: index, OPENSEARCH_PREFIX: `bench-${process.pid}-` } : {}),
  }
  const file = join(directory, 'people.jsonl')
  writePeople(file, people, count)
  await ace(['people:import', file], env)
  await ace(['index:rebuild', 'all'], env)
  const key = await createKey(env)
  return {
    engines: ['PostgreSQL', ...(redis ? ['Redis'] : []), index ? 'OpenSearch' : 'the embedded index'],
    key,
    databasePid: database.pid,
    startWeb: (port) =>
      startServer('kith', 'bin/server.ts', { ...env, ROLE: 'web', ...(port ? { PORT: String(port) } : {}) }),
    async stop() {
      redis?.child?.kill()
      await database.stop()
    },
  }
}

/**
 * Returns the Redis of TEST_REDIS_URL, or starts one for the run. Returns null when none is
 * installed.
 */
async function redisServer(): Promise<{ url: string; child?: ChildProcess } | null> {
  if (process.env.TEST_REDIS_URL) return { url: process.env.TEST_REDIS_URL }
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn('redis-server', args, { stdio: 'ignore' })
  process.once('exit', () => child.kill('SIGKILL'))
  const isStarted = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false))
    child.once('spawn', () => resolve(true))
  })
  return isStarted ? { url: `redis://127.0.0.1:${port}`, child } : null
}
