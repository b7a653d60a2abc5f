import { test } from '@japa/runner'
import { signedIn } from '#tests/functional/console/support/visitor'
import { customer } from '#tests/functional/datasets/fixture'
import { created } from '#tests/functional/sets/fixture'

const BAD = [
  'https://hooks.example.com/in\r\nX-Injected: 1',
  'https://hooks.example.com/\nin',
  'https://hooks.exa\tmple.com/in',
  'https://hooks.example.com/in\u0000',
  'https://hooks.example.com/in\u001b[31m',
  'https://hooks.example.com/\u202efni',
  'https://hooks.example.com/\u2028in',
]

test.group('webhooks: URLs', () => {
  test('every route rejects a URL with control characters and names the field', async ({
    client,
    assert,
  }) => {
    const { secret, workspace, key } = await customer()
    const set = await created(client, secret)
    const admin = await signedIn(workspace.id)
    const search = { query: 'nurses in Bonn' }
    const cadence = 'FREQ=WEEKLY;BYDAY=MO'
    const people = [{ identifier: 'ada@tidewell.example' }]
    const places: [path: string, field: string, body: object][] = [
      ['/v1/webhooks', 'url', { events: ['set.idle'] }],
      ['/v1/people/batch/enrich', 'webhook_url', { people, fields: ['work_email'] }],
      ['/v1/sets', 'webhook_url', { search }],
      ['/v1/searches', 'webhook_url', { search }],
      ['/v1/monitors', 'webhook_url', { search, cadence }],
      [`/v1/sets/${set}/monitors`, 'webhook_url', { cadence }],
      [`/workspaces/${workspace.slug}/webhooks`, 'url', { events: ['set.idle'] }],
      [`/workspaces/${workspace.slug}/monitors`, 'webhook_url', { search, cadence, key_id: key.id }],
    ]
    for (const [path, field, given] of places)
      for (const address of BAD) {
        const body = { ...given, [field]: address }
        const answer = path.startsWith('/v1/')
          ? await client.post(path).bearerToken(secret).json(body)
          : await admin.post(path, body)
        const status = typeof answer.status === 'function' ? answer.status() : answer.status
        const { error } = typeof answer.body === 'function' ? answer.body() : answer.body
        assert.equal(status, 422, `${path} ${JSON.stringify(address)}`)
        assert.property(error.details.fieldErrors, field, path)
      }
    const kept = await client.get('/v1/webhooks').bearerToken(secret)
    assert.deepEqual(kept.body().data.webhooks, [])
  })
})
