type Fetch = typeof fetch

type SentRequest = { method: string; path: string; headers: Headers }

/** A fetch that records its requests and fails as `failures` says, in order. */
export function unreliable(failures: ((request: Request) => Promise<Response>)[] = []) {
  const sent: SentRequest[] = []
  const send: Fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    sent.push({ method: request.method, path: pathname, headers: new Headers(request.headers) })
    return (failures.shift() ?? fetch)(request)
  }
  return { fetch: send, sent }
}

/** Answers with an error of the service without asking it. */
export const refuses =
  (status: number, error: object, headers: Record<string, string> = {}) =>
  () =>
    Promise.resolve(
      Response.json({ error: { request_id: 'req_1', message: 'refused', ...error } }, { status, headers })
    )

/** Sends the request and loses the response. */
export const losesAnswer = async (request: Request): Promise<Response> => {
  await (await fetch(request)).arrayBuffer()
  throw new TypeError('fetch failed')
}

/** Breaks the connection after this many events of a stream. */
export const cutsAfter = (events: number) => async (request: Request) => {
  const response = await fetch(request)
  return new Response(ReadableStream.from(firstEvents(response, events)), response)
}

async function* firstEvents(response: Response, events: number) {
  let left = events
  let text = ''
  for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
    const blocks = (text + part).split(/(?<=\n\n)/)
    text = blocks.at(-1)!.endsWith('\n\n') ? '' : blocks.pop()!
    for (const block of blocks) {
      if (block.includes('data:') && left-- === 0) throw new TypeError('terminated')
      yield new TextEncoder().encode(block)
    }
  }
}
