import { test } from '@japa/runner'
import { expand } from '#app/openapi/expand'
import { serviceDocument } from '#app/openapi/service_document'

/**
 * Billable routes and routes priced by the operator. Profile and agent runs report their cost in
 * `meta.usage` and ACU instead.
 */
const BILLABLE = [
  'POST /v1/datasets',
  'POST /v1/search',
  'POST /v1/people/search',
  'POST /v1/people/company',
  'POST /v1/people/lookup',
  'POST /v1/people/resolve',
  'POST /v1/people/enrich',
  'POST /v1/people/batch/enrich',
  'POST /v1/enrich',
  'POST /v1/person',
  'POST /v1/codehost/search',
  'POST /v1/codehost/people-search',
  'POST /v1/sets',
  'POST /v1/sets/{id}/searches',
  'POST /v1/sets/{id}/enrichments',
  'POST /v1/sets/{id}/imports',
  'POST /v1/searches',
  'POST /v1/searches/{id}/refine',
  'POST /v1/searches/{id}/enrichments',
  'GET /v1/pronet/profile',
  'POST /v1/pronet/search',
  'GET /v1/pronet/posts',
  'GET /v1/pronet/comments',
  'GET /v1/pronet/company',
  'GET /v1/pronet/company/posts',
]

type Answer = { content?: Record<string, { schema: any }> }
type Paths = Record<string, Record<string, { responses: Record<string, Answer> }>>

test.group('responses of priced routes', (group) => {
  let paths: Paths
  group.setup(() => {
    const document = serviceDocument()
    paths = expand(document.paths as Paths, document)
  })
  for (const route of BILLABLE)
    test(`[OP-034] ${route}: meta.credits_charged is on every success`, ({ assert }) => {
      const [method, path] = route.split(' ')
      const { responses } = paths[path][method.toLowerCase()]
      const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'))
      assert.isNotEmpty(successes)
      for (const [status, { content }] of successes) {
        const { meta } = content!['application/json'].schema.properties
        assert.include(meta.required, 'credits_charged', status)
        assert.equal(meta.properties.credits_charged.type, 'integer')
      }
    })
})
