import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'
import { customer, groupWorker } from '../datasets/fixture.js'
import { ended, forgetProfiles, NADIA, post, readFrom, WEB } from './fixture.js'

const BY_URL = { pronet_url: NADIA.pronet }

/** Returns a property of the proxied object. */
function own(target: object, name: string | symbol): any {
  const value = Reflect.get(target, name)
  return typeof value === 'function' ? value.bind(target) : value
}

test.group('person: canaries', (group) => {
  const worker = groupWorker(group)
  group.each.setup(() => forgetProfiles())
  group.each.teardown(() => app.container.restoreAll())

  test('[PE-017] guessed profiles are ignored on a network that shows a profile for any handle', async ({
    client,
    assert,
  }) => {
    const unlinked = WEB.filter(({ url }) => url !== NADIA.codehost).map((one) => ({
      ...one,
      html: one.html!.replaceAll(NADIA.codehost, NADIA.site),
    }))
    const account = WEB.find(({ url }) => url === NADIA.codehost)!
    const credulous = {
      read: async (url: string) => {
        const handle = /^https:\/\/github\.com\/(\w+)$/.exec(url)?.[1]
        return handle ? account.html!.replaceAll('nadiaferrow', handle) : null
      },
    }
    const archive = new MemoryEvidence(unlinked, null)
    const readUrls: string[] = []
    const evidence = new Proxy(archive, {
      get: (target, name) => {
        if (name !== 'read') return own(target, name)
        return async (request: any) => {
          readUrls.push(request.url)
          const html = await credulous.read(request.url)
          if (!html) return target.read(request)
          const { url } = request
          const snapshot = {
            url,
            via: [url],
            status: 200,
            contentType: 'text/html',
            html,
            observedAt: new Date().toISOString(),
          }
          return { ok: true, page: snapshot, live: true }
        }
      },
    })
    readFrom([], evidence)
    await worker.start()
    const { secret } = await customer(100)
    const { data } = (await ended(client, secret, await post(client, secret, BY_URL))).body()
    assert.notInclude(
      data.presence.platforms.map((one: any) => one.platform),
      'codehost'
    )
    assert.isTrue(readUrls.some((url) => /^https:\/\/github\.com\/zq/.test(url)))
    assert.notInclude(readUrls, NADIA.codehost)
  })
})
