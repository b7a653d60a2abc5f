import type { HttpContext } from '@adonisjs/core/http'
import { ownerOf, type StreamHolder, type StreamHolders } from './stream_holders.js'
import type { StreamSlots } from './stream_slots.js'

export type GuardSettings = {
  /** How often the holders of open streams are checked, in ms. */
  intervalMs?: number
}

type Guarded = { slot: string; holder: StreamHolder; end: AbortController }

/**
 * Limits the open streams per holder. Ends a stream soon after any process has withdrawn the access
 * of its key, workspace, session or member.
 */
export class StreamGuard {
  readonly #open = new Map<HttpContext, Guarded>()
  readonly #intervalMs: number
  #timer: NodeJS.Timeout | undefined

  constructor(
    private readonly holders: StreamHolders,
    private readonly slots: StreamSlots,
    private readonly onError: (error: unknown) => void,
    { intervalMs = 2_000 }: GuardSettings = {}
  ) {
    this.#intervalMs = intervalMs
  }

  /**
   * Admits a request's stream until its connection closes. Returns a signal that aborts when the
   * stream must end. Throws `rate_limited` above the limit.
   */
  async admit(ctx: HttpContext, holder: StreamHolder): Promise<AbortSignal> {
    const known = this.#open.get(ctx)
    if (known) return known.end.signal
    const slot = await this.slots.take(ownerOf(holder), new Date())
    const end = new AbortController()
    this.#open.set(ctx, { slot, holder, end })
    const { response } = ctx.response
    if (response.closed) this.#free(ctx)
    else response.once('close', () => this.#free(ctx))
    this.#timer ??= setTimeout(() => this.#check(), this.#intervalMs).unref()
    return end.signal
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  #free(ctx: HttpContext): void {
    const guarded = this.#open.get(ctx)
    this.#open.delete(ctx)
    if (guarded) this.slots.free([guarded.slot]).catch(this.onError)
  }

  async #check(): Promise<void> {
    try {
      const open = [...this.#open.values()]
      const now = new Date()
      await this.slots.renew(
        open.map(({ slot }) => slot),
        now
      )
      const isAdmitted = await this.holders.admitted(
        open.map(({ holder }) => holder),
        now
      )
      for (const { holder, end } of open) if (!isAdmitted(holder)) end.abort()
    } catch (error) {
      this.onError(error)
    }
    this.#timer = this.#open.size > 0 ? setTimeout(() => this.#check(), this.#intervalMs).unref() : undefined
  }
}
