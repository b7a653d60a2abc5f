import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '#tests/contract/support/random'
import { eventsOf } from '#tests/functional/support/event_stream'

/** Where a reader reads: one of several processes, each time another by chance. */
export type Stream = { urls: readonly string[]; path: string; secret: string }
/** The numbers a reader saw, in order, and how often it had to come back. */
export type Reading = { seen: number[]; connections: number; cutOff: number }

const COMES_BACK_MS = 30

/**
 * Reads events until number `last` and goes away now and then by chance, in the middle of what comes or after a while; comes back
 * with the last number it saw, by `after_seq` or as browsers do.
 */
export async function readAll(stream: Stream, last: number, random: Random): Promise<Reading> {
  const reading: Reading = { seen: [], connections: 0, cutOff: 0 }
  while (reading.seen.at(-1) !== last) {
    reading.connections++
    const ended = await readSome(stream, last, random, reading.seen)
    if (ended === 'cut off') reading.cutOff++
    await sleep(COMES_BACK_MS * random.next())
  }
  return reading
}

/** One connection. `cut off` is one that the reader did not end. */
async function readSome(
  { urls, path, secret }: Stream,
  last: number,
  random: Random,
  seen: number[]
): Promise<'left' | 'cut off'> {
  const leave = new AbortController()
  const most = random.chance(0.7) ? random.below(25) : Number.POSITIVE_INFINITY
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
      if (seq === last || ++here > most) return 'left'
    }
    return 'cut off'
  } catch {
    return leave.signal.aborted ? 'left' : 'cut off'
  } finally {
    clearTimeout(timer)
    leave.abort()
  }
}
