import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { expand } from '#app/openapi/expand'
import { serviceDocument } from '#app/openapi/service_document'
import { customer } from '#tests/functional/datasets/fixture'
import { fails, JANE, providers, StatedProvider } from './fixture.js'

const ROUTES = ['/v1/enrich', '/v1/people/enrich']
const FIELDS = ['work_email', 'phone']

test.group('enrich under the people routes', (group) => {
  group.each.teardown(() => app.container.restoreAll())

  test('[OP-046] responds to {what} like POST /v1/enrich')
    .with([
      { what: 'found and not found fields', body: { ...JANE, fields: FIELDS }, status: 200 },
      { what: 'the older contract', body: { ...JANE, enrichments: FIELDS }, status: 200 },
      { what: 'a partial failure', body: { ...JANE, fields: ['work_email', 'personal_email'] }, status: 200 },
      { what: 'failure of every field', body: { ...JANE, fields: ['personal_email'] }, status: 503 },
      { what: 'a weak identity', body: { name: JANE.name, fields: FIELDS }, status: 422 },
      { what: 'an unknown key', body: { ...JANE, fields: FIELDS, depth: 'deep' }, status: 422 },
    ])
    .run(async ({ client, assert }, { body, status }) => {
      providers([new StatedProvider('known', { work_email: 'jane@tidewell.example', personal_email: fails })])
      const answers: unknown[] = []
      for (const route of ROUTES) {
        const { secret, balance } = await customer(50)
        const response = await client.post(route).bearerToken(secret).json(body)
        response.assertStatus(status)
        const answer = response.body()
        delete (answer.meta ?? answer.error).request_id
        answers.push({ answer, charged: await balance() })
      }
      assert.deepEqual(answers[1], answers[0])
    })

  test('[OP-046] has the same body, responses and scope in the OpenAPI document', ({ assert }) => {
    const document = serviceDocument()
    const paths = expand(document.paths as Record<string, Record<string, any>>, document)
    const [enrich, people] = ROUTES.map((route) => paths[route].post)
    for (const part of ['requestBody', 'responses', 'parameters', 'x-scope'])
      assert.deepEqual(people[part], enrich[part], part)
    assert.isNotEmpty(Object.keys(enrich.requestBody.content['application/json'].schema.properties))
  })
})
