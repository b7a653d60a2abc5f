import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { DomainError } from '#domain/errors'
import { readReference } from '#domain/privacy/person_reference'
import { SuppressionList } from '#domain/privacy/suppression_list'
import { Sql } from '#domain/ports/sql'
import { userOf } from '#app/console/member'
import { pageOf, placeOf } from '#app/console/page'
import { PeopleStore } from '#app/people/people_store'
import { PrivacyRequests } from '#app/privacy/privacy_requests'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { suppressLines } from '#app/suppression/suppress_file'
import type { ListedEntry, SuppressionStore } from '#app/suppression/suppression_store'
import {
  listSuppressionsOperation,
  suppressListOperation,
  suppressOperation,
  unsuppressOperation,
} from './operations.js'

/** The suppression and do-not-contact lists for operators. The log names operators, never people. */
@inject()
export default class SuppressionsController {
  constructor(
    private readonly sql: Sql,
    private readonly list: SuppressionList,
    private readonly privacy: PrivacyRequests,
    private readonly people: PeopleStore
  ) {}

  async count(ctx: HttpContext) {
    const rows = await this.sql.select<{ scope: string; entries: unknown }>(
      'SELECT scope, count(*) AS entries FROM suppression_entries GROUP BY scope'
    )
    const of = (scope: string) => Number(rows.find((row) => row.scope === scope)?.entries ?? 0)
    return success(ctx, { suppressed: of('all'), do_not_contact: of('contacts') })
  }

  async entries(ctx: HttpContext) {
    const { query } = await input(ctx, listSuppressionsOperation)
    const place = placeOf(query)
    const entries = await this.sql.select<ListedEntry>(
      `SELECT id, scope, created_at FROM suppression_entries ${query.scope ? 'WHERE scope = ?' : ''}
       ORDER BY created_at DESC, id LIMIT ? OFFSET ?`,
      [...(query.scope ? [query.scope] : []), place.limit + 1, place.from]
    )
    return success(ctx, pageOf(entries, place))
  }

  async add(ctx: HttpContext) {
    const { body } = await input(ctx, suppressOperation)
    const { listed } = await this.privacy.subject(readReference(body.person))
    const [entry] = await this.sql.transaction((tx) => this.#store.addEach([listed], body.scope, tx))
    this.#log(ctx, { entry }, 'an operator suppressed a person')
    ctx.response.status(201)
    return success(ctx, { entry })
  }

  async addList(ctx: HttpContext) {
    const { body } = await input(ctx, suppressListOperation)
    const { sql, people } = this
    const report = await suppressLines(body.lines.split(/\r?\n/), body.scope, {
      ...{ sql, people, list: this.#store },
    })
    this.#log(ctx, report, 'an operator suppressed a list of people')
    return success(ctx, report)
  }

  async remove(ctx: HttpContext) {
    const { params } = await input(ctx, unsuppressOperation)
    if (!(await this.list.remove(params.entry))) throw new DomainError('not_found')
    this.#log(ctx, { entry: params.entry }, 'an operator removed an entry of the suppression list')
    return success(ctx, {})
  }

  get #store(): SuppressionStore {
    return this.list as SuppressionStore
  }

  #log(ctx: HttpContext, detail: object, message: string): void {
    const { id: operator } = userOf(ctx)
    logger.info({ operator, ...detail }, message)
  }
}
