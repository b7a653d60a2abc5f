import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { ace, dataFolder, kill, serve } from '#tests/functional/support/child'

type Check = { check: string; state: string; says: string; fix: string | null }
type Env = Record<string, string>

/** Nothing outside this machine is asked. */
const QUIET: Env = { EVIDENCE_READ: 'archive', SMTP_CHECKS: '0', PORT: '0' }

async function doctor(env: Env) {
  const { code, out, err } = await ace(['doctor', '--json'], { ...QUIET, ...env })
  const report = JSON.parse(out) as { healthy: boolean; problems: number; checks: Check[] }
  const of = (name: string) => report.checks.find(({ check }) => check === name)
  return { code, err, report, of }
}

/** A service that answers every path with what `answers` says of it, else 404. */
async function stub(
  answers: Record<string, [status: number, body: object]>
): Promise<Server & { url: string }> {
  const server = createServer((request, response) => {
    const [status, body] = answers[request.url!.split('?')[0]] ?? [404, {}]
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(server, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
}

/** Which check looks at each setting; `settings` where nothing but its value can be wrong. */
const LOOKED_AT: Record<string, string> = {
  HOST: 'port',
  PORT: 'port',
  PUBLIC_URL: 'public url',
  DATA_DIR: 'data folder',
  APP_KEY: 'app key',
  DATABASE_URL: 'database',
  DATABASE_POOL: 'database',
  REDIS_URL: 'redis',
  OPENSEARCH_URL: 'opensearch',
  EVIDENCE_READ: 'egress',
  EVIDENCE_PROXY: 'egress',
  WEB_SEARCH_URL: 'web search',
  LLM_BASE_URL: 'language model',
  LLM_MODEL: 'language model',
  LLM_API_KEY: 'language model',
  OAUTH_APPS: 'apps',
  HUNTER_API_KEY: 'hunter',
  PDL_API_KEY: 'people data labs',
  GITHUB_TOKEN: 'code host',
  PRONET_URL: 'professional network',
  PRONET_API_KEY: 'professional network',
  SMTP_CHECKS: 'mail',
}
const VALUE_ALONE = `
  NODE_ENV DEMO SERVICE_NAME KEY_PREFIX ROLE DATABASE_STATEMENT_SECONDS OPENSEARCH_PREFIX OPENSEARCH_SHARDS OPENSEARCH_REPLICAS
  EGRESS_ALLOW SMTP_HELO LOG_LEVEL INDEX_THREADS INDEX_RECORDS_MB PAGES_PER_ROW QUERY_MAX_CHARS MONITORS_MAX WEBHOOKS_MAX
  SET_MAX_ITEMS PRICES`
  .trim()
  .split(/\s+/)

test.group('doctor: installs that are well', (group) => {
  let folder: ReturnType<typeof dataFolder>
  group.setup(async () => {
    folder = dataFolder()
    await ace(['workspace:create', 'Acme'], { DATA_DIR: folder.directory })
    return () => folder.end()
  })

  test('a new one has nothing wrong, and every check says something', async ({ assert }) => {
    const { code, err, report, of } = await doctor({ DATA_DIR: folder.directory })
    assert.equal(code, 0, err)
    assert.equal(err, '')
    assert.isTrue(report.healthy)
    for (const { check, state, says, fix } of report.checks) {
      assert.match(says, /^\S.*\.$/, check)
      assert.include(['ok', 'off', 'warning'], state, check)
      assert.equal(state === 'warning', fix !== null, check)
    }
    const names = report.checks.map(({ check }) => check)
    for (const name of [
      'node',
      'settings',
      'data folder',
      'disk',
      'app key',
      'port',
      'clock',
      'database',
      'schema',
    ])
      assert.equal(of(name)?.state, 'ok', name)
    assert.includeMembers(names, ['redis', 'opensearch', 'egress', 'web search', 'language model', 'hunter'])
    assert.includeMembers(names, [
      'index of people',
      'page archive',
      'workers',
      'queue',
      'dead letters',
      'secrets',
    ])
    assert.deepInclude(of('workers'), { state: 'warning', fix: 'npm start' })
    const settings = readFileSync(new URL('../../../start/env.ts', import.meta.url), 'utf8')
    const known = [...settings.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name)
    assert.includeMembers(
      [...Object.keys(LOOKED_AT), ...VALUE_ALONE],
      known,
      'say here what looks at a new setting'
    )
    assert.includeMembers(names, Object.values(LOOKED_AT))
  }).timeout(60_000)

  test('a service that runs is found at its port, and its worker alive', async ({ assert }) => {
    const served = await serve({ ...QUIET, DATA_DIR: folder.directory })
    try {
      const { of } = await doctor({ DATA_DIR: folder.directory, PORT: new URL(served.url).port })
      assert.match(of('port')!.says, /answers/)
      assert.deepInclude(of('workers'), { state: 'ok' })
      assert.include(of('workers')!.says, `:${served.child.pid}`)
    } finally {
      await kill(served.child, 'SIGTERM')
    }
    assert.equal((await doctor({ DATA_DIR: folder.directory })).of('workers')?.state, 'warning')
  }).timeout(90_000)

  test('services that are set and answer are well', async ({ assert }) => {
    const server = await stub({
      '/_cluster/health': [200, { status: 'green' }],
      '/search': [200, { results: [] }],
      '/models': [200, { data: [{ id: 'small' }, { id: 'large' }] }],
      '/profile': [422, {}],
      '/health': [200, { status: 'ok' }],
    })
    const { url } = server
    try {
      const { of } = await doctor({
        DATA_DIR: folder.directory,
        WEB_SEARCH_URL: url,
        LLM_BASE_URL: url,
        LLM_MODEL: 'large',
        PRONET_URL: url,
        PUBLIC_URL: url,
        OTEL_EXPORTER_OTLP_ENDPOINT: url,
      })
      for (const name of ['web search', 'language model', 'professional network', 'public url', 'traces'])
        assert.equal(of(name)?.state, 'ok', name)
      assert.match(of('clock')!.says, /agrees/)
    } finally {
      server.close()
    }
  }).timeout(60_000)
})

test.group('doctor: installs that are broken', (group) => {
  let folder: ReturnType<typeof dataFolder>
  let server: Awaited<ReturnType<typeof stub>>
  group.setup(async () => {
    folder = dataFolder()
    await ace(['workspace:create', 'Acme'], { DATA_DIR: folder.directory })
    server = await stub({
      '/_cluster/health': [200, { status: 'red' }],
      '/search': [403, {}],
      '/models': [200, { data: [{ id: 'small' }] }],
      '/profile': [401, {}],
    })
    return () => {
      server.close()
      folder.end()
    }
  })

  test('wrong settings are all named at once, each with where to correct it', async ({ assert }) => {
    const { code, err, report } = await doctor({ DATA_DIR: folder.directory, PORT: 'abc', ROLE: 'king' })
    assert.equal(code, 1)
    assert.match(err.trim(), /^2 of 3 checks failed: settings, settings\.$/)
    const wrong = report.checks.filter(({ state }) => state === 'problem')
    assert.match(wrong[0].says, /^PORT must be a whole number/)
    assert.match(wrong[1].says, /^ROLE must be one of/)
    assert.isTrue(wrong.every(({ fix }) => fix?.includes('docs/settings.md')))
  }).timeout(60_000)

  for (const [what, check, env, says, fix] of [
    ['Redis that is away', 'redis', { REDIS_URL: 'redis://127.0.0.1:1' }, /cannot be reached/, /redis-cli/],
    [
      'a database that is away',
      'database',
      { DATABASE_URL: 'postgres://u@127.0.0.1:1/x' },
      /cannot be reached/,
      /psql/,
    ],
    [
      'a data folder that is a file',
      'data folder',
      { DATA_DIR: '/dev/null/x' },
      /cannot be written to/,
      /DATA_DIR/,
    ],
    [
      'an address of another machine',
      'port',
      { HOST: '192.0.2.1', PORT: '4000' },
      /no address of this machine/,
      /HOST/,
    ],
    [
      'a model without a name',
      'language model',
      { LLM_BASE_URL: 'http://127.0.0.1:1' },
      /LLM_MODEL is not/,
      /LLM_MODEL/,
    ],
    [
      'a proxy that is away',
      'egress',
      { EVIDENCE_READ: 'live', EVIDENCE_PROXY: 'http://127.0.0.1:1' },
      /by EVIDENCE_PROXY/,
      /proxy runs/,
    ],
  ] as [string, string, Env, RegExp, RegExp][])
    test(`${what} is a problem, with what to do`, async ({ assert }) => {
      const { code, err, of } = await doctor({ DATA_DIR: folder.directory, ...env })
      assert.equal(code, 1)
      assert.lengthOf(err.trim().split('\n'), 1, err)
      assert.include(err, check)
      assert.equal(of(check)?.state, 'problem')
      assert.match(of(check)!.says, says)
      assert.match(of(check)!.fix!, fix)
    }).timeout(60_000)

  test('services that answer wrongly are told apart', async ({ assert }) => {
    const { url } = server
    const { of } = await doctor({
      DATA_DIR: folder.directory,
      OPENSEARCH_URL: url,
      WEB_SEARCH_URL: url,
      LLM_BASE_URL: url,
      LLM_MODEL: 'large',
      PRONET_URL: url,
      PRONET_API_KEY: 'wrong',
    })
    assert.match(of('opensearch')!.says, /lost shards/)
    assert.match(of('web search')!.fix!, /settings\.yml/)
    assert.match(of('language model')!.fix!, /small/)
    assert.match(of('professional network')!.fix!, /PRONET_API_KEY/)
  }).timeout(60_000)

  test('a port that something else holds is a problem', async ({ assert }) => {
    const { code, of } = await doctor({ DATA_DIR: folder.directory, PORT: new URL(server.url).port })
    assert.equal(code, 1)
    assert.match(of('port')!.says, /Something else listens/)
  }).timeout(60_000)

  test('a key that others can read, and one that is another than it was', async ({ assert }) => {
    const own = dataFolder()
    const env = { DATA_DIR: own.directory }
    try {
      await ace(['workspace:create', 'Acme'], env)
      await ace(['webhook:secret', '--workspace=acme'], env)
      chmodSync(join(own.directory, 'secrets/app_key'), 0o644)
      assert.match((await doctor(env)).of('app key')!.fix!, /^chmod 600 /)
      const other = await doctor({ ...env, APP_KEY: 'another key of more than thirty-two characters' })
      assert.equal(other.code, 1)
      assert.match(other.of('secrets')!.says, /APP_KEY is another/)
    } finally {
      own.end()
    }
  }).timeout(90_000)

  test('records without their index, and a page archive without its files', async ({ assert }) => {
    const own = dataFolder()
    const env = { DATA_DIR: own.directory }
    try {
      const file = join(own.directory, 'people.jsonl')
      writeFileSync(file, '{"name":"Ada Example"}\n')
      await ace(['people:import', file], env)
      rmSync(join(own.directory, 'index'), { recursive: true, force: true })
      const pages = join(own.directory, 'pages.warc')
      writeFileSync(pages, WARC)
      await ace(['evidence:import', pages], env)
      rmSync(join(own.directory, 'archive'), { recursive: true })
      mkdirSync(join(own.directory, 'archive'))
      const { code, of } = await doctor(env)
      assert.equal(code, 1)
      assert.deepInclude(of('index of people'), { state: 'problem', fix: 'node ace index:rebuild people' })
      assert.equal(of('page archive')?.state, 'problem')
    } finally {
      own.end()
    }
  }).timeout(120_000)
})

const HTTP = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<p>Hello</p>'
const WARC = [
  'WARC/1.0',
  'WARC-Type: response',
  'WARC-Target-URI: https://one.example/',
  'WARC-Date: 2026-01-01T00:00:00Z',
  'WARC-Record-ID: <urn:uuid:0b4f5c1e-0000-4000-8000-000000000001>',
  'Content-Type: application/http; msgtype=response',
  `Content-Length: ${HTTP.length}`,
  '',
  `${HTTP}\r\n\r\n`,
].join('\r\n')
