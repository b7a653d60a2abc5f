import { inject } from '@adonisjs/core'
import { SearchIndex } from '#domain/ports/search_index'
import { Sql } from '#domain/ports/sql'

/** A slower dependency counts as unavailable. */
const TIMEOUT_MS = 2_000

/**
 * Whether this process can serve requests, which depends only on the database. Without the index,
 * only searches fail (503), so the process stays in service.
 */
@inject()
export class Readiness {
  constructor(
    private readonly sql: Sql,
    private readonly index: SearchIndex
  ) {}

  /** Returns `ok` or `unavailable` per dependency. The route is public, so it shows no details. */
  async check(): Promise<{ ready: boolean; database: string; index: string }> {
    const [database, index] = await Promise.all([
      responds(this.sql.select('SELECT 1 AS one')),
      responds(this.index.position('people')),
    ])
    const name = (ok: boolean) => (ok ? 'ok' : 'unavailable')
    return { ready: database, database: name(database), index: name(index) }
  }
}

async function responds(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), TIMEOUT_MS)
  })
  const isThere = await Promise.race([work.then(() => true).catch(() => false), late])
  clearTimeout(timer)
  return isThere
}
