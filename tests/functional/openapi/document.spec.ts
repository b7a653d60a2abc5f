import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { Validator } from '@seriousme/openapi-schema-validator'
import router from '@adonisjs/core/services/router'
import { openDetails, openDetailsPage } from '#app/openapi/open_details'
import { serviceDocument } from '#app/openapi/service_document'

const NETWORKS = ['linkedin', 'github', 'twitter', 'instagram', 'youtube', 'tiktok', 'facebook']

test.group('OpenAPI document', () => {
  test('[OP-057 VE-005] serves a valid OpenAPI 3.1 document', async ({ client, assert }) => {
    const response = await client.get('/openapi.json')
    response.assertStatus(200)
    const validator = new Validator()
    const result = await validator.validate(response.body())
    assert.isTrue(result.valid, JSON.stringify(result.errors)?.slice(0, 2000))
    assert.equal(validator.version, '3.1')
  })

  test("[VE-005] contains exactly the router's routes", ({ assert }) => {
    const routed = Object.values(router.toJSON())
      .flat()
      .filter((route) => route.pattern.startsWith('/v1/'))
      .flatMap((route) =>
        route.methods
          .filter((method) => method !== 'HEAD')
          .map((method) => `${method} ${route.pattern.replace(/:(\w+)/g, '{$1}')}`)
      )
    const paths = serviceDocument().paths as Record<string, Record<string, unknown>>
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`)
    )
    assert.sameMembers(described, routed)
    assert.isAbove(described.length, 0)
  })

  test('[ENV-008] uses only neutral network names in keys and values', ({ assert }) => {
    const words = JSON.stringify(serviceDocument()).toLowerCase().replaceAll('github_search_unavailable', '')
    for (const name of NETWORKS) assert.notInclude(words, name)
  })

  test('[OP-037 OP-039] no route creates keys or acts on a connected account', ({ assert }) => {
    const paths = Object.keys(serviceDocument().paths as object)
    assert.isEmpty(paths.filter((path) => /keys|connect/.test(path)))
  })

  test('[OP-058] docs/open-details.md holds exactly the provisional marks', ({ assert }) => {
    const page = readFileSync(new URL('../../../docs/open-details.md', import.meta.url), 'utf8')
    assert.equal(page, openDetailsPage(serviceDocument()))
    assert.isAbove(openDetails(serviceDocument()).length, 5)
  })

  test('[OP-057] serves the reference page with its assets', async ({ client, assert }) => {
    const page = await client.get('/docs/api')
    page.assertStatus(200)
    for (const [, asset] of page.text().matchAll(/(?:src|href)="([^"]+)"/g)) {
      // An empty icon saves browsers a request.
      if (asset === 'data:,') continue
      assert.match(asset, /^\//)
      ;(await client.get(asset)).assertStatus(200)
    }
    ;(await client.get('/docs/api/package.json')).assertStatus(404)
  })
})
