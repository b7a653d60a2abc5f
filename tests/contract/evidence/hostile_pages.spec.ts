import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { brotliCompressSync, deflateRawSync, gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import type { Address } from '#adapters/egress/egress_guard'
import { SSRF_FORMS } from '../../unit/evidence/ssrf_forms.js'
import { testLive } from './live_support.js'
import { type LoopbackSite, loopbackSite } from './loopback_site.js'

const now = () => new Date().toISOString()

test.group('evidence: hostile pages', (group) => {
  let site: LoopbackSite
  let live: Awaited<ReturnType<typeof testLive>>
  group.each.setup(async () => {
    site = await loopbackSite()
    live = await testLive({ evidence: { timeoutMs: 1500 } })
    return async () => {
      await live.end()
      await site.close()
    }
  })
  const read = (path: string) => live.live.read({ url: site.origin + path, maxAgeDays: 1, now: now() })

  test('reads a page of two megabytes', async ({ assert }) => {
    const page = `<title>Long</title>${'<p>word '.repeat(260_000)}`
    site.on('/long', page)
    const result = await read('/long')
    assert.isTrue(result.ok && result.page.html === page)
  })

  test('stops decompression bombs with bounded memory', async ({ assert }) => {
    const zeros = Buffer.alloc(300 << 20)
    const once = gzipSync(zeros)
    const bombs: [string, string, Buffer][] = [
      ['/gzip', 'gzip', once],
      ['/deflate', 'deflate', deflateRawSync(zeros)],
      ['/br', 'br', brotliCompressSync(zeros, { params: { 0: 1 } })],
      ['/twice', 'gzip, gzip', gzipSync(once)],
      ['/deep', 'gzip, gzip, gzip, gzip', gzipSync(gzipSync(gzipSync(gzipSync('x'))))],
    ]
    for (const [path, encoding, body] of bombs)
      site.on(path, (_, response) =>
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).end(body)
      )
    const before = process.memoryUsage().rss
    for (const [path] of bombs) assert.deepInclude(await read(path), { ok: false, reason: 'unusable' }, path)
    assert.isBelow(process.memoryUsage().rss - before, 100 << 20)
  })

  test('stops an endless body', async ({ assert }) => {
    let sent = 0
    site.on('/endless', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const chunk = Buffer.alloc(1 << 16, 'a')
      const more = () => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length
        response.once('drain', more)
      }
      more()
    })
    assert.deepInclude(await read('/endless'), { ok: false, reason: 'unusable' })
    assert.isBelow(sent, 30 << 20)
  })

  test('stops redirect loops and long redirect chains', async ({ assert }) => {
    site.on('/self', (_, response) => response.writeHead(301, { location: '/self' }).end())
    site.on('/a', (_, response) => response.writeHead(302, { location: '/b' }).end())
    site.on('/b', (_, response) => response.writeHead(302, { location: '/a' }).end())
    for (let i = 0; i < 30; i++)
      site.on(`/chain/${i}`, (_, response) => response.writeHead(302, { location: `/chain/${i + 1}` }).end())
    for (const path of ['/self', '/a', '/chain/0'])
      assert.deepInclude(await read(path), { ok: false, reason: 'unreachable' }, path)
    assert.isUndefined(site.hits.get('/chain/9'))
  })

  test('stops slow, silent and stalled responses at the time limits', async ({ assert }) => {
    site.on('/drip', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const timer = setInterval(() => response.write('.'), 50)
      response.on('close', () => clearInterval(timer))
    })
    site.on('/silent', () => {})
    site.on(
      '/stalled',
      (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('<p>')
    )
    for (const path of ['/drip', '/silent', '/stalled']) {
      const began = performance.now()
      assert.deepInclude(await read(path), { ok: false, reason: 'timeout' }, path)
      assert.isBelow(performance.now() - began, 2500, path)
    }
  })

  test('reads pages despite a wrong charset', async ({ assert }) => {
    const pages: [string, string, Buffer, string][] = [
      ['/utf8-as-latin1', 'text/html; charset=iso-8859-1', Buffer.from('<p>Müller'), '<p>Müller'],
      ['/latin1-as-utf8', 'text/html; charset=utf-8', Buffer.from('<p>Müller', 'latin1'), '<p>Müller'],
      ['/unknown', 'text/html; charset=klingon', Buffer.from('<p>Müller'), '<p>Müller'],
      ['/none', 'text/html', Buffer.from('<p>Müller', 'latin1'), '<p>Müller'],
    ]
    for (const [path, type, body, text] of pages) {
      site.on(path, (_, response) => response.writeHead(200, { 'content-type': type }).end(body))
      const result = await read(path)
      assert.equal(result.ok && result.page.html, text, path)
    }
  })

  test('rejects content that is not text, whatever its type claims', async ({ assert }) => {
    const binaries = [
      '%PDF-1.7\n',
      '\x89PNG\r\n\x1a\n',
      'GIF89a',
      '\xff\xd8\xff\xe0\0\x10JFIF',
      'PK\x03\x04',
      `\0\x01\x02${'\0\xff\x03'.repeat(99)}`,
    ]
    for (const [i, body] of binaries.entries()) {
      site.on(`/${i}`, (_, response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end(Buffer.from(body, 'latin1'))
      )
      assert.deepInclude(await read(`/${i}`), { ok: false, reason: 'unusable' }, body.slice(0, 4))
    }
  })

  test('refuses every form of a private address, also as a redirect target', async ({ assert }) => {
    site.on('/go', (request, response) =>
      response.writeHead(302, { location: decodeURIComponent(request.url!.split('?')[1]) }).end()
    )
    const closed = await testLive({ allow: `127.0.0.1:${site.port}` })
    try {
      for (const url of SSRF_FORMS) {
        const direct = await closed.live.read({ url, maxAgeDays: 1, now: now() })
        assert.deepInclude(direct, { ok: false, reason: 'forbidden' }, url)
        // Headers cannot contain other characters.
        if (/[^ -~]/.test(url)) continue
        const hop = `${site.origin}/go?${encodeURIComponent(url)}`
        const led = await closed.live.read({ url: hop, maxAgeDays: 1, now: now() })
        assert.deepInclude(led, { ok: false, reason: 'forbidden' }, `redirect to ${url}`)
      }
    } finally {
      await closed.end()
    }
  })

  test('does not connect to a name that resolves first publicly, then privately', async ({ assert }) => {
    let lookups = 0
    const answers: Address[][] = [
      [{ address: '203.0.114.1', family: 4 }],
      [{ address: '127.0.0.1', family: 4 }],
    ]
    const resolve = async () => answers[Math.min(lookups++, 1)]
    const rebound = await testLive({
      allow: '',
      reader: { resolve, limits: { connectMs: 200, retries: 0 } },
    })
    site.on('/secret', 'secret')
    try {
      for (let i = 0; i < 4; i++) {
        const url = `http://rebind${i}.example.org:${site.port}/secret`
        assert.isFalse((await rebound.live.read({ url, maxAgeDays: 1, now: now() })).ok)
      }
      assert.isAbove(lookups, 1)
      assert.equal(site.hits.size, 0)
    } finally {
      await rebound.end()
    }
  })

  test('does not look up reserved names, unless the operator allows them', async ({ assert }) => {
    for (const [allow, looks] of [
      ['', 0],
      ['acme.example:80, acme.example:443', 1],
      ['10.0.0.0/8', 1],
    ] as const) {
      const asked = new Set<string>()
      const resolve = async (host: string): Promise<Address[]> => {
        asked.add(host)
        return []
      }
      const reserved = await testLive({ allow, reader: { resolve, limits: { retries: 0 } } })
      try {
        const window = { maxAgeDays: 1, now: now() }
        const result = await reserved.live.read({ url: 'https://acme.example/team', ...window })
        assert.isFalse(result.ok)
        assert.equal(asked.size, looks, allow)
        if (looks === 0) assert.deepInclude(result, { reason: 'forbidden' })
      } finally {
        await reserved.end()
      }
    }
  })

  test('connects only to the public addresses of a name that also has private ones', async ({ assert }) => {
    const mixed = await testLive({
      allow: '',
      reader: {
        resolve: async () => [
          { address: '::1', family: 6 },
          { address: '127.0.0.1', family: 4 },
          { address: '203.0.114.1', family: 4 },
        ],
        limits: { connectMs: 200, retries: 0 },
      },
    })
    try {
      const url = `http://mixed.example.org:${site.port}/`
      assert.isFalse((await mixed.live.read({ url, maxAgeDays: 1, now: now() })).ok)
      assert.equal(site.hits.size, 0)
    } finally {
      await mixed.end()
    }
  })
})

