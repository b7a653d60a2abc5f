import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '#tests/contract/support/random'
import { eventsOf } from '#tests/functional/support/event_stream'

/**
 * An event stream and the processes that serve it. A reader chooses a random process for each
 * connection.
 */
export type Stream = { urls: readonly string[]; path: string; secret: string }
/**
 * The sequence numbers that a reader saw, in order, and its number of connections. `cutOff` counts
 * connections that the reader did not end.
 */
export type Reading = { seen: number[]; connections: number; cutOff: number }

const RECONNECT_MS = 30

/**
 * Reads events up to number `last`. Disconnects at random, in the middle of data or after a while.
 * Reconnects with the last number seen, in `after_seq` or the Last-Event-ID header.
 */
export async function readAll(stream: Stream, last: number, random: Random): Promise<Reading> {
  const reading: Reading = { seen: [], connections: 0, cutOff: 0 }
  while (reading.seen.at(-1) !== last) {
    reading.connections++
    const ended = await readSome(stream, last, random, reading.seen)
    if (ended === 'cut off') reading.cutOff++
    await sleep(RECONNECT_MS * random.next())
  }
  return reading
}

/** Reads from one connection. `cut off` means that the reader did not end it. */
async function readSome(
  { urls, path, secret }: Stream,
  last: number,
  random: Random,
  seen: number[]
): Promise<'left' | 'cut off'> {
  const leave = new AbortController()
  const limit = random.chance(0.7) ? random.below(25) : Number.POSITIVE_INFINITY
  const timer = random.chance(0.3) ? setTimeout(() => leave.abort(), random.below(600)) : undefined
  const after = seen.at(-1) ?? -1
  const asBrowser = after >= 0 && random.chance(0.5)
  try {
    const response = await fetch(`${random.pick(urls)}${path}?after_seq=${asBrowser ? -1 : after}`, {
      headers: {
        authorization: `Bearer ${secret}`,
        accept: 'text/event-stream',
        ...(asBrowser ? { 'last-event-id': String(after) } : {}),
      },
      signal: leave.signal,
    })
    if (response.status !== 200) throw new Error(`answered ${response.status}`)
    let here = 0
    for await (const { seq } of eventsOf(response)) {
      seen.push(seq)
      if (seq === last || ++here > limit) return 'left'
    }
    return 'cut off'
  } catch {
    return leave.signal.aborted ? 'left' : 'cut off'
  } finally {
    clearTimeout(timer)
    leave.abort()
  }
}
