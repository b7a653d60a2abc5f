import { test } from '@japa/runner'
import { makeKey } from '#tests/functional/support/keys'
import { sheetXml, xlsxFile } from '#tests/support/xlsx_file'
import { signedIn } from './support/visitor.js'

const base64 = (rows: (string | number)[][]) =>
  xlsxFile({ sheets: { People: sheetXml(rows) } }).toString('base64')

test.group('console: sheets', () => {
  test('reads the first sheet of a workbook as text', async ({ assert }) => {
    const { workspace } = await makeKey()
    const member = await signedIn(workspace.id, 'member')
    const path = `/workspaces/${workspace.slug}/datasets/sheet`
    const { status, body } = await member.post(path, {
      content: base64([
        ['name', 'founded'],
        ['Tarnlight Labs', 1998],
        ['=1+1', ''],
      ]),
    })
    assert.equal(status, 200)
    assert.deepEqual(body.data.table, [
      ['name', 'founded'],
      ['Tarnlight Labs', '1998'],
      ['=1+1', ''],
    ])
  })

  test('refuses a file that is no workbook, and other workspaces', async ({ assert }) => {
    const [{ workspace }, other] = [await makeKey(), await makeKey()]
    const member = await signedIn(workspace.id, 'member')
    const path = `/workspaces/${workspace.slug}/datasets/sheet`
    for (const content of [Buffer.from('name,city').toString('base64'), 'no base64!', '']) {
      const { status, body } = await member.post(path, { content })
      assert.equal(status, 422, content)
      assert.deepEqual(Object.keys(body.error.details.fieldErrors), ['content'])
    }
    const theirs = `/workspaces/${other.workspace.slug}/datasets/sheet`
    assert.equal((await member.post(theirs, { content: base64([['name']]) })).status, 404)
  })
})
