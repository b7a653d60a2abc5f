import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#domain/errors'
import { RateBuckets } from '#domain/ports/rate_buckets'
import { Sql } from '#domain/ports/sql'
import { criteriaOf } from '#domain/search/criteria'
import { QueryReader } from '#domain/search/query_language/query_reader'
import { Suggestions } from '#app/autocomplete/suggestions'
import { memberOf } from '#app/console/member'
import { FoundPeople } from '#app/people/found_people'
import { VisiblePeople } from '#app/people/visible_people'
import type { PersonProfile } from '#domain/profiles/person_record'
import { LatestProfiles } from '#app/profiles/latest_profile'
import { ProfileAt } from '#app/profiles/profile_at'
import { receivedOf } from '#app/recipients/received_of'
import { noteRecipients } from '#app/recipients/note_recipients'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { datasetsWith, setsWith } from './held_by_workspace.js'
import {
  exportPeopleOperation,
  parseQueryOperation,
  readPersonOperation,
  readProfileOperation,
  suggestSchoolsOperation,
} from './operations.js'
import { showPerson, showRecord, showVotes } from './show_person.js'

/**
 * Maximum number of person pages that the members of a workspace can open per minute. The pages are
 * free, because members open them one at a time and they show no contacts. The limit prevents
 * scripts from using them instead of the API, which may charge for a lookup.
 */
const PEOPLE_PER_MINUTE = 120
const MAX_SCHOOLS = 8

@inject()
export default class PeopleController {
  constructor(
    private readonly reader: QueryReader,
    private readonly people: VisiblePeople,
    private readonly found: FoundPeople,
    private readonly buckets: RateBuckets,
    private readonly sql: Sql,
    private readonly suggestions: Suggestions,
    private readonly profiles: LatestProfiles,
    private readonly profileAt: ProfileAt
  ) {}

  async parse(ctx: HttpContext) {
    const { body } = await input(ctx, parseQueryOperation)
    const query = body.query.trim()
    if (query === '') return success(ctx, { criteria: [] })
    return success(ctx, { criteria: criteriaOf(await this.reader.read(query, memberOf(ctx).workspace.id)) })
  }

  /** Free like the API's autocompletion. */
  async schools(ctx: HttpContext) {
    const { query } = await input(ctx, suggestSchoolsOperation)
    return success(ctx, { suggestions: await this.suggestions.read('school', query.prefix, MAX_SCHOOLS) })
  }

  /**
   * Records an export that the browser makes from search results. Returns the people whom the
   * workspace received, because only these may be exported.
   */
  async export(ctx: HttpContext) {
    const { body } = await input(ctx, exportPeopleOperation)
    const { id: workspaceId } = memberOf(ctx).workspace
    const ids = await this.sql.transaction(async (tx) => {
      const received = await receivedOf(tx, workspaceId, 'search', body.person_ids)
      await noteRecipients(tx, workspaceId, 'export', received)
      return received
    })
    return success(ctx, { person_ids: ids })
  }

  async read(ctx: HttpContext) {
    const { params } = await input(ctx, readPersonOperation)
    const { id: workspaceId } = memberOf(ctx).workspace
    await this.#limit(workspaceId)
    const person = await this.people.get(params.person, workspaceId)
    if (!person) throw new DomainError('not_found')
    const [records, votes, sets, datasets] = await Promise.all([
      this.people.recordsOf(person.person_id, workspaceId),
      this.found.votesOf(person.person_id, workspaceId),
      setsWith(this.sql, workspaceId, [...new Set([person.person_id, params.person])]),
      datasetsWith(this.sql, workspaceId, person),
    ])
    await this.sql.transaction((tx) => noteRecipients(tx, workspaceId, 'profile', person.person_id))
    return success(ctx, {
      person: showPerson(person),
      records: records.map(showRecord).sort((a, b) => (b.read_at ?? '').localeCompare(a.read_at ?? '')),
      statements: showVotes(votes),
      sets,
      datasets,
    })
  }

  async profile(ctx: HttpContext) {
    const { params } = await input(ctx, readProfileOperation)
    const { id: workspaceId } = memberOf(ctx).workspace
    const person = await this.people.get(params.person, workspaceId)
    if (!person) throw new DomainError('not_found')
    const { newest, completed } = await this.profiles.of(person.person_id, workspaceId)
    return success(ctx, {
      newest_run: newest && { run_id: newest.id, status: newest.status },
      last_completed: completed && {
        run_id: completed.id,
        finished_at: completed.finishedAt,
        profile: completed.output as PersonProfile,
        statements: showVotes(await this.profileAt.statements(completed)),
      },
    })
  }

  async #limit(workspaceId: string): Promise<void> {
    const bucket = {
      key: `{console}:people:${workspaceId}`,
      limit: PEOPLE_PER_MINUTE,
      windowSeconds: 60,
    }
    const { allowed, states } = await this.buckets.consume([bucket], Date.now())
    if (!allowed)
      throw new DomainError('rate_limited', 'Your workspace has opened too many people in this minute.', {
        retry_after_seconds: states[0].resetSeconds,
      })
  }
}
