import { inject } from '@adonisjs/core'
import { SearchIndex } from '#domain/ports/search_index'
import { Sql } from '#domain/ports/sql'

/** Longer than this counts as not answering. */
const PATIENCE_MS = 2_000

/**
 * Whether this process can be asked now: it can while the database answers. Where the index does not, searches say so (503) and all
 * else goes on; the index may be one for all processes, and to take them all out would help nobody.
 */
@inject()
export class Readiness {
  constructor(
    private readonly sql: Sql,
    private readonly index: SearchIndex
  ) {}

  /** By part, `ok` or `unavailable`; says no more, since anybody may ask. */
  async check(): Promise<{ ready: boolean; database: string; index: string }> {
    const [database, index] = await Promise.all([
      answers(this.sql.select('SELECT 1 AS one')),
      answers(this.index.position('people')),
    ])
    const name = (ok: boolean) => (ok ? 'ok' : 'unavailable')
    return { ready: database, database: name(database), index: name(index) }
  }
}

async function answers(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS)
  })
  const isThere = await Promise.race([work.then(() => true).catch(() => false), late])
  clearTimeout(timer)
  return isThere
}
