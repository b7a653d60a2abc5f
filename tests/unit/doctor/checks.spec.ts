import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { databaseCheck } from '#app/shared/checks/database_checks'
import type { CheckResult } from '#app/shared/checks/finding'
import { appKeyCheck, clockCheck, nodeCheck } from '#app/shared/checks/machine_checks'
import { oauthCheck, publicUrlCheck, tracesCheck } from '#app/shared/checks/outward_checks'
import { portCheck } from '#app/doctor/port_check'
import { providerChecks } from '#app/doctor/provider_checks'
import { redisCheck } from '#app/doctor/redis_check'
import { runChecks } from '#app/doctor/run_checks'
import {
  egressCheck,
  modelCheck,
  openSearchCheck,
  pronetCheck,
  webSearchCheck,
} from '#app/shared/checks/service_checks'

const NOWHERE = 'http://127.0.0.1:1'

/** A service that gives every request the same response. */
async function stub(status: number, body: object, date?: Date): Promise<Server & { url: string }> {
  const server = createServer((_request, response) => {
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(date ? { date: date.toUTCString() } : {}),
    })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(server, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
}

type Case = [
  what: string,
  status: number,
  body: object,
  check: (url: string) => Promise<CheckResult>,
  state: string,
  says: RegExp,
]
const model = (url: string) => modelCheck({ url, model: 'large', key: undefined })
const hunter = (url: string) => providerChecks({ hunter: 'k' }, { hunter: url })[0].run()
const github = (url: string) => providerChecks({ github: 'k' }, { github: url })[2].run()

const CASES: Case[] = [
  ['OpenSearch that is well', 200, { status: 'yellow' }, openSearchCheck, 'ok', /yellow/],
  ['OpenSearch that lost shards', 200, { status: 'red' }, openSearchCheck, 'problem', /lost shards/],
  ['OpenSearch with other credentials', 401, {}, openSearchCheck, 'problem', /credentials/],
  ['what is no OpenSearch', 200, {}, openSearchCheck, 'problem', /not OpenSearch/],
  ['a web search that is well', 200, { results: [] }, webSearchCheck, 'ok', /responds/],
  ['a web search without JSON', 403, {}, webSearchCheck, 'problem', /JSON/],
  ['what is no web search', 200, {}, webSearchCheck, 'problem', /not SearXNG/],
  ['a model that is served', 200, { data: [{ id: 'large' }] }, model, 'ok', /large is available/],
  [
    'a model that is not served',
    200,
    { data: [{ id: 'small' }] },
    model,
    'problem',
    /does not offer LLM_MODEL "large"/,
  ],
  [
    'a reader model that is not served',
    200,
    { data: [{ id: 'large' }] },
    (url) => modelCheck({ url, model: 'large', reader: 'small', key: undefined }),
    'problem',
    /READER_MODEL "small"/,
  ],
  ['a model that refuses the key', 401, {}, model, 'problem', /rejects the key/],
  ['what is no model', 404, {}, model, 'warning', /does not list its models/],
  ['a network that is well', 422, {}, (url) => pronetCheck(url, 'k'), 'ok', /responds/],
  ['a network that refuses the key', 401, {}, (url) => pronetCheck(url, 'k'), 'problem', /rejects the key/],
  ['a provider that takes the key', 200, {}, hunter, 'ok', /accepts the key/],
  ['a provider that refuses the key', 401, {}, hunter, 'problem', /rejects the key/],
  ['a provider that was asked too much', 429, {}, hunter, 'warning', /no quota left/],
  ['a provider with an outage', 500, {}, hunter, 'warning', /status 500/],
  [
    'a code host that takes the token',
    200,
    { resources: { core: { limit: 5000, remaining: 12 } } },
    github,
    'ok',
    /12 of 5000/,
  ],
  ['a service found at its address', 200, {}, publicUrlCheck, 'ok', /responds/],
  ['a proxy that knows no service', 502, {}, publicUrlCheck, 'warning', /502/],
  [
    'a web that is reached',
    200,
    {},
    (probe) => egressCheck({ read: 'live', proxy: undefined, probeUrl: probe }),
    'ok',
    /reached/,
  ],
  ['a collector of traces', 200, {}, tracesCheck, 'ok', /can be reached/],
  [
    'an app that is reached',
    200,
    {},
    (tokenUrl) => oauthCheck([{ name: 'crm', tokenUrl }], 'https://x.example'),
    'ok',
    /crm/,
  ],
  [
    'an app without a way back',
    200,
    {},
    (tokenUrl) => oauthCheck([{ name: 'crm', tokenUrl }], undefined),
    'warning',
    /redirect users/,
  ],
]

test.group('doctor: services', () => {
  for (const [what, status, body, check, state, says] of CASES)
    test(what, async ({ assert }) => {
      const server = await stub(status, body)
      try {
        const outcome = await check(server.url)
        assert.equal(outcome.state, state, outcome.says)
        assert.match(outcome.says, says)
        assert.equal(outcome.fix !== undefined, state === 'warning' || state === 'problem')
      } finally {
        server.close()
      }
    })

  test('distinguishes unreachable services from unconfigured ones', async ({ assert }) => {
    const away: [() => Promise<CheckResult>, () => Promise<CheckResult>][] = [
      [() => openSearchCheck(NOWHERE), () => openSearchCheck(undefined)],
      [() => webSearchCheck(NOWHERE), () => webSearchCheck(undefined)],
      [() => model(NOWHERE), () => modelCheck({ url: undefined, model: undefined, key: undefined })],
      [() => pronetCheck(NOWHERE, undefined), () => pronetCheck(undefined, undefined)],
      [() => hunter(NOWHERE), () => providerChecks({})[0].run()],
      [() => redisCheck('redis://127.0.0.1:1'), () => redisCheck(undefined)],
      [
        () => egressCheck({ read: 'live', proxy: NOWHERE }),
        () => egressCheck({ read: 'archive', proxy: NOWHERE }),
      ],
      [
        () => oauthCheck([{ name: 'crm', tokenUrl: NOWHERE }], 'https://x.example'),
        () => oauthCheck([], undefined),
      ],
    ]
    for (const [reach, skip] of away) {
      const outcome = await reach()
      assert.equal(outcome.state, 'problem', outcome.says)
      assert.match(outcome.says, /[Rr]each/)
      assert.isString(outcome.fix)
      assert.equal((await skip()).state, 'off')
    }
    const database = await databaseCheck('postgres://u@127.0.0.1:1/x', '', 10)
    assert.equal(database.state, 'problem')
    assert.match(database.fix!, /psql/)
  })
})

test.group('doctor: this machine', () => {
  test('an older Node is a problem', ({ assert }) => {
    assert.equal(nodeCheck('24.1.0').state, 'ok')
    assert.equal(nodeCheck('20.11.0').state, 'problem')
  })

  test('compares the clock with those of other machines', async ({ assert }) => {
    assert.equal(clockCheck([]).state, 'ok')
    assert.equal(clockCheck([-400, 300, 9_000_000]).state, 'ok')
    assert.match(clockCheck([61_000]).says, /61 s ahead/)
    assert.match(clockCheck([-90_000, -91_000, 3]).says, /90 s behind/)
    const server = await stub(200, {}, new Date(Date.now() - 3_600_000))
    const { ahead } = await publicUrlCheck(server.url).finally(() => server.close())
    assert.isUndefined(ahead, 'the own address says nothing of the clock')
    const other = await stub(200, { status: 'green' }, new Date(Date.now() - 3_600_000))
    const outcome = await openSearchCheck(other.url).finally(() => other.close())
    assert.closeTo(outcome.ahead!, 3_600_000, 3_000)
  })

  test('a port that is free, used by the service, used by another process, or on another machine', async ({
    assert,
  }) => {
    const [service, other] = [await stub(200, { status: 'ok' }), await stub(200, { hello: 1 })]
    const portOf = (server: Server) => (server.address() as AddressInfo).port
    try {
      assert.match((await portCheck('127.0.0.1', portOf(service))).says, /service responds/)
      const held = await portCheck('127.0.0.1', portOf(other))
      assert.equal(held.state, 'problem')
      assert.match(held.says, /Another process/)
      assert.match((await portCheck('192.0.2.1', 4000)).says, /not an address of this machine/)
    } finally {
      service.close()
      other.close()
    }
  })

  test('a key from the environment needs no file', ({ assert }) => {
    assert.equal(appKeyCheck('a key', '/nowhere').state, 'ok')
  })

  test('a check that throws or hangs is a problem, and the other checks still report', async ({ assert }) => {
    const { findings } = await runChecks(
      [
        { name: 'throws', run: () => Promise.reject(new Error('boom')) },
        { name: 'hangs', run: () => new Promise(() => {}) },
        { name: 'well', run: async () => ({ state: 'ok', says: 'Well.' }) },
      ],
      50
    )
    assert.deepEqual(
      findings.map(({ check, state }) => [check, state]),
      [
        ['throws', 'problem'],
        ['hangs', 'problem'],
        ['well', 'ok'],
      ]
    )
    assert.match(findings[0].says, /boom/)
  })
})
