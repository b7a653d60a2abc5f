import { errorOf } from './errors.js'
import { backoff } from './retrying_fetch.js'
import { sleep } from './sleep.js'

/** An event of a stream, with its number. */
export type StreamEvent<T> = { id: string | undefined; type: string; data: T }

type Stream<T> = {
  /** Opens the stream after an event, or from its beginning. */
  connect: (lastEventId: string | undefined) => Promise<Response>
  isLast: (event: StreamEvent<T>) => boolean | Promise<boolean>
  after?: string
  maxRetries: number
  signal?: AbortSignal
}

/**
 * The stream is over if the server closes a connection within this time and sent no event on it.
 */
const MIN_OPEN_MS = 5_000

/**
 * Reads a stream to its last event. Reconnects after lost connections with the number of the last
 * event received, so that no event is missed or repeated.
 */
export async function* eventStream<T>({
  connect,
  isLast,
  after,
  maxRetries,
  signal,
}: Stream<T>): AsyncGenerator<StreamEvent<T>, void, undefined> {
  let lastEventId = after
  for (let failures = 0; ; ) {
    const began = Date.now()
    let received = 0
    try {
      const response = await connect(lastEventId)
      for await (const event of eventsOf<T>(response)) {
        received++
        failures = 0
        lastEventId = event.id ?? lastEventId
        yield event
        if (await isLast(event)) return
      }
      if (received === 0 && Date.now() - began < MIN_OPEN_MS) return
    } catch (error) {
      if (signal?.aborted || !(error instanceof LostConnection) || failures >= maxRetries) throw error
    }
    await sleep(backoff(failures++), signal)
  }
}

class LostConnection extends Error {
  override name = 'ConnectionError'
}

/** Parses text/event-stream. Skips comments. */
async function* eventsOf<T>(response: Response): AsyncGenerator<StreamEvent<T>, void, undefined> {
  if (!response.ok) throw errorOf(await response.json().catch(() => null), response)
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause) => {
        throw new LostConnection('the connection of the stream was lost', { cause })
      })
      if (done) return
      text += value
      const blocks = text.split(/\r?\n\r?\n/)
      text = blocks.pop()!
      for (const block of blocks) {
        const event = parse<T>(block)
        if (event) yield event
      }
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function parse<T>(block: string): StreamEvent<T> | null {
  const data: string[] = []
  const event: { id?: string; type: string } = { type: 'message' }
  for (const line of block.split(/\r?\n/)) {
    const colon = line.indexOf(':')
    const name = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (name === 'data') data.push(value)
    if (name === 'id') event.id = value
    if (name === 'event') event.type = value
  }
  return data.length === 0 ? null : { id: event.id, type: event.type, data: JSON.parse(data.join('\n')) }
}
