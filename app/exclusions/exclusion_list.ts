import { inject } from '@adonisjs/core'
import { DomainError, validationFailed } from '#domain/errors'
import { Sql, type SqlTransaction } from '#domain/ports/sql'
import { linkKey } from '#domain/truth/subject'
import { afterCursor, cutPage } from '#app/shared/http/time_cursor'
import { newId } from '#app/shared/new_id'

export type ExclusionEntry = { personId: string | null; url: string | null }
type Columns = { id: string; person_id: string | null; profile_url: string | null; created_at: string }

const MAX_ENTRIES = 10_000
const PAGE = 1_000

/** The people that a workspace leaves out of the searches with `exclude.exclusion_list`. */
@inject()
export class ExclusionList {
  constructor(private readonly sql: Sql) {}

  /** Returns a number that changes with every change of the list. */
  async version(workspaceId: string): Promise<number> {
    const [row] = await this.sql.select<{ version: unknown }>(
      'SELECT exclusions_version AS version FROM workspaces WHERE id = ?',
      [workspaceId]
    )
    return Number(row?.version ?? 0)
  }

  /** Yields the whole list, page by page. */
  async *pages(workspaceId: string): AsyncGenerator<ExclusionEntry[]> {
    for (let after = ''; ; ) {
      const rows = await this.sql.select<Columns>(
        'SELECT * FROM exclusions WHERE workspace_id = ? AND id > ? ORDER BY id LIMIT ?',
        [workspaceId, after, PAGE]
      )
      yield rows.map(({ person_id, profile_url }) => ({ personId: person_id, url: profile_url }))
      if (rows.length < PAGE) return
      after = rows.at(-1)!.id
    }
  }

  /** Returns a page, newest first. */
  async page(workspaceId: string, limit: number, cursor?: string) {
    const [older, values] = afterCursor('e', cursor)
    const rows = await this.sql.select<Columns>(
      `SELECT e.* FROM exclusions e WHERE e.workspace_id = ? ${older} ORDER BY e.created_at DESC, e.id LIMIT ?`,
      [workspaceId, ...values, limit + 1]
    )
    const { page, next } = cutPage(
      rows.map((row) => ({ ...row, createdAt: row.created_at })),
      limit
    )
    const shown = page.map(({ id, person_id, profile_url, created_at }) => ({
      id,
      person_id,
      profile_url,
      created_at,
    }))
    return { exclusions: shown, next_cursor: next }
  }

  /**
   * Adds people by id or profile URL, and returns how many are new. Throws `validation_failed` beyond
   * 10,000 entries.
   */
  async add(
    workspaceId: string,
    { personIds, urls }: { personIds: readonly string[]; urls: readonly string[] },
    now: Date,
    tx: SqlTransaction
  ): Promise<number> {
    const entries = [
      ...personIds.map((id) => ({ key: `person:${id}`, id, url: null })),
      ...urls.map((url) => ({ key: linkKey(url)!, id: null, url })),
    ]
    // Also locks the workspace, so that concurrent calls cannot exceed the limit together.
    await changed(tx, workspaceId)
    let added = 0
    // Sorted, so that transactions that insert the same keys cannot deadlock.
    for (const { key, id, url } of entries.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
      added += await tx.run(
        `INSERT INTO exclusions (id, workspace_id, key, person_id, profile_url, created_at)
         VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (workspace_id, key) DO NOTHING`,
        [newId('excl'), workspaceId, key, id, url, now.toISOString()]
      )
    const [{ n }] = await tx.select<{ n: unknown }>(
      'SELECT count(*) AS n FROM exclusions WHERE workspace_id = ?',
      [workspaceId]
    )
    if (Number(n) > MAX_ENTRIES)
      throw validationFailed({ body: [`the list would have ${n} people, but at most ${MAX_ENTRIES} fit`] })
    return added
  }

  async remove(workspaceId: string, id: string): Promise<void> {
    await this.sql.transaction(async (tx) => {
      await changed(tx, workspaceId)
      const given = [workspaceId, id]
      const removed = await tx.run('DELETE FROM exclusions WHERE workspace_id = ? AND id = ?', given)
      if (removed === 0) throw new DomainError('not_found')
    })
  }
}

const changed = (tx: SqlTransaction, workspaceId: string) =>
  tx.run('UPDATE workspaces SET exclusions_version = exclusions_version + 1 WHERE id = ?', [workspaceId])
