import type { Logger } from '@adonisjs/core/logger'
import { budgetPeriods } from '#domain/billing/periods'
import type { Mailer } from '#domain/ports/mailer'
import type { Sql } from '#domain/ports/sql'
import { BackgroundLoop } from '#app/shared/background_loop'
import { type BudgetAlert, budgetMail } from './budget_mail_text.js'

const POLL_MS = 10_000
/** The wait after a failure, and while there is no mail server. */
const RETRY_MS = 60_000
const MAX_ALERTS = 20
/** Maximum owners and admins that receive an alert. */
const MAX_RECIPIENTS = 50

type Row = Omit<BudgetAlert, 'budget' | 'spent' | 'isDay'> & {
  key_id: string
  workspace_id: string
  period: string
  mailed: number
  posted: unknown
  daily_budget: unknown
  monthly_budget: unknown
}

/**
 * Mails budget alerts to the owners and admins of the workspace. A process claims an alert before it sends
 * the mail, so that only one of several processes sends it. A crash after the claim loses the mail, but not
 * the webhook event. If the mail server accepts no mail, the alert is released and sent later, until its
 * period ends.
 */
export class BudgetMails {
  readonly #loop = new BackgroundLoop(() => this.#poll())

  constructor(
    private readonly sql: Sql,
    private readonly mailer: Mailer,
    private readonly logger: Pick<Logger, 'error'>
  ) {}

  start(): void {
    this.#loop.start()
  }

  stop(): Promise<void> {
    return this.#loop.stop()
  }

  async #poll(): Promise<number> {
    try {
      return (await this.sendAll(new Date())) && this.mailer.isSet ? POLL_MS : RETRY_MS
    } catch (err) {
      this.logger.error({ err }, 'could not mail budget alerts')
      return RETRY_MS
    }
  }

  /**
   * Mails up to MAX_ALERTS new alerts of this day and month. Returns false if the mail server accepted no
   * mail for one of them. Without a mail server, marks all alerts as mailed.
   */
  async sendAll(now: Date): Promise<boolean> {
    if (!this.mailer.isSet) {
      // A mail server that is set up later must not send old alerts.
      await this.sql.run('UPDATE key_spend SET mailed = alerted WHERE alerted > mailed')
      return true
    }
    const { day, month } = budgetPeriods(now)
    const rows = await this.sql.select<Row>(
      `SELECT s.key_id, s.period, s.posted, s.alerted AS percent, s.mailed, k.name AS key_name,
              k.daily_budget, k.monthly_budget, k.workspace_id, w.name AS workspace, w.slug
       FROM key_spend s JOIN api_keys k ON k.id = s.key_id JOIN workspaces w ON w.id = k.workspace_id
       WHERE s.alerted > s.mailed AND s.period IN (?, ?) ORDER BY s.key_id, s.period LIMIT ?`,
      [day, month, MAX_ALERTS]
    )
    let isAccepted = true
    for (const row of rows) {
      if (this.#loop.stopped) break
      if (await this.#mark(row, row.percent, row.mailed)) isAccepted = (await this.#send(row)) && isAccepted
    }
    return isAccepted
  }

  async #send(row: Row): Promise<boolean> {
    const isDay = row.period.startsWith('day:')
    const budget = Number(isDay ? row.daily_budget : row.monthly_budget)
    const mail = budgetMail({ ...row, isDay, budget, spent: Number(row.posted) })
    const recipients = await this.sql.select<{ email: string }>(
      `SELECT u.email FROM members m JOIN users u ON u.id = m.user_id
       WHERE m.workspace_id = ? AND m.role IN ('owner', 'admin') ORDER BY u.email LIMIT ?`,
      [row.workspace_id, MAX_RECIPIENTS]
    )
    const sent = await Promise.all(recipients.map(({ email }) => this.mailer.send({ to: email, ...mail })))
    if (sent.length === 0 || sent.includes(true)) return true
    await this.#mark(row, row.mailed, row.percent)
    return false
  }

  /**
   * Sets which percentage was mailed. Returns false if another process has changed it from
   * `before`.
   */
  async #mark({ key_id, period }: Row, mailed: number, before: number): Promise<boolean> {
    const marked = await this.sql.run(
      'UPDATE key_spend SET mailed = ? WHERE key_id = ? AND period = ? AND mailed = ?',
      [mailed, key_id, period, before]
    )
    return marked > 0
  }
}
