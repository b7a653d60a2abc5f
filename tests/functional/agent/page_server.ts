import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type PageServer = { url: string; hits: string[]; close(): Promise<void> }

/** Starts a web server on a private address. Records its requests. */
export async function pageServer(): Promise<PageServer> {
  const hits: string[] = []
  const server = createServer((request, response) => {
    hits.push(request.url!)
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>The secret is 7.</p>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/page`,
    hits,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
