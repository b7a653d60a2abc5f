import pg from 'pg'
import { measuredPostgres } from './temporary_postgres.js'

/** A database for one run; `pid` is the server's first process where it was started for it. */
export type ScratchDatabase = { url: string; pid: number | null; stop(): Promise<void> }

/** A database of its own on the PostgreSQL there is, dropped with `stop`; null where there is none. */
export async function scratchDatabase(): Promise<ScratchDatabase | null> {
  const server = await measuredPostgres({})
  if (server === null) return null
  const name = `kith_bench_${process.pid}`
  const ask = async (sql: string) => {
    const client = new pg.Client(server.config)
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }
  await ask(`CREATE DATABASE ${name}`)
  const { connectionString, host, user } = server.config
  const url = new URL(connectionString ?? `postgres:///?host=${host}&user=${user}`)
  url.pathname = `/${name}`
  return {
    url: url.href,
    pid: server.pid,
    stop: async () => {
      await ask(`DROP DATABASE ${name} WITH (FORCE)`)
      await server.stop()
    },
  }
}
