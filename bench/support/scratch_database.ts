import pg from 'pg'
import { measuredPostgres } from './temporary_postgres.js'

/** A database for one run. `pid` is the server's main process when it was started for the run. */
export type ScratchDatabase = { url: string; pid: number | null; stop(): Promise<void> }

/**
 * Creates a database on the available PostgreSQL and drops it with `stop`. Returns null without a
 * server.
 */
export async function scratchDatabase(): Promise<ScratchDatabase | null> {
  const server = await measuredPostgres({})
  if (server === null) return null
  const name = `kith_bench_${process.pid}`
  const run = async (sql: string) => {
    const client = new pg.Client(server.config)
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }
  await run(`CREATE DATABASE ${name}`)
  const { connectionString, host, user } = server.config
  const url = new URL(connectionString ?? `postgres:///?host=${host}&user=${user}`)
  url.pathname = `/${name}`
  return {
    url: url.href,
    pid: server.pid,
    stop: async () => {
      await run(`DROP DATABASE ${name} WITH (FORCE)`)
      await server.stop()
    },
  }
}
