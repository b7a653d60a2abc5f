import { randomUUID } from 'node:crypto'
import type { Logger } from '@adonisjs/core/logger'
import { DomainError, type ErrorCode } from '#domain/errors'
import type { Sql } from '#domain/ports/sql'
import { backoffMs } from '#domain/runs/backoff'
import { BackgroundLoop } from '#app/shared/background_loop'
import type { MonitorRound } from './monitor_round.js'
import { type Monitor, type MonitorStore, nextOf } from './monitor_store.js'
import type { RoundHistory } from './round_history.js'

export type RunnerSettings = { pollMs?: number; now?: () => Date; random?: () => number }

/** Duration of a lease in ms, longer than any step of a round. The index responds within seconds. */
const LEASE_MS = 5 * 60_000
const RETRY = { baseMs: 60_000, capMs: 60 * 60_000, jitter: 'equal' } as const

/** Errors that an early retry cannot fix: the key or its workspace cannot use the API or pay. */
const PERMANENT_ERRORS: ReadonlySet<ErrorCode> = new Set([
  'revoked_api_key',
  'expired_api_key',
  'active_account_required',
  'paid_plan_required',
  'insufficient_acu',
  'daily_budget_exceeded',
  'monthly_budget_exceeded',
] as const)

export class MonitorRunner {
  readonly #settings: Required<RunnerSettings>
  readonly #loop = new BackgroundLoop(() => this.#poll())

  constructor(
    private readonly sql: Sql,
    private readonly store: MonitorStore,
    private readonly history: RoundHistory,
    private readonly round: MonitorRound,
    private readonly logger: Pick<Logger, 'error'>,
    settings: RunnerSettings = {}
  ) {
    this.#settings = { pollMs: 1_000, now: () => new Date(), random: Math.random, ...settings }
  }

  start(): void {
    this.#loop.start()
  }

  stop(): Promise<void> {
    return this.#loop.stop()
  }

  async runDue(): Promise<number> {
    let rounds = 0
    while (!this.#loop.stopped && (await this.#runNext())) rounds++
    return rounds
  }

  async #poll(): Promise<number> {
    await this.runDue().catch((err) => this.logger.error({ err }, 'could not claim monitors'))
    return this.#settings.pollMs
  }

  async #runNext(): Promise<boolean> {
    const now = this.#settings.now()
    const token = randomUUID()
    const monitor = await this.store.claim(token, now, new Date(now.getTime() + LEASE_MS))
    if (!monitor) return false
    try {
      await this.round.run(monitor, token, now)
    } catch (error) {
      await this.#postpone(monitor, token, error)
    }
    return true
  }

  /**
   * Retries a temporary failure with backoff, but no later than the next scheduled time. Retries a
   * permanent error at the next scheduled time, or with backoff if there is none.
   */
  async #postpone(monitor: Monitor, token: string, error: unknown): Promise<void> {
    const now = this.#settings.now()
    const isPermanent = error instanceof DomainError && PERMANENT_ERRORS.has(error.code)
    if (!isPermanent) this.logger.error({ err: error, monitor_id: monitor.id }, 'a monitor round failed')
    const wait = backoffMs(RETRY, monitor.failures + 1, this.#settings.random())
    const soon = new Date(now.getTime() + wait)
    const next = nextOf(monitor, now)
    const at = next && (isPermanent || next < soon) ? next : soon
    const code = error instanceof DomainError ? error.code : 'internal_error'
    await this.sql.transaction(async (tx) => {
      if (!(await this.store.later(monitor, token, at, { phase: monitor.phase, error: code }, tx))) return
      const round = { found: 0, created: 0, changed: 0, error: code, ended_at: now.toISOString() }
      await this.history.add(monitor.id, round, tx)
    })
  }
}
