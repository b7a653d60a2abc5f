import type { EventLog, StreamEvent } from './event_log.js'

export type FeedSettings = { pollMs?: number }

/** Maximum number of newest events kept in memory per open stream. Slower readers read the log. */
const MAX_TAIL = 256
const PAGE = 100
const STREAMS_PER_QUERY = 256

type Channel = {
  readers: number
  last: number
  over: boolean
  /** The newest events without gaps, up to `last`. */
  tail: StreamEvent[]
  waiting: Set<() => void>
}

/** One reader's view of a stream. */
export type Subscription = {
  /**
   * Waits for events after a number and returns them in order. Returns an empty list when `signal`
   * aborts, and null when the stream has ended.
   */
  next(after: number, signal: AbortSignal): Promise<StreamEvent[] | null>
  end(): void
}

/**
 * Delivers the events of a log to this process's readers. One query per interval covers up to 256
 * open streams. `poke` queries immediately; call it after a write in this process.
 */
export class EventFeed {
  readonly #channels = new Map<string, Channel>()
  readonly #pollMs: number
  #timer: NodeJS.Timeout | undefined
  #polling: Promise<void> | null = null
  #pollAgain = false

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

  poke(): void {
    if (this.#channels.size === 0) return
    if (this.#polling) {
      this.#pollAgain = true
      return
    }
    clearTimeout(this.#timer)
    this.#polling = this.#poll()
      .catch(this.onError)
      .finally(() => {
        this.#polling = null
        if (this.#channels.size === 0) return
        const delay = this.#pollAgain ? 0 : this.#pollMs
        this.#pollAgain = false
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

  async #poll(): Promise<void> {
    const ids = [...this.#channels.keys()]
    for (let start = 0; start < ids.length; start += STREAMS_PER_QUERY) {
      const states = await this.log.states(ids.slice(start, start + STREAMS_PER_QUERY))
      for (const [id, state] of states) await this.#advance(id, state)
    }
  }

  async #advance(id: string, { last, over }: { last: number; over: boolean }): Promise<void> {
    const channel = this.#channels.get(id)
    if (!channel || (last === channel.last && over === channel.over)) return
    if (last > channel.last) {
      const from = Math.max(channel.last, last - MAX_TAIL)
      const events = await this.log.read(id, from, MAX_TAIL)
      if (from > channel.last) channel.tail = []
      channel.tail = [...channel.tail, ...events].slice(-MAX_TAIL)
      channel.last = channel.tail.at(-1)?.seq ?? channel.last
    }
    // Marks the stream as ended only after all earlier events were read.
    channel.over = over && channel.last >= last
    for (const wake of [...channel.waiting]) wake()
  }
}
