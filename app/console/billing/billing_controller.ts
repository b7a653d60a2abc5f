import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Billing, type LedgerLine } from '#domain/billing/billing'
import { utcDay } from '#domain/billing/periods'
import { Sql } from '#domain/ports/sql'
import { ReadUsage, USAGE_DAYS } from '#app/account/read_usage'
import { grantCredits } from '#app/billing/grant_credits'
import { audit } from '#app/console/audit'
import { memberOf } from '#app/console/member'
import { PAGE } from '#app/console/page'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { runAuthors } from '../runs/run_authors.js'
import { keyCharges } from './key_charges.js'
import { ledgerSubjects } from './ledger_subjects.js'
import { grantCreditsOperation, readCreditsOperation, readUsageOperation } from './operations.js'

const DAY_MS = 24 * 60 * 60 * 1000

@inject()
export default class BillingController {
  constructor(
    private readonly sql: Sql,
    private readonly billing: Billing,
    private readonly reading: ReadUsage
  ) {}

  async credits(ctx: HttpContext) {
    const { query } = await input(ctx, readCreditsOperation)
    const { id } = memberOf(ctx).workspace
    const { limit = PAGE, before, state, key_id: keyId, route, days } = query
    const since = days === undefined ? undefined : new Date(Date.now() - days * DAY_MS)
    const lines = await this.billing.lines(id, { limit: limit + 1, before, state, keyId, route, since })
    const { granted, posted, pending } = await this.billing.balance(id)
    return success(ctx, {
      granted,
      charged: posted,
      held: pending,
      remaining: granted - posted,
      lines: await this.#shown(id, lines.slice(0, limit)),
      next_before: lines.length > limit ? lines[limit - 1].id : null,
    })
  }

  /** Adds what each line pays for, and its caller. */
  async #shown(workspaceId: string, lines: readonly LedgerLine[]) {
    const all = (of: 'reservationId' | 'keyId') => lines.map((line) => line[of]).filter((id) => id !== null)
    const [subjects, callers] = await Promise.all([
      ledgerSubjects(this.sql, workspaceId, all('reservationId')),
      runAuthors(this.sql, workspaceId, all('keyId')),
    ])
    return lines.map((line) => ({
      id: line.id,
      state: line.state,
      change: line.change,
      remaining: line.remaining,
      reserved: line.reserved,
      reserved_at: line.reservedAt,
      route: line.route,
      subject: (line.reservationId && subjects.get(line.reservationId)) || null,
      key_id: line.keyId,
      caller: (line.keyId && callers.get(line.keyId)) || null,
      note: line.note,
      created_at: line.createdAt,
    }))
  }

  async grant(ctx: HttpContext) {
    const { body } = await input(ctx, grantCreditsOperation)
    const member = memberOf(ctx)
    const { id } = member.workspace
    const remaining = await this.sql.transaction(async (tx) => {
      await audit(tx, member, 'credits.grant', id, { ...body })
      await grantCredits(this.billing, { workspaceId: id, note: null, ...body }, tx)
      const { granted, posted } = await this.billing.balance(id, tx)
      return granted - posted
    })
    ctx.response.status(201)
    return success(ctx, { remaining })
  }

  async usage(ctx: HttpContext) {
    const { query } = await input(ctx, readUsageOperation)
    const { id } = memberOf(ctx).workspace
    const now = new Date()
    const days = query.days ?? USAGE_DAYS
    const fromDay = utcDay(new Date(now.getTime() - (days - 1) * DAY_MS))
    const { toDay, usage } = await this.reading.run(id, now, 2 * days)
    const keys = await keyCharges(this.sql, id, fromDay)
    return success(ctx, {
      from_day: fromDay,
      to_day: toDay,
      usage: usage.filter(({ day }) => day >= fromDay),
      before: sumOf(usage.filter(({ day }) => day < fromDay)),
      keys,
    })
  }
}

type Sum = { requests: number; acu_charged: number }

const sumOf = (usage: readonly Sum[]): Sum => ({
  requests: usage.reduce((sum, { requests }) => sum + requests, 0),
  acu_charged: usage.reduce((sum, { acu_charged }) => sum + acu_charged, 0),
})
