import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { type Capture, isCapture, readCapture } from '#adapters/evidence/warc/capture'
import { openWarc } from '#adapters/evidence/warc/open_warc'
import { readRecords } from '#adapters/evidence/warc/read_records'
import { responseRecord } from '#adapters/evidence/warc/write_record'
import { warcRecord } from './warc_text.js'

const LIMIT = 1_000_000

async function* pieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

/** The captures in a stream, the reasons for rejected captures, and why reading stopped early. */
async function readAll(source: AsyncIterable<Buffer>) {
  const captures: Capture[] = []
  const rejects: string[] = []
  let broken: string | null = null
  try {
    for await (const record of readRecords(source)) {
      if (!isCapture(record)) continue
      await readCapture(record, LIMIT).then(
        (capture) => captures.push(capture),
        (error) => {
          if (error.code !== 'CONTENT_UNUSABLE') throw error
          rejects.push(error.message)
        }
      )
    }
  } catch (error) {
    broken = (error as Error).message
  }
  return { captures, rejects, broken, bodies: captures.map(({ body }) => body?.toString() ?? null) }
}
const readBytes = (bytes: Buffer, size = 1 << 16) => readAll(pieces(bytes, size))

test.group('WARC', (group) => {
  let folder: string
  group.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'warc-'))
    return () => rmSync(folder, { recursive: true })
  })
  const readFile = (bytes: Buffer) => {
    writeFileSync(join(folder, 'x'), bytes)
    return readAll(openWarc(join(folder, 'x')))
  }

  test('decodes transfer and content codings, even if the headers are wrong', async ({ assert }) => {
    const text = 'Grüße '.repeat(50)
    const chunked = (body: Buffer) =>
      Buffer.concat([
        Buffer.from('5;x=y\r\n'),
        body.subarray(0, 5),
        Buffer.from(`\r\n${(body.length - 5).toString(16)}\r\n`),
        body.subarray(5),
        Buffer.from('\r\n0\r\nT: x\r\n\r\n'),
      ])
    const table: [string, Buffer, string[]][] = [
      ['plain', Buffer.from(text), []],
      ['chunked', chunked(Buffer.from(text)), ['Transfer-Encoding: chunked']],
      ['only named chunked', Buffer.from(text), ['Transfer-Encoding: chunked']],
      ['gzip', gzipSync(text), ['Content-Encoding: gzip']],
      ['only named gzip', Buffer.from(text), ['Content-Encoding: gzip']],
      [
        'gzip and chunked',
        chunked(gzipSync(text)),
        ['Content-Encoding: x-gzip', 'Transfer-Encoding: chunked'],
      ],
      ['deflate', deflateSync(text), ['Content-Encoding: deflate']],
      ['raw deflate', deflateRawSync(text), ['content-encoding:deflate']],
      ['brotli', brotliCompressSync(text), ['Content-Encoding: br']],
      ['zstd', zstdCompressSync(text), ['Content-Encoding: zstd']],
      ['twice', gzipSync(brotliCompressSync(text)), ['Content-Encoding: br, gzip']],
      ['identity', Buffer.from(text), ['Content-Encoding: identity']],
    ]
    for (const [name, body, http] of table) {
      const { bodies, rejects } = await readBytes(warcRecord({ body, http }))
      assert.deepEqual([bodies, rejects], [[text], []], name)
    }
  })

  test('reads responses, resources, conversions and revisits as captures, and nothing else', async ({
    assert,
  }) => {
    const block = Buffer.from('a text')
    const types = [
      'warcinfo',
      'request',
      'metadata',
      'continuation',
      'response',
      'resource',
      'conversion',
      'revisit',
    ]
    const file = Buffer.concat([
      ...types.map((type) =>
        warcRecord({ type, ...(/resource|conversion/.test(type) ? { block, fields: [] } : { body: 'b' }) })
      ),
      warcRecord({ url: 'dns:a.example', fields: ['X: y'] }),
      warcRecord({ url: '<https://b.example/>', body: 'bracketed' }),
    ])
    const { captures, bodies, broken } = await readBytes(file)
    assert.isNull(broken)
    assert.deepEqual(bodies, ['b', 'a text', 'a text', null, 'bracketed'])
    assert.equal(captures[4].url, 'https://b.example/')
    assert.equal(captures[3].revisit?.url, 'https://a.example/')
  })

  test('reports a damaged stream and keeps all earlier records', async ({ assert }) => {
    const good = warcRecord({ body: 'good' })
    const table: [string, Buffer, RegExp, number][] = [
      ['nothing', Buffer.alloc(0), /^$/, 0],
      ['not WARC', Buffer.from('<html>no</html>\n'), /not a WARC file/, 0],
      ['a truncated block', good.subarray(0, -20), /record 1 is cut off/, 0],
      [
        'a truncated header',
        Buffer.concat([good, Buffer.from('WARC/1.0\r\nWARC-Type: resp')]),
        /record 2 is cut off/,
        1,
      ],
      [
        'another version',
        Buffer.concat([good, warcRecord({ version: 'WARC/2.0' })]),
        /record 2 has WARC version 2.0/,
        1,
      ],
      [
        'a wrong length',
        Buffer.concat([warcRecord({ body: 'x'.repeat(99), fields: ['Content-Length: 60'] }), good]),
        /record 2 does not start/,
        1,
      ],
      [
        'no length',
        Buffer.concat([good, Buffer.from('WARC/1.0\r\nWARC-Type: response\r\n\r\n')]),
        /record 2 has no Content-Length/,
        1,
      ],
      [
        'a negative length',
        warcRecord({ fields: ['Content-Length: -5'] }),
        /record 1 has no Content-Length/,
        0,
      ],
      ['no type', Buffer.from('WARC/1.0\r\nContent-Length: 0\r\n\r\n\r\n\r\n'), /no WARC-Type/, 0],
      [
        'an endless line',
        Buffer.concat([good, Buffer.from('WARC/1.0\r\nA: '), Buffer.alloc(200_000, 'a')]),
        /header that is too long/,
        1,
      ],
      ['endless fields', Buffer.from(`WARC/1.0\r\n${'A: b\r\n'.repeat(1000)}`), /header that is too long/, 0],
    ]
    for (const [name, bytes, reason, before] of table) {
      const { broken, bodies } = await readBytes(bytes)
      assert.match(broken ?? '', reason, name)
      assert.lengthOf(bodies, before, name)
    }
  })

  test('reads gzip per record and as a whole, and reports damage', async ({ assert }) => {
    const [one, two] = ['one', 'two'].map((body) => warcRecord({ body }))
    const members = Buffer.concat([gzipSync(one), gzipSync(two)])
    const table: [string, Buffer, string[], RegExp][] = [
      ['by record', members, ['one', 'two'], /^$/],
      ['as a whole', gzipSync(Buffer.concat([one, two])), ['one', 'two'], /^$/],
      ['uncompressed', Buffer.concat([one, two]), ['one', 'two'], /^$/],
      ['cut', members.subarray(0, -60), ['one'], /gzip stream is cut off/],
      [
        'garbage at the end',
        Buffer.concat([members, Buffer.from('garbage')]),
        ['one', 'two'],
        /gzip stream is broken/,
      ],
      [
        'damage inside',
        Buffer.concat([gzipSync(one), gzipSync(two).fill(0xaa, 40, 60)]),
        ['one'],
        /gzip stream is broken/,
      ],
    ]
    for (const [name, bytes, expected, reason] of table) {
      const { bodies, broken } = await readFile(bytes)
      assert.deepEqual(bodies, expected, name)
      assert.match(broken ?? '', reason, name)
    }
    const { broken } = await readAll(openWarc(join(folder, 'missing')))
    assert.equal(broken, 'there is no such file')
    assert.equal((await readAll(openWarc(folder))).broken, 'it is a folder')
  })

  test('rejects only the captures that cannot be used', async ({ assert }) => {
    const file = Buffer.concat([
      warcRecord({ body: gzipSync(Buffer.alloc(LIMIT * 20)), http: ['Content-Encoding: gzip'] }),
      warcRecord({ body: 'x'.repeat(LIMIT + 1) }),
      warcRecord({ body: 'x'.repeat(LIMIT * 3) }),
      warcRecord({ body: 'abc', http: ['Content-Encoding: compress'] }),
      warcRecord({ block: Buffer.from('no http') }),
      warcRecord({ date: 'yesterday' }),
      warcRecord({ body: 'last' }),
    ])
    const { bodies, rejects, broken } = await readBytes(file)
    assert.deepEqual(bodies, ['last'])
    assert.lengthOf(rejects, 6)
    assert.isNull(broken)
  })

  test('reads written captures in chunks of any size, and throws only WarcError', async ({ assert }) => {
    const capture = fc.record({
      url: fc.webUrl(),
      body: fc.uint8Array({ maxLength: 3000 }).map((bytes) => Buffer.from(bytes)),
      status: fc.constantFrom(200, 203, 404),
      contentType: fc.constantFrom(null, 'text/html', 'text/plain; charset=x\r\nInjected: yes'),
      at: fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(capture, { maxLength: 5 }),
        fc.integer({ min: 1, max: 999 }),
        async (captures, size) => {
          const empty = { location: null, etag: '"e"', lastModified: null, id: 'i' }
          const members = await Promise.all(
            captures.map(({ at, ...rest }) =>
              responseRecord({ ...rest, ...empty, observedAt: at.toISOString() })
            )
          )
          writeFileSync(join(folder, 'y'), Buffer.concat(members.length ? members : [gzipSync('')]))
          const packed = await readAll(openWarc(join(folder, 'y')))
          assert.isNull(packed.broken)
          assert.deepEqual(
            packed.captures.map(({ url, status, observedAt, body }) => [url, status, observedAt, body]),
            captures.map(({ url, status, at, body }) => [url, status, at.toISOString(), body])
          )
          const all: Buffer[] = []
          for await (const part of openWarc(join(folder, 'y'))) all.push(part)
          assert.deepEqual((await readBytes(Buffer.concat(all), size)).captures, packed.captures)
        }
      ),
      { numRuns: 40 }
    )
    const good = Buffer.concat([warcRecord({ body: 'a' }), warcRecord({ body: 'b' })])
    await fc.assert(
      fc.asyncProperty(fc.nat(good.length - 1), fc.nat(255), async (at, byte) => {
        const bytes = Buffer.from(good)
        bytes[at] = byte
        assert.isAtMost((await readBytes(bytes)).captures.length, 2)
      }),
      { numRuns: 200 }
    )
  })
})
