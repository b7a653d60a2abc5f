import { test } from '@japa/runner'
import { JANE } from '#tests/functional/contacts/fixture'
import { ace, dataFolder, kill, serve } from '#tests/functional/support/child'
import { call, connect, textOf } from './fixture.js'

test.group('MCP server across processes', (group) => {
  let folder: ReturnType<typeof dataFolder>
  group.each.setup(() => {
    folder = dataFolder()
    return () => folder.end()
  })

  test('2025-11-25: an answer to another process reaches the call that waits for it', async ({ assert }) => {
    const settings = { DATA_DIR: folder.directory, EVIDENCE_READ: 'archive', ROLE: 'web' }
    await ace(['workspace:create', 'acme', '--plan=enterprise', '--credits=100', '--json'], settings)
    const made = await ace(['key:create', '--workspace=acme', '--scopes=all', '--json'], settings)
    const [one, other] = [await serve(settings), await serve(settings)]
    const requests: unknown[] = []
    const client = await connect(JSON.parse(made.out).key, {
      asks: async () => ({ action: 'decline' }),
      fetch: (_url, init) => {
        const { method, result } = JSON.parse(String(init?.body ?? '{}'))
        requests.push(method ?? result)
        return fetch(`${result ? other.url : one.url}/mcp`, init)
      },
    })
    const refused = await call(client, 'contacts', { ...JANE, fields: ['work_email'] })
    assert.match(textOf(refused), /^not_approved: /)
    assert.deepEqual(requests.at(-1), { action: 'decline' })
    await client.close()
    await Promise.all([one, other].map(({ child }) => kill(child, 'SIGTERM')))
  }).timeout(90_000)
})
