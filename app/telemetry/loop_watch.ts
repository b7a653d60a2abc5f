import type { Logger } from '@adonisjs/core/logger'
import { metrics } from '@opentelemetry/api'
import type { ActiveWork } from '#app/shared/active_work'

/** Interval of ticks. A late tick shows how long the loop was blocked, to within one interval. */
const TICK_MS = 20
/** Shortest block that counts as a stall, because it delays requests noticeably. */
const STALL_MS = 200
const MAX_NAMES = 20

type Settings = { reportMs?: number; logMs?: number }

/**
 * Measures how long the event loop is blocked. Reports the longest delay per second as a metric,
 * and counts the seconds with a stall. Logs the active work of a stall, at most every ten seconds.
 */
export class LoopWatch {
  readonly #reportMs: number
  readonly #logMs: number
  #timer: NodeJS.Timeout | undefined
  #lastTick = 0
  #lastReport = 0
  #longest = 0
  #lastLog = -Infinity
  #unreported = 0

  constructor(
    private readonly work: ActiveWork,
    private readonly logger: Pick<Logger, 'warn'>,
    { reportMs = 1_000, logMs = 10_000 }: Settings = {}
  ) {
    this.#reportMs = reportMs
    this.#logMs = logMs
  }

  start(): void {
    const meter = metrics.getMeter('kith')
    const longest = meter.createGauge('kith.event_loop.delay.max', {
      description: 'Longest block of the event loop in the last second',
      unit: 's',
    })
    const stalls = meter.createCounter('kith.event_loop.stalls', {
      description: 'Blocks of the event loop of over 200 ms',
    })
    this.#lastTick = this.#lastReport = performance.now()
    this.#timer = setInterval(() => {
      const now = performance.now()
      this.#longest = Math.max(this.#longest, Math.round(now - this.#lastTick) - TICK_MS)
      this.#lastTick = now
      if (now - this.#lastReport < this.#reportMs) return
      longest.record(this.#longest / 1_000)
      const names = this.work.sinceLast()
      if (this.#longest >= STALL_MS) {
        stalls.add(1)
        this.#log(this.#longest, names)
      }
      this.#lastReport = now
      this.#longest = 0
    }, TICK_MS).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #log(delayMs: number, names: string[]): void {
    const now = performance.now()
    if (now - this.#lastLog < this.#logMs) {
      this.#unreported++
      return
    }
    this.logger.warn(
      { delay_ms: delayMs, during: names.slice(0, MAX_NAMES), stalls_not_logged: this.#unreported },
      'the event loop was blocked'
    )
    this.#lastLog = now
    this.#unreported = 0
  }
}
