import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import app from '@adonisjs/core/services/app'
import { parseEgressAllow } from '#domain/evidence/egress'
import { ProofPages } from '#domain/reply/proof_pages'
import { GuardedProofPages } from '#adapters/reply/guarded_proof_pages'
import env from '#start/env'

export type Web = { port: number; pages: Map<string, string>; asked: string[]; stop: () => Promise<void> }

/**
 * Serves pages on loopback, by `host/path`. A page that begins with `http` is a redirect. Requests
 * reach only the hosts `zoe.example.com`, `evil.example.com` and `network.example.com`.
 */
export async function loopbackWeb(): Promise<Web> {
  const [pages, asked] = [new Map<string, string>(), [] as string[]]
  const server = createServer((request, response) => {
    const address = `${request.headers.host!.split(':')[0]}${request.url}`
    asked.push(address)
    const page = pages.get(address)
    if (page === undefined) return response.writeHead(404).end()
    if (page.startsWith('http')) return response.writeHead(302, { location: page }).end()
    response.writeHead(200, { 'content-type': 'text/html' }).end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const hosts = ['zoe', 'evil'].map((name) => `${name}.example.com:${port}`)
  const guarded = new GuardedProofPages({
    egress: parseEgressAllow(hosts.join(',')),
    userAgent: 'kith',
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  })
  app.container.swap(ProofPages, () => guarded)
  return {
    port,
    pages,
    asked,
    stop: async () => {
      app.container.restore(ProofPages)
      await guarded.close()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** A browser without JavaScript: keeps cookies and follows no redirects. */
export class Browser {
  cookie = ''

  get = (path: string) => this.#send(path)
  post = (path: string, form: Record<string, string>) =>
    this.#send(path, { method: 'POST', body: new URLSearchParams(form) })

  async #send(path: string, init: RequestInit = {}) {
    const response = await fetch(`http://${env.get('HOST')}:${env.get('PORT')}${path}`, {
      ...init,
      redirect: 'manual',
      headers: { ...(this.cookie ? { cookie: this.cookie } : {}) },
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair] = line.split(';')
      this.cookie = /max-age=-1|expires=thu, 01 jan 1970/i.test(line) ? '' : pair
    }
    const text = await response.text()
    return { status: response.status, text, headers: response.headers }
  }
}

/** Returns the value of a hidden field. */
export const field = (text: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(text)?.[1].replaceAll('&#38;', '&') ?? ''
export const proofIn = (text: string): string => /kith-[\w-]{32}/.exec(text)![0]
