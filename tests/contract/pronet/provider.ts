import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DomainError } from '#domain/errors'
import type { Pronet } from '#domain/pronet/pronet'
import { pronetRef } from '#domain/pronet/reference'

/**
 * Serves a network over HTTP for HttpPronet. If `answer` is given, it responds to every request
 * instead.
 */
export async function provider(
  pronet: Pronet | null,
  answer?: (request: IncomingMessage, response: ServerResponse) => void
): Promise<{ url: string; asked: { path: string; key?: string }[]; close: () => Promise<void> }> {
  const asked: { path: string; key?: string }[] = []
  const server = createServer(async (request, response) => {
    asked.push({ path: request.url!, key: request.headers.authorization })
    if (answer) return answer(request, response)
    const { status, body } = await read(pronet!, request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1/pronet/`,
    asked,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function read(pronet: Pronet, request: IncomingMessage): Promise<{ status: number; body: object }> {
  const { pathname, searchParams } = new URL(request.url!, 'http://x')
  const path = pathname.replace('/v1/pronet/', '')
  const kind = path.startsWith('company') ? 'company' : 'person'
  const ref = pronetRef(searchParams.get('url') ?? searchParams.get('identifier') ?? '', kind)
  const limit = Number(searchParams.get('limit'))
  try {
    const data = await answerOf(path)
    return Object.values(data)[0] === null ? { status: 404, body: {} } : { status: 200, body: { data } }
  } catch (error) {
    return { status: error instanceof DomainError ? 422 : 500, body: {} }
  }

  async function answerOf(name: string): Promise<Record<string, unknown>> {
    if (name === 'profile') return { profile: await pronet.profile(ref!) }
    if (name === 'company') return { company: await pronet.company(ref!) }
    if (name === 'comments') return { comments: await pronet.comments(ref!, limit) }
    if (name !== 'search') return { posts: await pronet.posts(ref!, limit) }
    let text = ''
    for await (const chunk of request) text += chunk
    const { filters, limit: most, cursor } = JSON.parse(text)
    const { matches, next } = await pronet.search(filters, most, cursor)
    return { results: matches, next_cursor: next }
  }
}
