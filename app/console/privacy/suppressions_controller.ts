import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { DomainError } from '#domain/errors'
import { readReference } from '#domain/privacy/person_reference'
import { SuppressionList } from '#domain/privacy/suppression_list'
import { Sql, type SqlTransaction } from '#domain/ports/sql'
import { auditService } from '#app/console/audit_service'
import { userOf } from '#app/console/member'
import { pageOf, placeOf } from '#app/console/page'
import { PeopleStore } from '#app/people/people_store'
import { PrivacyRequests } from '#app/privacy/privacy_requests'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { addOrigins, type Reason } from '#app/suppression/origins'
import { readLine } from '#app/suppression/read_line'
import { suppressLines, withPersonIds } from '#app/suppression/suppress_file'
import type { ListedEntry, SuppressionStore } from '#app/suppression/suppression_store'
import {
  checkSuppressionOperation,
  listSuppressionsOperation,
  suppressListOperation,
  suppressOperation,
  unsuppressOperation,
} from './operations.js'

/** The subject of audit entries, because an entry of the list has no name. */
const SUBJECT = 'suppression list'
type Listed = ListedEntry & { added_by: string | null; reason: Reason | null }
const LISTED = `SELECT e.id, e.scope, e.created_at, o.added_by, o.reason FROM suppression_entries e
  LEFT JOIN suppression_origins o ON o.entry_id = e.id`

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
    const entries = await this.sql.select<Listed>(
      `${LISTED} ${query.scope ? 'WHERE e.scope = ?' : ''} ORDER BY e.created_at DESC, e.id LIMIT ? OFFSET ?`,
      [...(query.scope ? [query.scope] : []), place.limit + 1, place.from]
    )
    return success(ctx, pageOf(entries, place))
  }

  /** Neither stores nor logs the text. */
  async check(ctx: HttpContext) {
    const { body } = await input(ctx, checkSuppressionOperation)
    const read = readLine(body.text)
    if (!read) return success(ctx, { is_readable: false, scope: null, entries: [] })
    const found = new Set<string>()
    const person = await withPersonIds(read, this.people)
    const scopeBy = async (counts: (id: string) => boolean) =>
      (await this.list.scopesOf([person], undefined, counts))[0]
    const scope = await scopeBy((id) => found.add(id).has(id))
    const matching: string[] = []
    for (const id of found) if ((await scopeBy((one) => one === id)) !== null) matching.push(id)
    const entries: Listed[] = []
    for (const id of matching)
      entries.push(...(await this.sql.select<Listed>(`${LISTED} WHERE e.id = ?`, [id])))
    return success(ctx, { is_readable: true, scope, entries })
  }

  async add(ctx: HttpContext) {
    const { body } = await input(ctx, suppressOperation)
    const { listed } = await this.privacy.subject(readReference(body.person))
    const { scope, reason = null } = body
    const entry = await this.sql.transaction(async (tx) => {
      const [added] = await this.#store.addEach([listed], scope, tx)
      await addOrigins(tx, [added], { by: userOf(ctx).email, reason })
      await this.#audit(tx, ctx, 'privacy.suppress', { entry: added, scope, reason })
      return added
    })
    this.#log(ctx, { entry }, 'an operator suppressed a person')
    ctx.response.status(201)
    return success(ctx, { entry })
  }

  async addList(ctx: HttpContext) {
    const { body } = await input(ctx, suppressListOperation)
    const { sql, people } = this
    const { scope, reason = null } = body
    const onAdded = (tx: SqlTransaction, entries: readonly string[]) =>
      addOrigins(tx, entries, { by: userOf(ctx).email, reason })
    const report = await suppressLines(body.lines.split(/\r?\n/), scope, {
      ...{ sql, people, list: this.#store, onAdded },
    })
    const { added } = report
    if (added > 0)
      await sql.transaction((tx) => this.#audit(tx, ctx, 'privacy.suppress', { added, scope, reason }))
    this.#log(ctx, report, 'an operator suppressed a list of people')
    return success(ctx, report)
  }

  async remove(ctx: HttpContext) {
    const { params } = await input(ctx, unsuppressOperation)
    const { entry } = params
    if (!(await this.list.remove(entry))) throw new DomainError('not_found')
    await this.sql.transaction((tx) => this.#audit(tx, ctx, 'privacy.unsuppress', { entry }))
    this.#log(ctx, { entry }, 'an operator removed an entry of the suppression list')
    return success(ctx, {})
  }

  #audit(
    tx: SqlTransaction,
    ctx: HttpContext,
    action: 'privacy.suppress' | 'privacy.unsuppress',
    detail: object
  ): Promise<void> {
    const { id, email } = userOf(ctx)
    return auditService(tx, { userId: id, email }, action, SUBJECT, { ...detail })
  }

  get #store(): SuppressionStore {
    return this.list as SuppressionStore
  }

  #log(ctx: HttpContext, detail: object, message: string): void {
    const { id: operator } = userOf(ctx)
    logger.info({ operator, ...detail }, message)
  }
}
