import type { EventLog, StreamEvent } from './event_log.js'

export type FeedSettings = { pollMs?: number }

/** The newest events that are kept in memory of a stream somebody reads; who is further behind reads the log. */
const TAIL = 256
const PAGE = 100
const STREAMS_AT_ONCE = 256

type Channel = {
  readers: number
  last: number
  over: boolean
  /** The newest events, without a gap, up to `last`. */
  tail: StreamEvent[]
  waiting: Set<() => void>
}

/** A reader's view of one stream. */
export type Subscription = {
  /**
   * Events after a number, in order; waits for one to come. Empty when `signal` is aborted, null when no more will come.
   */
  next(after: number, signal: AbortSignal): Promise<StreamEvent[] | null>
  end(): void
}

/**
 * Brings the events of a log to the readers of this process. One query a beat asks for all streams that are read, whoever
 * wrote to them; `poke` asks at once where this process did.
 */
export class EventFeed {
  readonly #channels = new Map<string, Channel>()
  readonly #pollMs: number
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | null = null
  #again = false

  constructor(
    private readonly log: EventLog,
    private readonly onError: (error: unknown) => void,
    { pollMs = 250 }: FeedSettings = {}
  ) {
    this.#pollMs = pollMs
  }

  subscribe(streamId: string): Subscription {
    const channel = this.#channels.get(streamId) ?? this.#open(streamId)
    channel.readers++
    this.poke()
    let ended = false
    return {
      next: (after, signal) => this.#next(streamId, channel, after, signal),
      end: () => {
        if (ended) return
        ended = true
        if (--channel.readers === 0) this.#channels.delete(streamId)
        if (this.#channels.size === 0) clearTimeout(this.#timer)
      },
    }
  }

  /** Looks for new events now instead of at the next beat. */
  poke(): void {
    if (this.#channels.size === 0) return
    if (this.#looking) {
      this.#again = true
      return
    }
    clearTimeout(this.#timer)
    this.#looking = this.#look()
      .catch(this.onError)
      .finally(() => {
        this.#looking = null
        if (this.#channels.size === 0) return
        const delay = this.#again ? 0 : this.#pollMs
        this.#again = false
        clearTimeout(this.#timer)
        this.#timer = setTimeout(() => this.poke(), delay).unref()
      })
  }

  #open(streamId: string): Channel {
    const channel: Channel = { readers: 0, last: -1, over: false, tail: [], waiting: new Set() }
    this.#channels.set(streamId, channel)
    return channel
  }

  async #next(
    streamId: string,
    channel: Channel,
    after: number,
    signal: AbortSignal
  ): Promise<StreamEvent[] | null> {
    for (;;) {
      if (signal.aborted) return []
      if (after < channel.last) {
        const [oldest] = channel.tail
        if (!oldest || oldest.seq > after + 1) return this.log.read(streamId, after, PAGE)
        return channel.tail.slice(after + 1 - oldest.seq, after + 1 - oldest.seq + PAGE)
      }
      if (channel.over) return null
      await this.#change(channel, signal)
    }
  }

  #change({ waiting }: Channel, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        waiting.delete(done)
        signal.removeEventListener('abort', done)
        resolve()
      }
      waiting.add(done)
      signal.addEventListener('abort', done, { once: true })
    })
  }

  async #look(): Promise<void> {
    const ids = [...this.#channels.keys()]
    for (let start = 0; start < ids.length; start += STREAMS_AT_ONCE) {
      const states = await this.log.states(ids.slice(start, start + STREAMS_AT_ONCE))
      for (const [id, state] of states) await this.#advance(id, state)
    }
  }

  async #advance(id: string, { last, over }: { last: number; over: boolean }): Promise<void> {
    const channel = this.#channels.get(id)
    if (!channel || (last === channel.last && over === channel.over)) return
    if (last > channel.last) {
      const from = Math.max(channel.last, last - TAIL)
      const events = await this.log.read(id, from, TAIL)
      if (from > channel.last) channel.tail = []
      channel.tail = [...channel.tail, ...events].slice(-TAIL)
      channel.last = channel.tail.at(-1)?.seq ?? channel.last
    }
    // Only once all that came before the end is here.
    channel.over = over && channel.last >= last
    for (const wake of [...channel.waiting]) wake()
  }
}
