import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AppList } from '#domain/connections/lists/app_list'

type Fields = Record<string, unknown>
export type Write = { method: string; id: string; fields: Fields; key: string | undefined }

/**
 * The REST API of a CRM and of a spreadsheet on loopback. It ignores idempotency keys, so a write
 * that is sent twice is stored twice.
 */
export class CrmServer {
  readonly rows = new Map<string, Fields>()
  /** The cells of the spreadsheet. */
  cells: unknown[][] = []
  readonly writes: Write[] = []
  /** Reports whether a token is valid. */
  accepts: (token: string) => boolean = () => true
  /** Runs before a write is stored, or after it is stored and before the response. */
  during: (when: 'before' | 'after', write: Write, response: ServerResponse) => unknown = () => {}
  reads = 0
  readonly #server = createServer((request, response) => void this.#answer(request, response))

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return this
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  get lists(): AppList[] {
    const contacts = { name: 'contacts', rows: 'results', next: 'paging.next.link', id: 'id' }
    return [
      {
        ...contacts,
        url: `${this.origin}/contacts?limit=2`,
        fields: 'properties',
        writeUrl: `${this.origin}/contacts`,
      },
      {
        ...{ name: 'leads', url: `${this.origin}/sheet`, rows: 'values', next: null, id: 'id' },
        ...{ fields: null, writeUrl: null },
      },
    ]
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url!, this.origin)
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    if (!this.accepts(token)) return send(response, 401, { message: 'no' })
    if (request.method === 'GET') {
      this.reads++
      return send(response, 200, url.pathname === '/sheet' ? { values: this.cells } : this.#page(url))
    }
    const id = decodeURIComponent(url.pathname.split('/')[2] ?? `c${this.rows.size + 1}`)
    const { properties } = JSON.parse(Buffer.concat(chunks).toString())
    const key = request.headers['idempotency-key'] as string | undefined
    const write = { method: request.method!, id, fields: properties, key }
    await this.during('before', write, response)
    if (response.writableEnded || response.destroyed) return
    if (Object.values(properties).includes('refuse me')) return send(response, 422, { message: 'no' })
    this.writes.push(write)
    this.rows.set(id, { ...this.rows.get(id), ...properties })
    await this.during('after', write, response)
    if (!response.writableEnded && !response.destroyed) send(response, 200, { id })
  }

  #page(url: URL): object {
    const [limit, after] = [Number(url.searchParams.get('limit')), Number(url.searchParams.get('after'))]
    const all = [...this.rows].map(([id, properties]) => ({ id, properties }))
    const link = `${this.origin}/contacts?limit=${limit}&after=${after + limit}`
    const more = after + limit < all.length ? { paging: { next: { link } } } : {}
    return { results: all.slice(after, after + limit), ...more }
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