test.group('evidence: hostile servers', (group) => {
  let server: Server
  let answer: (socket: Socket, request: string) => void
  let live: Awaited<ReturnType<typeof testLive>>
  group.each.setup(async () => {
    const sockets = new Set<Socket>()
    server = createServer((socket) => {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('data', (data) => {
        const request = data.toString('latin1')
        if (request.startsWith('GET /robots.txt')) socket.end('HTTP/1.1 404 No\r\nContent-Length: 0\r\n\r\n')
        else answer(socket, request)
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    live = await testLive({ evidence: { timeoutMs: 1500 } })
    return async () => {
      await live.end()
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    }
  })
  const read = () => {
    const { port } = server.address() as AddressInfo
    return live.live.read({ url: `http://127.0.0.1:${port}/`, maxAgeDays: 1, now: now() })
  }

  const cases: [string, (socket: Socket) => void][] = [
    ['a flood of headers', (socket) => flood(socket, 'HTTP/1.1 200 OK\r\n', `X-A: ${'a'.repeat(500)}\r\n`)],
    ['an endless header', (socket) => flood(socket, 'HTTP/1.1 200 OK\r\nX-A: ', 'a'.repeat(500))],
    ['endless interim responses', (socket) => flood(socket, '', 'HTTP/1.1 103 Early Hints\r\n\r\n')],
    ['a response that is not HTTP', (socket) => void socket.end('SSH-2.0-OpenSSH_9.6\r\n')],
    ['a wrong length', (socket) => void socket.end('HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nshort')],
    [
      'two lengths',
      (socket) => void socket.end('HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'),
    ],
    [
      'broken chunks',
      (socket) => void socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'),
    ],
    [
      'a broken gzip body',
      (socket) =>
        void socket.end(
          'HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 6\r\n\r\n\x1f\x8b\x08\xff\xff\xff'
        ),
    ],
    ['no response', (socket) => void socket.end()],
    [
      'an invalid location',
      (socket) => void socket.end('HTTP/1.1 302 F\r\nLocation: http://[::\r\nContent-Length: 0\r\n\r\n'),
    ],
  ]
  for (const [name, handle] of cases) {
    test(`fails quickly with bounded memory: ${name}`, async ({ assert }) => {
      answer = handle
      const before = process.memoryUsage().rss
      const began = performance.now()
      const result = await read()
      assert.isFalse(result.ok)
      assert.isBelow(performance.now() - began, 4000)
      assert.isBelow(process.memoryUsage().rss - before, 100 << 20)
    })
  }
})

/** Sends a beginning, then repeats a piece forever. */
function flood(socket: Socket, beginning: string, piece: string): void {
  socket.write(beginning)
  const pieces = piece.repeat(100)
  const more = () => {
    if (socket.destroyed) return
    if (socket.write(pieces)) setImmediate(more)
    else socket.once('drain', more)
  }
  more()
}
