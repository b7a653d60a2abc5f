import { setTimeout as delay } from 'node:timers/promises'
import { test } from '@japa/runner'
import { ModelPageReader, type ModelPageReaderSettings } from '#adapters/page_reader/model_page_reader'
import { StoredReadings } from '#adapters/page_reader/stored_readings'
import { modelClaims, says } from '#tests/support/reader/reading'
import type { ChatRequest, Reply } from '#tests/support/model_server/chat'
import { type ModelServer, modelServer } from '#tests/support/model_server/model_server'
import { postgresTestSql, sqliteTestSql, type TestSql, WITHOUT_POSTGRES } from '../support/test_sql.js'
import { HOME, JANE, pageReaderContract } from './page_reader_contract.js'

const QUICK: ModelPageReaderSettings['limits'] = {
  firstChunkMs: 300,
  chunkMs: 300,
  totalMs: 1_000,
  failures: 2,
  openMs: 60_000,
  backoff: { baseMs: 1, capMs: 2, jitter: 'equal' },
}
const json = (claims: unknown[]): Reply => ({ text: JSON.stringify({ claims }) })
const TRUE = [
  says('Jane Doe', 'company', 'Tidewell', 'bin ich als Ingenieurin bei Tidewell tätig'),
  says('Jane Doe', 'custom.instrument', 'Nyckelharpa', 'Abends spiele ich Nyckelharpa.'),
]
const FALSE = [
  says('Jane Doe', 'title', 'Emperor', 'Emperor of Evilcorp'),
  says('Jane Doe', 'email', 'mallory@evil.example', 'mallory@evil.example'),
  says('Jane Doe', 'company', 'Evilcorp', 'Abends spiele ich Nyckelharpa.'),
  says('Mallory', 'company', 'Tidewell', 'bin ich als Ingenieurin bei Tidewell tätig'),
]

/** Answers with every line of the page as every field, about everybody. */
function greedy({ messages }: ChatRequest): Reply {
  const text = messages.at(-1)!.content!
  const lines = text.slice(text.indexOf('BEGIN DATA')).split('\n').slice(1, 30)
  const fields = ['title', 'company', 'location', 'email', 'custom.instrument', 'founded_year', 'name']
  return json([
    ...lines.flatMap((line) => fields.map((field) => says('Jane Doe', field, line, line))),
    ...FALSE,
  ])
}

