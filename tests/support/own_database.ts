import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** Creates an empty database on `server`. Returns it with a function that drops it. */
export async function ownDatabase(
  server: string,
  prefix: string
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `${prefix}_${randomBytes(6).toString('hex')}`
  await execute(server, `CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => execute(server, `DROP DATABASE ${name} WITH (FORCE)`) }
}

async function execute(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
