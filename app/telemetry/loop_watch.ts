import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Logger } from '@adonisjs/core/logger'
import { metrics } from '@opentelemetry/api'
import type { ActiveWork } from './active_work.js'

const RESOLUTION_MS = 10
/** A longer block keeps everybody waiting noticeably. */
const STALL_MS = 200
const MAX_NAMES = 20

type Settings = { lookMs?: number; logMs?: number }

/**
 * Watches how long the event loop is blocked. Reports the longest delay as a metric, counts stalls, and logs what the process
 * worked on during a stall, at most one line in ten seconds.
 */
export class LoopWatch {
  readonly #histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  readonly #lookMs: number
  readonly #logMs: number
  #timer: NodeJS.Timeout | undefined
  #lastLog = -Infinity
  #unreported = 0

  constructor(
    private readonly work: ActiveWork,
    private readonly logger: Pick<Logger, 'warn'>,
    { lookMs = 1_000, logMs = 10_000 }: Settings = {}
  ) {
    this.#lookMs = lookMs
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
    this.#histogram.enable()
    const look = () => {
      const delayMs = this.#longestDelay()
      longest.record(delayMs / 1_000)
      const names = this.work.sinceLast()
      if (delayMs < STALL_MS) return
      stalls.add(1)
      this.#log(delayMs, names)
    }
    // After a block the histogram may be written after this timer: reset before that, it would lose the block.
    this.#timer = setInterval(() => setImmediate(look), this.#lookMs).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#histogram.disable()
  }

  /** In milliseconds, since the last call. */
  #longestDelay(): number {
    const measured = this.#histogram.max / 1e6 - RESOLUTION_MS
    this.#histogram.reset()
    return Math.max(0, Math.round(measured))
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
