import type { HttpContext } from '@adonisjs/core/http'
import { ownerOf, type StreamHolder, type StreamHolders } from './stream_holders.js'
import type { StreamSlots } from './stream_slots.js'

export type GuardSettings = {
  /** How often the holders of open streams are looked at, in milliseconds. */
  everyMs?: number
}

type Guarded = { slot: string; holder: StreamHolder; end: AbortController }

/**
 * Bounds the streams that one holder has open, and ends those whose holder would not be admitted any more: its key was revoked or
 * expired, its workspace was suspended, its session ended or its membership was removed, in this process or another.
 */
export class StreamGuard {
  readonly #open = new Map<HttpContext, Guarded>()
  readonly #everyMs: number
  #timer: NodeJS.Timeout | undefined

  constructor(
    private readonly holders: StreamHolders,
    private readonly slots: StreamSlots,
    private readonly onError: (error: unknown) => void,
    { everyMs = 2_000 }: GuardSettings = {}
  ) {
    this.#everyMs = everyMs
  }

  /**
   * Admits the stream of a request, once; a signal that is aborted when the stream has to end. Throws `rate_limited` where the holder
   * has too many. The slot is free again when the connection closes.
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
    this.#timer ??= setTimeout(() => this.#beat(), this.#everyMs).unref()
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

  async #beat(): Promise<void> {
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
    this.#timer = this.#open.size > 0 ? setTimeout(() => this.#beat(), this.#everyMs).unref() : undefined
  }
}
