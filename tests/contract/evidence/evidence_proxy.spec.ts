import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { Address } from '#adapters/egress/egress_guard'
import { testLive } from './live_support.js'

const WORLDS = join(import.meta.dirname, '../../../../shared/worlds')
const now = () => new Date().toISOString()

test.group('evidence: through a proxy', (group) => {
  let proxy: Server
  let asked: string[]
  let live: Awaited<ReturnType<typeof testLive>>
  const names: Record<string, string> = { 'inside.acme.com': '10.0.0.7', 'acme.com': '93.184.215.14' }
  group.each.setup(async () => {
    asked = []
    proxy = createServer((request, response) => {
      asked.push(request.url!)
      if (request.url!.endsWith('/robots.txt')) response.writeHead(404).end()
      else if (request.url!.includes('/inward'))
        response.writeHead(302, { location: 'http://10.0.0.7/' }).end()
      else response.writeHead(200, { 'content-type': 'text/html' }).end(`<p>${request.headers.host}`)
    })
    proxy.on('connect', (request, socket) => {
      asked.push(`CONNECT ${request.url}`)
      socket.end('HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n')
    })
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
    const { port } = proxy.address() as AddressInfo
    const tryResolve = async (host: string): Promise<Address[]> =>
      host in names ? [{ address: names[host], family: 4 }] : []
    live = await testLive({ allow: '', reader: { proxy: `http://127.0.0.1:${port}`, tryResolve } })
    return async () => {
      await live.end()
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
    }
  })
  const read = (url: string) => live.live.read({ url, maxAgeDays: 1, now: now() })

  test('falls back to http if the proxy refuses tunnels', async ({ assert }) => {
    const result = await read('https://acme.com/team?x=1')
    if (!result.ok) throw new Error(result.reason)
    assert.equal(result.page.html, '<p>acme.com')
    assert.deepEqual(result.page.via, ['https://acme.com/team?x=1', 'http://acme.com/team?x=1'])
    assert.deepEqual(asked, [
      'CONNECT acme.com:443',
      'http://acme.com/robots.txt',
      'http://acme.com/team?x=1',
    ])
    assert.isTrue((await read('https://unknown.example/')).ok, 'unresolvable names go to the proxy')
  })

  test('refuses private targets before they reach the proxy', async ({ assert }) => {
    const urls = [
      'http://127.0.0.1/',
      'http://169.254.169.254/',
      'http://[::ffff:10.0.0.1]/',
      'http://inside.acme.com/',
      'http://localhost/',
      'http://db/',
      'http://2130706433/',
    ]
    for (const url of urls) assert.deepInclude(await read(url), { ok: false, reason: 'forbidden' }, url)
    assert.deepEqual(asked, [])
    assert.deepInclude(await read('http://acme.com/inward'), { ok: false, reason: 'forbidden' })
    assert.isFalse(asked.some((url) => url.includes('10.0.0.7')))
  })
})

test.group('evidence: a world served live', (group) => {
  const missing = existsSync(join(WORLDS, 'serve_world.py')) ? undefined : 'the shared worlds are absent'
  let server: ChildProcess
  let live: Awaited<ReturnType<typeof testLive>>
  group.tap((one) => one.skip(Boolean(missing), missing))
  group.setup(async () => {
    if (missing) return () => {}
    server = spawn('python3', ['serve_world.py', '--world', 'dev', '--port', '0', '--fail-rate', '0.1'], {
      cwd: WORLDS,
    })
    const [line] = await once(server.stdout!, 'data')
    const proxy = /http:\/\/\S+/.exec(String(line))![0]
    live = await testLive({
      allow: '',
      reader: { proxy, limits: { headersMs: 5000 } },
      evidence: { timeoutMs: 8000 },
    })
    return async () => {
      await live.end()
      server.kill()
    }
  })

  test('reads pages of many sites although requests sometimes fail', async ({ assert }) => {
    const profile = 'https://www.linkedin.com/in/margaret-rowe-6058d'
    const first = await live.live.read({ url: profile, maxAgeDays: 1, now: now() })
    assert.isTrue(first.ok && /Umbrabase Analytics/.test(first.page.html))
    const urls = [
      'https://umbrabase.example',
      'https://www.umbrabasesystems.example/team',
      'https://margaretpowell.example/',
      'https://github.com/margaretrowe',
    ]
    const results = await Promise.all(urls.map((url) => live.live.read({ url, maxAgeDays: 1, now: now() })))
    const texts = results.map((result) => (result.ok ? result.page.html.length : result.reason))
    assert.isAbove(texts.filter((text) => typeof text === 'number').length, 1, JSON.stringify(texts))
    assert.deepInclude(
      await live.live.read({ url: 'https://nobody-has-this.example/x', maxAgeDays: 1, now: now() }),
      {
        ok: false,
        reason: 'gone',
      }
    )
  })
})
