import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { test } from '@japa/runner'
import { AuthorizationServer, CLIENT } from '#tests/functional/connections/authorization_server'
import { ace, dataFolder, finished, kill, serve, start } from '#tests/functional/support/child'
import { eventually } from '#tests/contract/support/queue'

const EMAIL = 'olga.brandvold@acme.example'
const secret = (kind: string) => `${kind}-${randomBytes(12).toString('hex')}`
const json = { 'content-type': 'application/json' }

/** Drops a table, so that everything that needs it fails. */
function take(directory: string, table: string): void {
  const database = new Database(join(directory, 'kith.sqlite3'))
  database.pragma('foreign_keys = OFF')
  database.exec(`ALTER TABLE ${table} RENAME TO ${table}_away`)
  database.close()
}

/** The lines of a log, each a JSON document. */
const linesOf = ({ logged }: { logged: () => string }): { msg?: string }[] =>
  logged()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

test.group('secrets in the output of the service', (group) => {
  let folder: ReturnType<typeof dataFolder>
  let apps: AuthorizationServer
  group.each.setup(async () => {
    folder = dataFolder()
    apps = await new AuthorizationServer().start()
    return async () => {
      folder.end()
      await apps.stop()
    }
  })

  // Level `trace` includes everything that `info` and `debug` would log.
  test('each log line is a JSON document without secrets', async ({ assert, cleanup }) => {
    const secrets: [kind: string, value: string][] = [['e-mail address', EMAIL]]
    const note = (kind: string, value: string) => {
      assert.isAtLeast(value.length, 8, kind)
      secrets.push([kind, value])
      return value
    }
    const [password, wrongPassword] = [note('password', secret('pw')), note('wrong password', secret('no'))]
    const env = { DATA_DIR: folder.directory, APP_KEY: note('APP_KEY', secret('app-key-')) }
    await ace(['workspace:create', 'Acme', '--plan=scale', '--credits=1000'], env)
    await ace(['user:create', EMAIL, '--workspace=acme', `--password=${password}`], env)
    const made = await ace(['key:create', '--workspace=acme', '--scopes=all', '--json'], env)
    const key = note('key', JSON.parse(made.out).key)
    const [wrongKey, otherKey] = ['wrong key', 'key that is not looked up'].map((kind) =>
      note(kind, `kith_live_${randomBytes(32).toString('base64url')}`)
    )

    const service = await serve({
      ...env,
      LOG_LEVEL: 'trace',
      // Nothing listens at this address, so the connection error is logged.
      EVIDENCE_PROXY: `http://kith:${note('password of the proxy', secret('proxy'))}@127.0.0.1:1`,
      ...{ LLM_BASE_URL: 'http://127.0.0.1:1/v1', LLM_MODEL: 'any' },
      LLM_API_KEY: note('LLM_API_KEY', secret('llm')),
      OAUTH_APPS: JSON.stringify([
        {
          ...{ name: 'crm', authorize_url: `${apps.origin}/authorize`, token_url: `${apps.origin}/token` },
          ...{ client_id: CLIENT.id, client_secret: note('client secret', CLIENT.secret) },
        },
      ]),
    })
    cleanup(() => kill(service.child))
    const call = (path: string, body?: object | string, headers: Record<string, string> = {}) =>
      fetch(service.url + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${key}`, ...(body === undefined ? {} : json), ...headers },
        body: typeof body === 'object' ? JSON.stringify(body) : body,
      })
    const status = async (expected: number, ...request: Parameters<typeof call>) =>
      assert.equal((await call(...request)).status, expected, request[0])

    const search = { query: 'nurses in Bonn', type: 'instant' }
    await status(200, '/v1/search', search)
    await status(200, '/v1/account/credits', undefined, { authorization: '', 'x-api-key': key })
    await status(401, '/v1/search', search, { authorization: `Bearer ${wrongKey}` })
    await status(401, `/v1/account/credits?api_key=${key}`, undefined, { authorization: '' })
    await status(422, '/v1/search', `{"query": "${key}`)
    const token = note('token of the receiver', secret('token'))
    const webhook = { url: `https://hooks.example.com/in?token=${token}`, events: ['set.idle'] }
    const registered: any = await (await call('/v1/webhooks', webhook)).json()
    note('webhook secret', registered.data.secret)

    const keepCookies = (answer: Response) =>
      answer.headers.getSetCookie().flatMap((cookie) => {
        const [name, value] = cookie.split(';')[0].split('=')
        return value ? [`${name}=${note(`cookie ${name}`, value)}`] : []
      })
    const signIn = async (given: string) => {
      const visit = await call('/console/api/session')
      const { data }: any = await visit.json()
      const headers = {
        cookie: keepCookies(visit).join('; '),
        'x-csrf-token': note('csrf token', data.csrf_token),
      }
      const answer = await call('/console/api/session', { email: EMAIL, password: given }, headers)
      keepCookies(answer)
      return answer.status
    }
    assert.equal(await signIn(wrongPassword), 401)
    assert.equal(await signIn(password), 200)

    const begun: any = await (await call('/v1/agent', { operation: 'connect', app: 'crm' })).json()
    let output: string | undefined
    await eventually('the app may be connected', async () => {
      const run: any = await (await call(begun.data.poll_url)).json()
      return Boolean((output = run.data.output))
    })
    const back = await apps.visit(output!)
    for (const name of ['code', 'state']) note(`authorization ${name}`, back.searchParams.get(name)!)
    await status(200, `/oauth/callback${back.search}`)
    assert.lengthOf(apps.given, 2)
    for (const [i, given] of apps.given.entries()) note(`app token ${i}`, given)
    await call('/v1/agent', { task: 'Who runs Acme?' })

    take(folder.directory, 'users')
    assert.equal(await signIn(password), 500)
    const once = { 'idempotency-key': note('idempotency key', secret('once')) }
    for (const [table, ...request] of [
      ['webhook_endpoints', '/v1/webhooks', webhook],
      ['connection_attempts', `/oauth/callback${back.search}`],
      ['idempotency_keys', '/v1/people/search/criteria', { query: 'nurses' }, once],
      ['api_keys', '/v1/search', search, { authorization: `Bearer ${otherKey}` }],
    ] as [string, ...Parameters<typeof call>][]) {
      take(folder.directory, table)
      await status(500, ...request)
    }
    await kill(service.child, 'SIGTERM')
    assert.equal(service.child.exitCode, 0, 'what could not be written at the end keeps nothing from ending')

    const lines = linesOf(service)
    assert.isAtLeast(lines.filter(({ msg }) => msg === 'unexpected error').length, 5)
    for (const [kind, value] of secrets)
      assert.isFalse(service.printed().includes(value), `${kind} is in\n${service.printed()}`)
  }).timeout(120_000)

  test('the last line before an uncaught error has no secrets', async ({ assert }) => {
    const name = secret('name')
    const fault = `insert into people (name) values ('${name}') - no room for <${EMAIL}>`
    const thrower = "process.on('SIGUSR2', () => Promise.reject(new Error(process.env.FAULT)))"
    const env = { DATA_DIR: folder.directory, FAULT: fault }
    const service = await serve(env, [`data:text/javascript,${thrower}`])
    await kill(service.child, 'SIGUSR2')
    assert.equal(service.child.exitCode, 1)
    assert.containSubset(linesOf(service).at(-1), {
      msg: 'uncaught error',
      err: { message: 'no room for <[e-mail]>' },
    })
    for (const hidden of [name, EMAIL]) assert.notInclude(service.printed(), hidden)
  }).timeout(60_000)

  test('the log has no secrets if Redis cannot be reached', async ({ assert, cleanup }) => {
    const password = secret('redis')
    const service = await serve({
      DATA_DIR: folder.directory,
      LOG_LEVEL: 'trace',
      REDIS_URL: `redis://:${password}@127.0.0.1:1`,
    })
    cleanup(() => kill(service.child))
    await kill(service.child, 'SIGTERM')
    assert.isNotEmpty(linesOf(service).filter(({ msg }) => msg === 'the queue cannot be reached'))
    assert.notInclude(service.printed(), password)
  }).timeout(60_000)

  test('the output of a failed start has no secrets: {0}')
    .with([
      ['DATABASE_URL', 'postgres://kith:SECRET@127.0.0.1:1/kith'],
      ['DATABASE_URL', 'mysql://kith:SECRET@127.0.0.1:1/kith'],
      ['REDIS_URL', 'http://:SECRET@127.0.0.1:1'],
      ['SMTP_URL', 'http://kith:SECRET@127.0.0.1:25'],
      ['APP_KEY', 'SECRET'],
      ['OAUTH_APPS', '{"name": "crm", "client_secret": "SECRET"}'],
      ['OAUTH_APPS', '[{"name": "crm", "client_secret": "SECRET"}]'],
      ['OAUTH_APPS', '[{"name": "crm", "client_secret": "SECRET"'],
    ])
    .run(async ({ assert }, [name, value]) => {
      const hidden = secret('s')
      const env = { DATA_DIR: folder.directory, PORT: '0', [name]: value.replace('SECRET', hidden) }
      const { code, out, err } = await finished(start(['bin/server.ts'], env), 30_000)
      assert.equal(code, 1)
      assert.isNotEmpty(err)
      assert.notInclude(out + err, hidden)
    })
    .timeout(60_000)
})
