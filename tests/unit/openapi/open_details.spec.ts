import { test } from '@japa/runner'
import fc from 'fast-check'
import { openDetails, openDetailsPage } from '#app/openapi/open_details'

const mark = (why: string) => ({ 'x-provisional': why })

test.group('OpenAPI: open details', () => {
  test('[OP-058] finds every mark with its route and location', ({ assert }) => {
    const found = openDetails({
      paths: {
        '/v1/things': {
          post: {
            ...mark('the whole route'),
            requestBody: {
              content: {
                'application/json': {
                  schema: { properties: { size: { type: 'string', ...mark('a size') } } },
                },
              },
            },
            responses: {
              200: {
                content: {
                  'application/json': {
                    schema: { properties: { data: { properties: { rows: { items: mark('a row') } } } } },
                  },
                },
              },
            },
          },
          get: { parameters: [{ name: 'limit', schema: mark('a limit') }] },
        },
        '/v1/others': { get: { summary: 'x-provisional' } },
      },
    })
    assert.deepEqual(found, [
      { where: 'POST /v1/things', why: 'the whole route' },
      { where: 'POST /v1/things size', why: 'a size' },
      { where: 'POST /v1/things 200 data rows', why: 'a row' },
      { where: 'GET /v1/things parameters 0', why: 'a limit' },
    ])
  })

  test('[OP-058] finds all marks at any depth', ({ assert }) => {
    const { node } = fc.letrec<{ node: Record<string, any> }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 5 },
        fc.constant({ type: 'string' }),
        fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), tie('node'), { maxKeys: 3 }),
        fc
          .tuple(
            fc.stringMatching(/^[a-z ]{1,9}$/),
            fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), tie('node'))
          )
          .map(([why, children]) => ({ ...children, ...mark(why) }))
      ),
    }))
    const marks = (of: any): string[] =>
      typeof of !== 'object' || of === null
        ? []
        : [
            ...(typeof of['x-provisional'] === 'string' ? [of['x-provisional']] : []),
            ...Object.values(of).flatMap(marks),
          ]
    fc.assert(
      fc.property(node, (operation) => {
        const found = openDetails({ paths: { '/v1/x': { get: operation } } })
        assert.sameMembers(
          found.map(({ why }) => why),
          marks(operation)
        )
        for (const { where } of found) assert.match(where, /^GET \/v1\/x( |$)/)
      })
    )
  })

  test('[OP-058] the page lists each choice once, with all its locations', ({ assert }) => {
    const operation = { ...mark('so'), inner: mark('thus'), other: mark('so') }
    const page = openDetailsPage({ paths: { '/v1/x': { get: operation } } })
    assert.deepEqual(
      page.split('\n').filter((line) => line.startsWith('- ')),
      ['- `GET /v1/x`, `GET /v1/x other`: so', '- `GET /v1/x inner`: thus']
    )
    assert.isTrue(page.endsWith(': thus\n'))
  })
})
