import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export type Handler = (request: IncomingMessage, response: ServerResponse, hits: number) => void

/** A local site with a handler per path. Other paths return 404. */
export type LoopbackSite = {
  origin: string
  port: number
  /** Requests by path. */
  hits: Map<string, number>
  /** Highest number of concurrent requests. */
  maxConcurrent: () => number
  on(path: string, handler: Handler | string): void
  close(): Promise<void>
}

export async function loopbackSite(): Promise<LoopbackSite> {
  const handlers = new Map<string, Handler>()
  const hits = new Map<string, number>()
  const sockets = new Set<Socket>()
  let now = 0
  let max = 0
  const server = createServer((request, response) => {
    const path = request.url!.split('?')[0]
    const count = (hits.get(path) ?? 0) + 1
    hits.set(path, count)
    max = Math.max(max, ++now)
    response.on('close', () => now--)
    const handler = handlers.get(path)
    if (handler) handler(request, response, count)
    else response.writeHead(404).end('not here')
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    hits,
    maxConcurrent: () => max,
    on(path, handler) {
      handlers.set(path, typeof handler === 'string' ? (_, response) => html(response, handler) : handler)
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

export function html(response: ServerResponse, text: string, headers: Record<string, string> = {}): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(text)
}
