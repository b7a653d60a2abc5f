import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { parseEgressAllow } from '#domain/evidence/egress'
import type { GithubSettings } from '#adapters/codehost/profiles/github/github_client'

/** An account of the fake site. */
export type SiteAccount = {
  user: Record<string, unknown>
  socials?: { provider: string; url: string }[]
  repos?: Record<string, unknown>[]
}

type Answering = (request: IncomingMessage, response: ServerResponse) => boolean

/** A fake GitHub REST API on loopback, with ETags and optional misbehaviour. */
export class PlayedGithub {
  readonly accounts = new Map<string, SiteAccount>()
  /** Requested paths in order, with the response status. */
  readonly asked: [path: string, status: number][] = []
  /** Returns true if it has handled the request itself. */
  instead: Answering | null = null
  readonly #server = createServer((request, response) => this.#answer(request, response))

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  }

  /** Settings for an adapter that reads from here. */
  settings(more: Partial<GithubSettings> = {}): GithubSettings {
    const { port } = this.#server.address() as AddressInfo
    const egress = parseEgressAllow(`127.0.0.1:${port}`)
    return { token: 'played-token', egress, url: `http://127.0.0.1:${port}`, ...more }
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const path = new URL(request.url!, 'http://site').pathname
    response.on('finish', () => this.asked.push([path, response.statusCode]))
    if (this.instead?.(request, response)) return
    if (request.headers.authorization !== 'Bearer played-token') return void response.writeHead(401).end('{}')
    const body = this.#bodyAt(path)
    if (body === undefined) return void response.writeHead(404).end('{"message":"Not Found"}')
    const json = JSON.stringify(body)
    const etag = `W/"${createHash('sha1').update(json).digest('hex')}"`
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end()
    response.writeHead(200, { 'content-type': 'application/json', etag }).end(json)
  }

  #bodyAt(path: string): unknown {
    const [, users, login, part] = path.split('/')
    const account = users === 'users' ? this.accounts.get(decodeURIComponent(login).toLowerCase()) : undefined
    if (!account) return undefined
    if (part === undefined) return account.user
    if (part === 'social_accounts') return account.socials ?? []
    return part === 'repos' ? (account.repos ?? []) : undefined
  }
}
