import { test } from '@japa/runner'
import type { DomainError } from '#domain/errors'
import { pronetRef } from '#domain/pronet/reference'
import { HttpPronet } from '#adapters/pronet/http/http_pronet'
import { provider } from './provider.js'

const ZOE = pronetRef('zoe-garner', 'person')!

test.group('professional network: a service that misbehaves', () => {
  for (const [what, status, body, code] of [
    ['a fault', 500, '{}', 'upstream_unavailable'],
    ['a wrong key', 401, '{}', 'upstream_unavailable'],
    ['no JSON', 200, '<html>', 'upstream_unavailable'],
    ['no data', 200, '{"error":{}}', 'upstream_unavailable'],
    ['a redirect', 302, '', 'upstream_unavailable'],
  ] as [string, number, string, string][])
    test(`${what}: ${code}`, async ({ assert, cleanup }) => {
      const service = await provider(null, (_request, response) =>
        response.writeHead(status, { location: '/elsewhere', 'retry-after': '7' }).end(body)
      )
      cleanup(service.close)
      const error: DomainError = await new HttpPronet({ url: service.url })
        .profile(ZOE)
        .catch((thrown) => thrown)
      assert.equal(error.code, code)
      assert.isTrue(error.extras.retryable)
      if (status >= 400) assert.equal(error.extras.retry_after_seconds, 7)
      assert.lengthOf(service.asked, 1)
    })

  test('no response: upstream_timeout', async ({ assert, cleanup }) => {
    const service = await provider(null, () => {})
    cleanup(service.close)
    const pronet = new HttpPronet({ url: service.url, timeoutMs: 100 })
    const error: DomainError = await pronet.profile(ZOE).catch((thrown) => thrown)
    assert.equal(error.code, 'upstream_timeout')
  })

  test('drops unknown fields and fields of the wrong type, and sends the key', async ({
    assert,
    cleanup,
  }) => {
    const profile = {
      ...{ name: 'Zoe', title: 7, pronet: 'javascript:alert(1)', cookies: 'x', skills: ['a', 3, ''] },
      ...{ experience: [{ title: 'Hydrologist', salary: '1' }, 'x', {}] },
    }
    const service = await provider(null, (_request, response) =>
      response.writeHead(200).end(JSON.stringify({ data: { profile } }))
    )
    cleanup(service.close)
    const read = await new HttpPronet({ url: service.url, key: 'k' }).profile(ZOE)
    assert.deepEqual(read, {
      ...{ person_id: null, name: 'Zoe', headline: null, title: null, company: null, location: null },
      ...{ pronet: null, summary: null, industry: null, website: null, skills: ['a'], education: [] },
      ...{ experience: [{ title: 'Hydrologist' }], observed_at: null },
    })
    assert.equal(service.asked[0].key, 'Bearer k')
  })
})
