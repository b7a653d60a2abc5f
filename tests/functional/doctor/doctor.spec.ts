import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { test } from '@japa/runner'
import { ace, dataFolder, kill, serve } from '#tests/functional/support/child'

type Check = { check: string; state: string; says: string; fix: string | null }
type Env = Record<string, string>

/** Makes no connections to other machines. */
const QUIET: Env = { EVIDENCE_READ: 'archive', SMTP_CHECKS: '0', PORT: '0' }

async function doctor(env: Env) {
  const { code, out, err } = await ace(['doctor', '--json'], { ...QUIET, ...env })
  const report = JSON.parse(out) as { healthy: boolean; problems: number; checks: Check[] }
  const of = (name: string) => report.checks.find(({ check }) => check === name)
  return { code, err, report, of }
}

/** A service that responds with `answers` by path, otherwise with 404. */
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

/** The check for each setting. `settings` means that only its value is checked. */
const LOOKED_AT: Record<string, string> = {
  HOST: 'port',
  PORT: 'port',
  PUBLIC_URL: 'public url',
  DATA_DIR: 'data folder',
  APP_PREVIOUS_KEYS: 'contacts',
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
  READER_MODEL: 'language model',
  EMBEDDER: 'embeddings',
  EMBEDDER_URL: 'embeddings',
  EMBEDDER_MODEL: 'embeddings',
  EMBEDDER_API_KEY: 'embeddings',
  ENCODER_MAX_PEOPLE: 'sentence model',
  OAUTH_APPS: 'apps',
  OIDC_ISSUER: 'sign-in',
  HUNTER_API_KEY: 'hunter',
  PDL_API_KEY: 'people data labs',
  GITHUB_TOKEN: 'code host',
  PRONET_URL: 'professional network',
  PRONET_API_KEY: 'professional network',
  SMTP_CHECKS: 'mail',
  SMTP_URL: 'mail to users',
}
const VALUE_ALONE = `
  NODE_ENV DEMO TRUST_PROXY CORS_ORIGINS MAIL_FROM SERVICE_NAME KEY_PREFIX ROLE DRAIN_SECONDS DATABASE_STATEMENT_SECONDS OPENSEARCH_PREFIX OPENSEARCH_SHARDS OPENSEARCH_REPLICAS
  EGRESS_ALLOW SMTP_HELO LOG_LEVEL INDEX_THREADS PAGE_THREADS INDEX_RECORDS_MB PAGES_PER_ROW READER_PAGES_PER_ROW READER_PAGES_PER_DATASET QUERY_MAX_CHARS MONITORS_MAX WEBHOOKS_MAX
  REQUESTS_PER_WORKSPACE HEAVY_REQUESTS_PER_WORKSPACE AGENT_RUN_SLOTS RUN_SLOTS RUN_SLOTS_PER_WORKSPACE SET_MAX_ITEMS STREAMS_PER_KEY IDEMPOTENCY_MB PRICES PRIVACY_PAGE IMPORT_UNDO_DAYS OIDC_CLIENT_ID OIDC_CLIENT_SECRET`
  .trim()
  .split(/\s+/)

