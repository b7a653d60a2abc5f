import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Enrich } from '#app/contacts/enrich'
import { customer } from '#tests/functional/datasets/fixture'
import { fails, JANE, post, providers, stated, StatedProvider } from './fixture.js'

const ALL = { work_email: 'jane@tidewell.example', personal_email: 'jane@mail.test', phone: '+14155552671' }
const FIELDS = ['work_email', 'personal_email', 'phone']
const NOT_FOUND = { value: null, status: 'not_found', confidence: null, source: null, last_seen: null }
const UNAVAILABLE = { ...NOT_FOUND, status: 'unavailable' }
const later = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms))

test.group('enrich', (group) => {
  group.each.teardown(() => app.container.restoreAll())

  test('[EN-001 EN-002 AU-009] both routes require people:enrich', async ({ client, assert }) => {
    providers([new StatedProvider('known', ALL)])
    const [{ secret }, other] = [await customer(), await customer(10, { scopes: ['people:search'] })]
    for (const path of ['/v1/enrich', '/v1/people/enrich']) {
      const ask = (key: string) =>
        client
          .post(path)
          .bearerToken(key)
          .json({ ...JANE, fields: ['phone'] })
      ;(await ask(secret)).assertStatus(200)
      const refused = await ask(other.secret)
      refused.assertStatus(403)
      assert.equal(refused.body().error.code, 'insufficient_scope')
      assert.deepEqual(refused.body().error.usage, { billed: [], free: [], not_found: [] })
    }
  })

  test('[EN-007 EN-008 EN-010 EN-011] returns an entry for each requested field and no other', async ({
    client,
    assert,
  }) => {
    providers([new StatedProvider('known', { work_email: ALL.work_email, phone: ALL.phone })], {
      [ALL.work_email]: 'accepted',
    })
    const { secret } = await customer()
    const response = await post(client, secret, { ...JANE, fields: ['work_email', 'personal_email'] })
    response.assertStatus(200)
    const found = { status: 'found', source: 'known', last_seen: '2026-10-01T00:00:00.000Z' }
    assert.deepEqual(response.body().data, {
      work_email: { value: ALL.work_email, confidence: 'verified', ...found },
      personal_email: NOT_FOUND,
    })
    const unverified = await post(client, secret, { ...JANE, fields: ['phone'] })
    assert.deepEqual(unverified.body().data, { phone: { value: ALL.phone, confidence: null, ...found } })
  })

  test('[OP-014] confidence of an address that was found: {reason}')
    .with([
      { reason: 'accepted', confidence: 'verified' },
      { reason: 'catch_all', confidence: null },
      { reason: 'full', confidence: null },
      { reason: 'unchecked', confidence: null },
    ] as const)
    .run(async ({ client, assert }, { reason, confidence }) => {
      providers([new StatedProvider('known', ALL)], { [ALL.work_email]: reason })
      const { secret } = await customer()
      const response = await post(client, secret, { ...JANE, fields: ['work_email'] })
      const { work_email } = response.body().data
      assert.deepInclude(work_email, { value: ALL.work_email, status: 'found', confidence })
    })

  test('[EN-003 EN-005 EN-006 ER-014] rejects invalid identities and fields').run(
    async ({ client, assert }) => {
      providers([new StatedProvider('known', ALL)])
      const { secret, balance } = await customer(50)
      const fields = ['phone']
      const accepted = [
        { pronet_url: 'https://www.linkedin.com/in/jane-oakhurst' },
        { person_id: 'per_00000000000000000000000000000000' },
        { email: 'jane@tidewell.example' },
        JANE,
      ]
      for (const identity of accepted) (await post(client, secret, { ...identity, fields })).assertStatus(200)
      const refused: [object, string, string?][] = [
        [{ name: 'Jane Oakhurst', fields }, 'identity_required'],
        [{ company_domain: 'tidewell.example', fields }, 'identity_required'],
        [{ fields }, 'validation_failed', 'identity'],
        [{ ...JANE, email: 'jane@tidewell.example', fields }, 'validation_failed', 'email'],
        [{ ...accepted[0], ...accepted[2], fields }, 'validation_failed', 'pronet_url'],
        [{ email: 'nobody', fields }, 'validation_failed', 'email'],
        [{ pronet_url: 'https://www.linkedin.com/company/acme', fields }, 'validation_failed', 'pronet_url'],
        [{ ...JANE, fields: [] }, 'validation_failed', 'fields'],
        [{ ...JANE, fields: ['fax'] }, 'validation_failed', 'fields.0'],
        [{ ...JANE }, 'validation_failed', 'fields'],
        [{ ...JANE, fields, depth: 'deep' }, 'validation_failed', 'depth'],
      ]
      const before = await balance()
      for (const [body, code, path] of refused) {
        const response = await post(client, secret, body)
        response.assertStatus(422)
        const { error } = response.body()
        assert.equal(error.code, code, JSON.stringify(body))
        if (path) assert.include(Object.keys(error.details.fieldErrors), path)
        assert.deepEqual(error.usage, { billed: [], free: [], not_found: [] })
      }
      assert.deepEqual(await balance(), before)
    }
  )

  test('[EN-009 EN-012 EN-014 EN-015 EN-021 BI-013] returns found, not found and unavailable fields in one response', async ({
    client,
    assert,
  }) => {
    providers([
      new StatedProvider('down', { phone: fails }),
      new StatedProvider('known', { personal_email: ALL.personal_email }),
    ])
    const { secret, balance } = await customer(50)
    const response = await post(client, secret, { ...JANE, fields: FIELDS })
    response.assertStatus(200)
    const { data, meta } = response.body()
    assert.equal(data.personal_email.status, 'found')
    assert.deepEqual([data.work_email, data.phone], [NOT_FOUND, UNAVAILABLE])
    assert.deepEqual(meta.usage, { billed: ['personal_email'], free: [], not_found: ['work_email'] })
    assert.deepEqual(meta.warnings, ['phone: down failed'])
    assert.equal(meta.credits_charged, 3)
    assert.deepEqual(await balance(), { granted: 50, posted: 3, pending: 0 })
  })

  test('[EN-012 EN-004] a reverse lookup bills every contact except the given address', async ({
    client,
    assert,
  }) => {
    providers([new StatedProvider('known', ALL)])
    const { secret } = await customer()
    const response = await post(client, secret, { email: 'Jane@Tidewell.example', fields: FIELDS })
    assert.deepEqual(response.body().meta.usage, {
      billed: ['personal_email', 'phone'],
      free: ['work_email'],
      not_found: [],
    })
    assert.equal(response.body().meta.credits_charged, 13)
  })

  test('[EN-016 ID-012] if all fields fail: 503, retryable, not billed, the idempotency key stays free', async ({
    client,
    assert,
  }) => {
    providers([new StatedProvider('down', { work_email: fails, phone: fails })])
    const { secret, balance } = await customer(50)
    const [body, key] = [{ ...JANE, fields: ['work_email', 'phone'] }, randomUUID()]
    const refused = await post(client, secret, body, key)
    refused.assertStatus(503)
    assert.equal(refused.header('retry-after'), '1')
    const { error } = refused.body()
    assert.equal(error.code, 'upstream_unavailable')
    assert.isTrue(error.retryable)
    assert.deepEqual(error.unavailable_fields, ['work_email', 'phone'])
    assert.deepEqual(error.usage, { billed: [], free: [], not_found: [] })
    assert.deepEqual(await balance(), { granted: 50, posted: 0, pending: 0 })
    providers([new StatedProvider('known', ALL)])
    ;(await post(client, secret, body, key)).assertStatus(200)
    assert.deepEqual(await balance(), { granted: 50, posted: 11, pending: 0 })
  })

  test('[EN-017] a lookup without results is 200 and free', async ({ client, assert }) => {
    providers([new StatedProvider('empty')])
    const { secret, balance } = await customer(50)
    const response = await post(client, secret, { ...JANE, fields: FIELDS })
    response.assertStatus(200)
    assert.deepEqual(Object.values(response.body().data), [NOT_FOUND, NOT_FOUND, NOT_FOUND])
    assert.notProperty(response.body().meta, 'warnings')
    assert.deepEqual(await balance(), { granted: 50, posted: 0, pending: 0 })
  })

  test('[EN-013] searches fields in parallel', async ({ client, assert }) => {
    const slow = () => later(400, [stated(ALL.work_email)])
    providers([
      new StatedProvider('slow', {
        work_email: slow,
        personal_email: slow,
        phone: () => later(400, [stated(ALL.phone)]),
      }),
    ])
    const { secret } = await customer()
    const began = Date.now()
    ;(await post(client, secret, { ...JANE, fields: FIELDS })).assertStatus(200)
    assert.isBelow(Date.now() - began, 1_000)
  })

  test('[EN-018 EN-019] after the deadline: 503 upstream_timeout, no charge; the same idempotency key may be retried', async ({
    client,
    assert,
  }) => {
    class Hasty extends Enrich {
      protected override get deadlineMs() {
        return 200
      }
    }
    const never = () => new Promise<never>(() => {})
    providers([new StatedProvider('hangs', { phone: never }, 60_000), new StatedProvider('known', ALL)])
    app.container.swap(Enrich, (resolver) => resolver.make(Hasty))
    const { secret, balance } = await customer(50)
    const [body, key] = [{ ...JANE, fields: ['work_email', 'phone'] }, randomUUID()]
    const refused = await post(client, secret, body, key)
    refused.assertStatus(503)
    assert.equal(refused.body().error.code, 'upstream_timeout')
    assert.isTrue(refused.body().error.retryable)
    assert.deepEqual(await balance(), { granted: 50, posted: 0, pending: 0 })
    providers([new StatedProvider('known', ALL)])
    const again = await post(client, secret, body, key)
    again.assertStatus(200)
    assert.equal((await post(client, secret, body, key)).text(), again.text())
    assert.deepEqual(await balance(), { granted: 50, posted: 11, pending: 0 })
  })

  test('[EN-020 VE-004] accepts `enrichments` of the older contract', async ({ client, assert }) => {
    providers([
      new StatedProvider('down', { phone: fails }),
      new StatedProvider('known', { work_email: ALL.work_email }),
    ])
    const { secret } = await customer()
    const fields = ['work_email', 'phone']
    const [now, before] = [
      await post(client, secret, { ...JANE, fields }),
      await post(client, secret, { ...JANE, enrichments: fields }),
    ]
    before.assertStatus(200)
    assert.deepEqual(before.body().data, now.body().data)
    assert.deepEqual(before.body().meta.usage, now.body().meta.usage)
    ;(await post(client, secret, { ...JANE, fields, enrichments: fields })).assertStatus(422)
  })

  test('calls providers in order until a contact is accepted, and skips one that misses its deadline', async ({
    client,
    assert,
  }) => {
    const never = () => new Promise<never>(() => {})
    const last = new StatedProvider('last', { work_email: 'other@tidewell.example' })
    providers(
      [
        new StatedProvider('hangs', { work_email: never }, 100),
        new StatedProvider('wrong', { work_email: 'gone@tidewell.example' }),
        new StatedProvider('guesses', {
          work_email: stated('maybe@tidewell.example', { basis: 'guessed', probability: 0.6 }),
        }),
        new StatedProvider('right', { work_email: ALL.work_email }),
        last,
      ],
      { 'gone@tidewell.example': 'no_mailbox', [ALL.work_email]: 'accepted' }
    )
    const { secret } = await customer()
    const response = await post(client, secret, { ...JANE, fields: ['work_email'] })
    assert.deepInclude(response.body().data.work_email, { value: ALL.work_email, source: 'right' })
    assert.deepEqual(response.body().meta.warnings, ['work_email: hangs did not answer in time'])
    assert.isEmpty(last.calls)
  })

  test('pauses a provider that keeps failing', async ({ client, assert }) => {
    const down = new StatedProvider('down', { work_email: fails })
    providers([down, new StatedProvider('known', ALL)])
    const { secret } = await customer()
    for (let i = 0; i < 8; i++)
      (await post(client, secret, { ...JANE, fields: ['work_email'] })).assertStatus(200)
    assert.lengthOf(down.calls, 5)
  })

  test('[BI-017] calls no provider without credits', async ({ client, assert }) => {
    const known = new StatedProvider('known', ALL)
    providers([known])
    const { secret } = await customer(0)
    const response = await post(client, secret, { ...JANE, fields: ['phone'] })
    response.assertStatus(402)
    assert.equal(response.body().error.code, 'insufficient_acu')
    assert.deepEqual(response.body().error.usage, { billed: [], free: [], not_found: [] })
    assert.isEmpty(known.calls)
  })
})
