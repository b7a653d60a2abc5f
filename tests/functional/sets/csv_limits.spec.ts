import { test } from '@japa/runner'
import { customer } from '#tests/functional/datasets/fixture'
import { created, inventedWorld, restore } from './fixture.js'

test.group('sets: limits of CSV imports', (group) => {
  let secret: string
  group.each.setup(async () => {
    await inventedWorld()
    secret = (await customer()).secret
    return restore
  })

  test('CSV rows have the limits of JSON rows, and errors name row, field and line', async ({
    client,
    assert,
  }) => {
    const id = await created(client, secret)
    const imports = (body: object) => client.post(`/v1/sets/${id}/imports`).bearerToken(secret).json(body)
    const long = 'x'.repeat(301)
    const byCsv = await imports({ csv: `Name,Company\nWilla Young,Acme\n${long},${long}\n` })
    byCsv.assertStatus(422)
    const { fieldErrors } = byCsv.body().error.details
    assert.sameMembers(Object.keys(fieldErrors), ['rows.1.name', 'rows.1.company'])
    assert.match(fieldErrors['rows.1.name'][0], /^line 3: .*300/)
    const byRows = await imports({ rows: [{ name: 'Willa Young' }, { name: long, company: long }] })
    assert.sameMembers(Object.keys(byRows.body().error.details.fieldErrors), Object.keys(fieldErrors))
  })

  test('rejects hostile CSV files quickly', async ({ client, assert }) => {
    const id = await created(client, secret)
    const hostile = {
      'brackets for a name': `Name,Company\n${'('.repeat(400_000)},Acme\n`,
      'dots for a note': `Name,Note\n${'.'.repeat(301)},${'.'.repeat(400_000)}\n`,
      'a quote that never closes': `Name,Note\n"${'""\n'.repeat(130_000)}`,
      'quotes that open and close': `Name,Note\n${'"a\n'.repeat(130_000)}`,
      'blank lines': `Name${'\n'.repeat(400_000)}`,
    }
    for (const [what, csv] of Object.entries(hostile)) {
      const began = performance.now()
      const response = await client.post(`/v1/sets/${id}/imports`).bearerToken(secret).json({ csv })
      response.assertStatus(422)
      assert.isBelow(performance.now() - began, 3_000, what)
    }
  }).timeout(30_000)
})
