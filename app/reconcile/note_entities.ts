import type { HttpContext } from '@adonisjs/core/http'
import type { Sql } from '#domain/ports/sql'
import { noteRecipients } from '#app/recipients/note_recipients'

/** Records that the workspace of a link received these entities, if any of them is a person. */
export async function noteEntities(ctx: HttpContext, sql: Sql, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { workspaceId } = ctx.auth.use('key').getUserOrFail()
  await sql.transaction((tx) => noteRecipients(tx, workspaceId, 'search', ids))
}
