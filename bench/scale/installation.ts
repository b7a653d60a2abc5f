import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ace, type ChildServer, freePort, startServer } from '#bench/support/child_server'
import { scratchDatabase } from '#bench/support/scratch_database'
import type { SyntheticPeople } from '#bench/support/synthetic_people'
import { createKey } from '#bench/support/workspace'
import { writeRecords } from './records.js'

/**
 * One installation on PostgreSQL, and on Redis and OpenSearch where they are there; processes of it
 * come and go.
 */
export type Installation = {
  engines: string[]
  key: string
  /** The first process of the database's server, where it is this machine's. */
  databasePid: number | null
  startWeb(port?: number): Promise<ChildServer>
  stop(): Promise<void>
}

/** Makes an installation with so many people, an enterprise workspace and a key of all scopes. */
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
  writeRecords(
    file,
    Array.from({ length: count }, (_, number) => people.person(number))
  )
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
 * The Redis that TEST_REDIS_URL names, else one started for the run; null where none is installed.
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
