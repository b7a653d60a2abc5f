import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import app from '@adonisjs/core/services/app'
import type { Group } from '@japa/runner/core'
import { parseEgressAllow } from '#domain/evidence/egress'
import { RateBuckets } from '#domain/ports/rate_buckets'
import { ProofPages } from '#domain/reply/proof_pages'
import { MemoryRateBuckets } from '#adapters/rate_buckets/memory/memory_rate_buckets'
import { GuardedProofPages } from '#adapters/reply/guarded_proof_pages'
import env from '#start/env'
import { givePeople } from '#tests/functional/support/people'

export const EMAIL = 'zoe.quill@zoe-quill.example'
const shared = { city: 'Oslo', country: 'Norway' }

type Web = { port: number; pages: Map<string, string>; asked: string[]; stop: () => Promise<void> }

/**
 * Serves pages on loopback, by `host/path`. A page that begins with `http` is a redirect. Requests
 * reach only the hosts `zoe.example.com`, `evil.example.com` and `network.example.com`.
 */
async function loopbackWeb(): Promise<Web> {
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
const proofIn = (text: string): string => /kith-[\w-]{32}/.exec(text)![0]

/** The link that a page must show to prove that a visitor owns it. */
export const linkIn = (text: string): string => /href=&#34;([^&]+)&#34;/.exec(text)![1]

/** Switches the page on, with a person who has a website, and a namesake. */
export function replyWorld(group: Group) {
  const world = { web: {} as Web, site: '' }
  group.setup(async () => {
    world.web = await loopbackWeb()
    world.site = `http://zoe.example.com:${world.web.port}/`
    return () => world.web.stop()
  })
  group.each.setup(async () => {
    env.set('PRIVACY_PAGE', '1')
    world.web.pages.clear()
    world.web.asked.length = 0
    const buckets = new MemoryRateBuckets()
    app.container.swap(RateBuckets, () => buckets)
    await givePeople([
      {
        ...{
          name: 'Zoe Quill',
          title: 'Clerk',
          company: 'Wrong Works',
          website: world.site,
          emails: [EMAIL],
        },
        ...{ pronet_url: 'https://www.linkedin.com/in/zoe-quill', ...shared },
        ...{ source_url: 'https://directory.example.org/zoe', observed_at: '2026-10-01T00:00:00.000Z' },
      },
      {
        ...{ name: 'Zoe Quill', title: 'Baker', company: 'Moonbeck Foods', ...shared },
        pronet_url: 'https://www.linkedin.com/in/zoe-quill-2',
      },
    ])
    return () => {
      env.set('PRIVACY_PAGE', '0')
      app.container.restore(RateBuckets)
    }
  })
  return world
}

/** Proves the website of the world's person with a page. */
export async function proven(
  { web, site }: { web: Web; site: string },
  html = (proof: string, link: string) => `<a rel="me" href="${link}">${proof}</a>`
) {
  const browser = new Browser()
  const { text } = await browser.post('/privacy/page', { url: site })
  const [token, proof] = [field(text, 'token'), proofIn(text)]
  web.pages.set('zoe.example.com/', html(proof, linkIn(text)))
  const checked = await browser.post('/privacy/check', { token })
  return { browser, token, proof, checked }
}
