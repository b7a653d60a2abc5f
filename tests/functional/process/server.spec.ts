import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { ace, dataFolder, kill, serve, start } from '#tests/functional/support/child'

const ask = async (url: string, key: string, body: object) => {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const response = await fetch(`${url}/v1/search`, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, body: (await response.json()) as any }
}
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test.group('the service as a process', (group) => {
  let folder: ReturnType<typeof dataFolder>
  group.each.setup(() => {
    folder = dataFolder()
    return () => folder.end()
  })

  test('[ENV-009] creates the demo data once, under any service name, also after a kill', async ({
    assert,
  }) => {
    const env = { DATA_DIR: folder.directory, DEMO: '1', SERVICE_NAME: 'acme', KEY_PREFIX: 'acme' }
    const cut = start(['bin/server.ts'], { ...env, PORT: '0' })
    await wait(3500)
    await kill(cut)

    const first = await serve(env)
    const line = /^curl -s (\S+)\/v1\/search .*Bearer (acme_live_[\w-]{43})' .* -d '(.*)'$/m.exec(
      first.printed()
    )
    assert.isNotNull(line, first.printed())
    const [, url, key, body] = line!
    assert.equal(url, first.url)
    const answer = await ask(url, key, JSON.parse(body))
    assert.equal(answer.status, 200)
    assert.isNotEmpty(answer.body.data.results)
    for (const { person } of answer.body.data.results) assert.equal(person.resolution_source, 'acme')
    const counts = async () => (await ace(['index:status', '--json'], { DATA_DIR: folder.directory })).out
    const before = JSON.parse(await counts()).indexes.map((index: any) => [index.documents, index.records])
    await kill(first.child)

    const second = await serve(env)
    assert.notInclude(second.printed(), 'Creating the demo data')
    assert.include(second.printed(), key)
    assert.equal((await ask(second.url, key, JSON.parse(body))).status, 200)
    const after = JSON.parse(await counts()).indexes.map((index: any) => [index.documents, index.records])
    assert.deepEqual(after, before)
    await kill(second.child)
  }).timeout(120_000)

  test('two processes with one data folder both see an import within seconds', async ({ assert }) => {
    const env = { DATA_DIR: folder.directory }
    await ace(['workspace:create', 'Acme'], env)
    const { key } = JSON.parse(
      (await ace(['key:create', '--workspace=acme', '--scopes=all', '--json'], env)).out
    )
    const servers = await Promise.all([serve(env), serve(env)])
    const body = { query: 'Zora Importson', type: 'instant' }
    for (const { url } of servers) assert.isEmpty((await ask(url, key, body)).body.data.results)

    const file = join(folder.directory, 'one.jsonl')
    writeFileSync(file, '{"name":"Zora Importson","title":"Glaciologist","city":"Oslo","country":"Norway"}\n')
    assert.equal((await ace(['people:import', file], env)).code, 0)
    for (const { url } of servers) {
      let found: any[] = []
      for (let i = 0; i < 50 && found.length === 0; i++) {
        found = (await ask(url, key, body)).body.data.results
        if (found.length === 0) await wait(100)
      }
      assert.lengthOf(found, 1)
    }
    await Promise.all(servers.map(({ child }) => kill(child)))
  }).timeout(120_000)

  test('SIGTERM stops it cleanly', async ({ assert }) => {
    const { child } = await serve({ DATA_DIR: folder.directory })
    const began = performance.now()
    await kill(child, 'SIGTERM')
    assert.equal(child.exitCode, 0)
    assert.isBelow(performance.now() - began, 10_000)
  }).timeout(60_000)
})
