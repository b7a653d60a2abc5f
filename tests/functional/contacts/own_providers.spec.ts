import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { customer, inventedWeb } from '#tests/functional/datasets/fixture'
import { givePeople } from '#tests/functional/support/people'
import { ownProviders, post } from './fixture.js'

const PRONET = 'https://www.linkedin.com/in/maren-oakhurst'
const MAREN = {
  name: 'Maren Oakhurst',
  title: 'Chief Technology Officer',
  company: 'Tidewell Marine',
  company_domain: 'tidewell.example',
  city: 'Galway',
  country: 'Ireland',
  pronet_url: PRONET,
  observed_at: '2026-09-01',
  emails: ['maren.oakhurst@gmail.com', 'Maren.Oakhurst@tidewell.example'],
  phones: ['+353 91 567 890'],
}
const COLLEAGUES = ['Silas Brandvold', 'Petra Lindholm', 'Odd Kern'].map((name) => ({
  name,
  company: 'Tidewell Marine',
  company_domain: 'tidewell.example',
  emails: [`${name.toLowerCase().replace(' ', '.')}@tidewell.example`],
}))

/** Returns a property of the proxied object. */
function own(target: object, name: string | symbol): any {
  const value = Reflect.get(target, name)
  return typeof value === 'function' ? value.bind(target) : value
}

test.group('enrich over records and pages', (group) => {
  group.each.teardown(() => app.container.restoreAll())
  const ask = async (client: any, body: object, mailboxes = {}, web = inventedWeb()) => {
    await ownProviders(web, mailboxes)
    const { secret } = await customer()
    const response = await post(client, secret, body)
    response.assertStatus(200)
    return response.body().data
  }

  test('[EN-003 EN-004 EN-011] finds recorded contacts by each identity', async ({ client, assert }) => {
    await givePeople([MAREN])
    const fields = ['work_email', 'personal_email', 'phone']
    const identities = [
      { pronet_url: 'linkedin.com/in/Maren-Oakhurst/' },
      { email: 'MarenOakhurst+news@gmail.com' },
      { name: 'Maren Oakhurst', company_domain: 'www.tidewell.example' },
    ]
    for (const identity of identities) {
      const data = await ask(client, { ...identity, fields })
      const found = {
        status: 'found',
        confidence: null,
        source: 'first_party',
        last_seen: '2026-09-01T00:00:00.000Z',
      }
      assert.deepEqual(
        data,
        {
          work_email: { value: 'maren.oakhurst@tidewell.example', ...found },
          personal_email: { value: 'maren.oakhurst@gmail.com', ...found },
          phone: { value: '+35391567890', ...found },
        },
        JSON.stringify(identity)
      )
    }
  })

  test('finds an address on a page of the employer if no record has one', async ({ client, assert }) => {
    await givePeople([])
    const data = await ask(client, {
      name: 'Maren Oakhurst',
      company_domain: 'tidewell.example',
      fields: ['work_email'],
    })
    assert.deepInclude(data.work_email, {
      value: 'maren.oakhurst@tidewell.example',
      status: 'found',
      source: 'evidence',
    })
  })

  test('finds an address by the pattern of colleagues if the mail server accepts it', async ({
    client,
    assert,
  }) => {
    await givePeople(COLLEAGUES)
    const body = { name: 'Juno Vance', company_domain: 'tidewell.example', fields: ['work_email'] }
    const address = 'juno.vance@tidewell.example'
    const found = await ask(client, body, { [address]: 'accepted' })
    assert.deepInclude(found.work_email, { value: address, confidence: 'verified', source: 'pattern' })
    const none = await ask(client, body, { [address]: 'no_mailbox' })
    assert.notEqual(none.work_email.value, address)
    const any = await ask(client, body, { [address]: 'catch_all' })
    assert.notEqual(any.work_email.value, address, 'a guess that a catch-all takes is still a guess')
  })

  test('[EN-015] pages that cannot be read make a field unavailable, not not_found', async ({ client }) => {
    await givePeople([])
    const web = inventedWeb()
    const broken = new Proxy(web, {
      get: (target, name) =>
        name === 'read' ? async () => ({ ok: false, reason: 'unreachable', stale: null }) : own(target, name),
    })
    await ownProviders(broken)
    const { secret } = await customer()
    const ask = (identity: object) => post(client, secret, { ...identity, fields: ['phone'] })
    ;(await ask({ name: 'Maren Oakhurst', company_domain: 'tidewell.example' })).assertStatus(503)
    // Social networks block readers, as they usually do.
    ;(await ask({ pronet_url: PRONET })).assertStatus(200)
  })

  test('[EN-017] a field stays not_found if only one of many pages cannot be read', async ({
    client,
    assert,
  }) => {
    await givePeople([])
    const web = inventedWeb()
    const patchy = new Proxy(web, {
      get: (target, name) => {
        if (name !== 'read') return own(target, name)
        return async (request: { url: string }) =>
          request.url.includes('/about')
            ? { ok: false, reason: 'unreachable', stale: null }
            : target.read(request as any)
      },
    })
    const body = { name: 'Maren Oakhurst', company_domain: 'tidewell.example', fields: ['phone'] }
    const data = await ask(client, body, {}, patchy)
    assert.equal(data.phone.status, 'not_found')
  })
})