test.group('doctor: healthy installations', (group) => {
  let folder: ReturnType<typeof dataFolder>
  group.setup(async () => {
    folder = dataFolder()
    await ace(['workspace:create', 'Acme'], { DATA_DIR: folder.directory })
    return () => folder.end()
  })

  test('a new installation has no problems, and every check reports a result', async ({ assert }) => {
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

  test('finds a running service and its worker', async ({ assert }) => {
    const served = await serve({ ...QUIET, DATA_DIR: folder.directory })
    try {
      const { of } = await doctor({ DATA_DIR: folder.directory, PORT: new URL(served.url).port })
      assert.match(of('port')!.says, /responds/)
      assert.deepInclude(of('workers'), { state: 'ok' })
      assert.include(of('workers')!.says, `:${served.child.pid}`)
    } finally {
      await kill(served.child, 'SIGTERM')
    }
    assert.equal((await doctor({ DATA_DIR: folder.directory })).of('workers')?.state, 'warning')
  }).timeout(90_000)

  test('reports configured services that respond as ok', async ({ assert }) => {
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

test.group('doctor: broken installations', (group) => {
  let folder: ReturnType<typeof dataFolder>
  group.setup(async () => {
    folder = dataFolder()
    await ace(['workspace:create', 'Acme'], { DATA_DIR: folder.directory })
    return () => folder.end()
  })

  test('reports all invalid settings at once, each with a fix', async ({ assert }) => {
    const { code, err, report } = await doctor({ DATA_DIR: folder.directory, PORT: 'abc', ROLE: 'king' })
    assert.equal(code, 1)
    assert.match(err.trim(), /^2 of \d+ checks failed: settings, settings\.$/)
    const wrong = report.checks.filter(({ state }) => state === 'problem')
    assert.match(wrong[0].says, /^PORT must be a whole number/)
    assert.match(wrong[1].says, /^ROLE must be one of/)
    assert.isTrue(wrong.every(({ fix }) => fix?.includes('docs/settings.md')))
    const nameless = await doctor({ DATA_DIR: folder.directory, LLM_BASE_URL: 'http://127.0.0.1:1' })
    assert.match(nameless.of('settings')!.says, /LLM_MODEL/)
  }).timeout(60_000)

  test('reports a data folder that is not writable in one sentence with a fix', async ({ assert }) => {
    const { code, err, of } = await doctor({ DATA_DIR: '/dev/null/x' })
    assert.equal(code, 1)
    assert.match(err.trim(), /^1 of \d+ checks failed: data folder\.$/)
    assert.match(of('data folder')!.says, /is not writable/)
    assert.match(of('data folder')!.fix!, /DATA_DIR/)
  }).timeout(60_000)

  test('runs the other checks while Redis and OpenSearch are unavailable', async ({ assert }) => {
    const { code, err, of } = await doctor({
      DATA_DIR: folder.directory,
      REDIS_URL: 'redis://127.0.0.1:1',
      OPENSEARCH_URL: 'http://127.0.0.1:1',
    })
    assert.equal(code, 1)
    assert.match(err.trim(), /^2 of \d+ checks failed: redis, opensearch\.$/)
    assert.equal(of('schema')?.state, 'ok')
    assert.equal(of('queue')?.state, 'off')
  }).timeout(60_000)

  test("counts the migrations that an older version's database lacks, and fails no other check", async ({
    assert,
    cleanup,
  }) => {
    const own = dataFolder()
    cleanup(own.end)
    const env = { DATA_DIR: own.directory }
    await ace(['workspace:create', 'Acme'], env)
    const database = new Database(join(own.directory, 'kith.sqlite3'))
    database.exec('DROP TABLE data_keys')
    database.exec(`DELETE FROM adonis_schema WHERE name LIKE '%/0104_data_keys'`)
    database.close()
    const { code, err, of } = await doctor(env)
    assert.equal(code, 0, err)
    assert.match(of('schema')!.says, /^1 of \d+ migrations are pending\.$/)
    assert.equal(of('database file')!.state, 'ok')
  }).timeout(60_000)

  test('reports an APP_KEY that others can read, and a changed APP_KEY', async ({ assert }) => {
    const own = dataFolder()
    const env = { DATA_DIR: own.directory }
    try {
      await ace(['workspace:create', 'Acme'], env)
      await ace(['webhook:secret', '--workspace=acme'], env)
      chmodSync(join(own.directory, 'secrets/app_key'), 0o644)
      assert.match((await doctor(env)).of('app key')!.fix!, /^chmod 600 /)
      const other = await doctor({ ...env, APP_KEY: 'another key of more than thirty-two characters' })
      assert.equal(other.code, 1)
      assert.match(other.of('secrets')!.says, /APP_KEY has changed/)
    } finally {
      own.end()
    }
  }).timeout(90_000)

  test('reports records without an index, and missing archive files', async ({ assert }) => {
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
