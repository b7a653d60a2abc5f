import { randomBytes, randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { Sql } from '#domain/ports/sql'
import { ResponseQuota } from '#app/shared/idempotency/response_quota'
import { ClaimStore } from '#app/shared/idempotency/claim_store'
import { storedForm } from '#app/shared/idempotency/stored_form'
import { OpenClaims } from '#app/shared/idempotency/open_claims'
import { givePeople } from '#tests/functional/support/people'
import { makeKey } from '#tests/functional/support/keys'

const search = (client: ApiClient, secret: string, key: string | null) => {
  const request = client.post('/v1/search').bearerToken(secret)
  if (key) request.header('idempotency-key', key)
  return request.json({ query: 'welders', type: 'instant', num_results: 100 })
}

test.group('idempotency: storage of responses', (group) => {
  group.setup(() =>
    givePeople(
      Array.from({ length: 100 }, (_, i) => ({
        name: `Ann Ash ${i}`,
        title: 'Welder',
        company: `Tarnlight ${randomBytes(200).toString('hex')}`,
      }))
    )
  )

  test('[ID-002] a long response is stored compressed and replayed byte for byte', async ({
    client,
    assert,
  }) => {
    const { secret, workspace } = await makeKey()
    const key = randomUUID()
    const first = await search(client, secret, key)
    first.assertStatus(200)
    const again = await search(client, secret, key)
    assert.equal(again.text(), first.text())
    const sql = await app.container.make(Sql)
    const [row] = await sql.select<{ body: string; headers: string; large_bytes: unknown }>(
      'SELECT body, headers, large_bytes FROM idempotency_keys WHERE workspace_id = ?',
      [workspace.id]
    )
    assert.isBelow(row.body.length, first.text().length)
    assert.isNull(again.headers()['x-packed'] ?? null)
    assert.equal(Number(row.large_bytes), row.body.length)
  })

  test('a workspace over its quota cannot use new keys; stored responses and other workspaces are unaffected', async ({
    client,
    assert,
  }) => {
    const [sql, cipher] = [await app.container.make(Sql), await app.container.make('encryption')]
    const bounded = () => new OpenClaims(new ClaimStore(sql), cipher, new ResponseQuota(sql, 30_000))
    const [one, other] = [await makeKey(), await makeKey()]
    const key = randomUUID()
    const first = await search(client, one.secret, key)
    const claims = bounded()
    const take = (workspaceId: string, wanted: string) => claims.take(workspaceId, wanted, 'x', () => false)
    const refused: any = await take(one.workspace.id, randomUUID()).catch((error) => error)
    assert.equal(refused.code, 'rate_limited')
    assert.isAbove(refused.extras.retry_after_seconds, 0)
    assert.equal((await take(one.workspace.id, key).catch((error) => error)).code, 'idempotency_conflict')
    assert.property(await take(other.workspace.id, randomUUID()), 'token')
    claims.close()
    assert.equal((await search(client, one.secret, key)).text(), first.text())
    ;(await search(client, one.secret, null)).assertStatus(200)
    // The stored response has expired, so there is room again.
    const store = new ClaimStore(sql)
    await sql.run('UPDATE idempotency_keys SET expires_at = ? WHERE workspace_id = ?', [
      new Date(0).toISOString(),
      one.workspace.id,
    ])
    assert.isAtLeast(await store.sweep(new Date()), 1)
    const again = bounded()
    assert.property(await again.take(one.workspace.id, randomUUID(), 'x', () => false), 'token')
    again.close()
  })

  test('short responses are stored uncompressed', async ({ assert }) => {
    const cipher = await app.container.make('encryption')
    const answer = { status: 200, headers: {}, body: '{"data":{}}' }
    assert.deepEqual(await storedForm(answer, cipher), answer)
  })
})
