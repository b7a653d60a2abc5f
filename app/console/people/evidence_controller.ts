import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#domain/errors'
import { RateBuckets } from '#domain/ports/rate_buckets'
import { Sql } from '#domain/ports/sql'
import { memberOf } from '#app/console/member'
import { FoundPeople } from '#app/people/found_people'
import { VisiblePeople } from '#app/people/visible_people'
import { receivedOf } from '#app/recipients/received_of'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { cellStatements } from './cell_statements.js'
import { readEvidenceOperation } from './operations.js'
import { showRecord, showVotes } from './show_person.js'

/** Maximum number of reads per minute and workspace. The table of results reads once per search. */
const READS_PER_MINUTE = 30

/** Reads what sources state about the people of search results. */
@inject()
export default class EvidenceController {
  constructor(
    private readonly people: VisiblePeople,
    private readonly found: FoundPeople,
    private readonly buckets: RateBuckets,
    private readonly sql: Sql
  ) {}

  /** Returns only people whom a search of the workspace returned. */
  async read(ctx: HttpContext) {
    const { body } = await input(ctx, readEvidenceOperation)
    const { id: workspaceId } = memberOf(ctx).workspace
    await this.#limit(workspaceId)
    const received = await receivedOf(this.sql, workspaceId, 'search', body.person_ids)
    const cells = await cellStatements(this.sql, workspaceId, received)
    const people = await Promise.all(
      received.map(async (id) => ({
        person_id: id,
        records: (await this.people.recordsOf(id, workspaceId))
          .map(showRecord)
          .sort((a, b) => (b.read_at ?? '').localeCompare(a.read_at ?? '')),
        statements: [...showVotes(await this.found.votesOf(id, workspaceId)), ...(cells.get(id) ?? [])],
      }))
    )
    return success(ctx, { people })
  }

  async #limit(workspaceId: string): Promise<void> {
    const bucket = {
      key: `{console}:evidence:${workspaceId}`,
      limit: READS_PER_MINUTE,
      windowSeconds: 60,
    }
    const { allowed, states } = await this.buckets.consume([bucket], Date.now())
    if (!allowed)
      throw new DomainError('rate_limited', 'Your workspace has read too much evidence in this minute.', {
        retry_after_seconds: states[0].resetSeconds,
      })
  }
}
