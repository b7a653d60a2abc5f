import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request } from 'node:http'
import { test } from '@japa/runner'
import env from '#start/env'
import { slowness } from '#tests/support/machine_speed'

/** A raw GET request, because fetch would decompress the body. */
function get(path: string, headers: Record<string, string> = {}) {
  type Answer = { status: number; headers: Record<string, string | undefined>; body: Buffer; ms: number }
  return new Promise<Answer>((resolve, reject) => {
    const began = performance.now()
    const sent = request(
      { host: env.get('HOST'), port: process.env.PORT, path, headers },
      async (response) => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk)
        resolve({
          status: response.statusCode!,
          headers: response.headers as Answer['headers'],
          body: Buffer.concat(chunks),
          ms: performance.now() - began,
        })
      }
    )
    sent.on('error', reject).end()
  })
}

test.group('OpenAPI document, as served', (group) => {
  group.tap((one) => one.tags(['@any_engine'], 'append'))
  for (const path of ['/openapi.json', '/docs/api/viewer.js'])
    test(`${path} is compressed if the client accepts it, and returns 304 if unchanged`, async ({
      assert,
    }) => {
      const plain = await get(path)
      assert.equal(plain.status, 200)
      assert.isUndefined(plain.headers['content-encoding'])
      assert.match(plain.headers['cache-control']!, /^public, max-age=\d+$/)
      assert.equal(plain.headers.vary, 'accept-encoding')
      const unpack = { gzip: gunzipSync, br: brotliDecompressSync }
      for (const [encoding, accepted] of [
        ['gzip', 'gzip, deflate'],
        ['br', 'gzip, deflate, br'],
        ['gzip', 'br;q=0, gzip'],
      ] as const) {
        const answer = await get(path, { 'accept-encoding': accepted })
        assert.equal(answer.headers['content-encoding'], encoding)
        assert.isTrue(unpack[encoding](answer.body).equals(plain.body))
        assert.isBelow(answer.body.length, plain.body.length / 3)
      }
      const known = await get(path, { 'if-none-match': `"other", ${plain.headers.etag}` })
      assert.deepEqual([known.status, known.body.length], [304, 0])
      assert.equal(known.headers.etag, plain.headers.etag)
      assert.equal((await get(path, { 'if-none-match': '"other"' })).status, 200)
    })

  test('a repeated request for the document takes little CPU time', async ({ assert }) => {
    const headers = { 'accept-encoding': 'gzip' }
    await get('/openapi.json', headers)
    const before = process.cpuUsage()
    for (let n = 0; n < 40; n++) await get('/openapi.json', headers)
    const { user, system } = process.cpuUsage(before)
    // Building it for each request took 53 ms.
    assert.isBelow((user + system) / 1_000 / 40, 15 * slowness())
  })
})