for (const [dialect, open, why] of [
  ['SQLite', sqliteTestSql, undefined],
  ['PostgreSQL', postgresTestSql, WITHOUT_POSTGRES],
] as const)
  test.group(`page reader: language model, answers stored in ${dialect}`, (group) => {
    let [server, database] = [null as unknown as ModelServer, null as unknown as TestSql]
    const reader = (more: Partial<ModelPageReaderSettings> = {}) =>
      new ModelPageReader(
        { baseUrl: server.url, model: 'scripted', apiKey: 'model-key', limits: QUICK, ...more },
        new StoredReadings(database.sql)
      )
    group.tap((each) => each.skip(why !== undefined, why))
    group.setup(async () => {
      if (!why) [server, database] = [await modelServer(), await open()]
      return async () => {
        await server?.close()
        await database?.end()
      }
    })
    group.each.setup(async () => {
      if (!why) await database.sql.run('DELETE FROM page_readings')
    })

    for (const [what, script] of [
      ['a model that returns everything', greedy],
      ['a model that obeys hostile pages', () => json(FALSE)],
      ['a model without JSON', () => ({ text: 'I am only a small model.' })],
      ['a model with JSON of another form', () => ({ text: '{"claims": "none"}' })],
    ] as [string, (request: ChatRequest) => Reply][])
      pageReaderContract(what, async (use) => {
        server.play(script)
        await use(reader())
      })

    test('adds what the page states, and asks once per page and row', async ({ assert }) => {
      server.play(() => json([...TRUE, ...FALSE]))
      for (let i = 0; i < 2; i++) {
        const { mentions, failure } = await reader().read(HOME, JANE)
        assert.isNull(failure)
        assert.deepEqual(
          modelClaims(mentions).map(({ claim }) => claim.value),
          ['Tidewell', { label: 'custom.instrument', value: 'Nyckelharpa' }]
        )
      }
      assert.lengthOf(server.requests, 1)
      await reader({ model: 'another' }).read(HOME, JANE)
      await reader().read(HOME, { ...JANE, row: { name: 'Jane Roe' } })
      assert.lengthOf(server.requests, 3)
    })

    test('sends name and employer, the columns and the page as quoted data, with the key', async ({
      assert,
    }) => {
      server.play(() => json([]))
      await reader().read(HOME, JANE)
      const [{ messages, authorization, tools, model }] = server.requests
      assert.deepEqual([authorization, tools, model], ['Bearer model-key', undefined, 'scripted'])
      assert.lengthOf(messages, 2)
      assert.match(
        messages[1].content!,
        /^The person: \{"name":"Jane Doe","company":"Tidewell"\}\n.*custom\.instrument \(text\).*BEGIN DATA (\S+)\nAddress: .*jane@doe\.example\nEND DATA \1$/s
      )
    })

    test('concurrent readings of one page share a request', async ({ assert }) => {
      server.play(() => ({ ...json(TRUE), pause: 20 }) as Reply)
      const one = reader()
      const readings = await Promise.all([one.read(HOME, JANE), one.read(HOME, JANE)])
      assert.lengthOf(server.requests, 1)
      for (const { mentions } of readings) assert.lengthOf(modelClaims(mentions), 2)
    })

    test('a reply that was cut off counts as far as it is complete', async ({ assert }) => {
      server.play(() => ({ text: `${JSON.stringify({ claims: TRUE }).slice(0, -30)}`, finish: 'length' }))
      const { mentions } = await reader().read(HOME, JANE)
      assert.lengthOf(modelClaims(mentions), 1)
    })

    test('the budget ends requests, but not stored answers', async ({ assert }) => {
      server.play(() => json(TRUE))
      const none = { mayRequest: () => false }
      assert.equal((await reader().read(HOME, JANE, none)).failure, 'over_budget')
      assert.lengthOf(server.requests, 0)
      await reader().read(HOME, JANE)
      assert.lengthOf(modelClaims((await reader().read(HOME, JANE, none)).mentions), 2)
    })

    test('{0}')
      .with([
        ['a server that fails is retried, then left alone', { status: 500 }, 'unavailable', 2],
        ['a busy server too', { status: 429, headers: { 'retry-after': '0' } }, 'unavailable', 2],
        ['a rejected key is not retried', { status: 401 }, 'unavailable', 1],
        ['a connection that breaks off is retried', { cutAfter: '{"cl' }, 'unavailable', 2],
        ['a server that hangs is not retried', { hangAfter: '{' }, 'unavailable', 1],
        ['no JSON', { text: 'Sorry.' }, 'unusable', 1],
      ] as [string, Reply, string, number][])
      .run(async ({ assert }, [, reply, failure, requests]) => {
        server.play(() => reply)
        const reasons: string[] = []
        const one = reader({ onFailure: (reason) => reasons.push(reason) })
        const reading = await one.read(HOME, JANE)
        assert.equal(reading.failure, failure)
        assert.strictEqual(reading.mentions, HOME.mentions)
        assert.lengthOf(server.requests, requests)
        assert.notInclude(reasons.join(), 'Jane')
        server.play(() => json(TRUE))
        assert.lengthOf(modelClaims((await reader().read(HOME, JANE)).mentions), 2, 'failures are not stored')
      })

    test('after failures in a row the server is left alone for a while', async ({ assert }) => {
      server.play(() => ({ status: 401 }))
      const one = reader()
      for (let i = 0; i < 5; i++) assert.equal((await one.read(HOME, JANE)).failure, 'unavailable')
      assert.lengthOf(server.requests, 2)
    })

    test('a deadline ends the wait and the request', async ({ assert }) => {
      server.play(() => ({ hangAfter: '' }))
      const began = performance.now()
      const reading = await reader({ limits: { ...QUICK, firstChunkMs: 9_000, totalMs: 9_000 } }).read(
        HOME,
        JANE,
        {
          signal: AbortSignal.timeout(100),
        }
      )
      assert.equal(reading.failure, 'timeout')
      assert.isBelow(performance.now() - began, 1_000)
      for (let i = 0; i < 50 && server.abandoned === 0; i++) await delay(10)
      assert.equal(server.abandoned, 1)
    })

    test('answers are forgotten after 90 days', async ({ assert }) => {
      const stored = new StoredReadings(database.sql)
      await stored.add('a', HOME.page.url, TRUE, new Date('2026-01-01T00:00:00Z'))
      assert.deepEqual(await stored.get('a'), TRUE)
      await new StoredReadings(database.sql).add('b', HOME.page.url, [], new Date('2026-04-02T00:00:00Z'))
      assert.isNull(await stored.get('a'))
      assert.deepEqual(await stored.get('b'), [])
    })
  })
