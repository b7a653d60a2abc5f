import { test } from '@japa/runner'
import { MAX_ASYNC_ROWS } from '#domain/datasets/dataset'
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
    assert.isFalse(body.data.is_cut)
  })

  test('says when a sheet has more rows than a dataset can have', async ({ assert }) => {
    const { workspace } = await makeKey()
    const member = await signedIn(workspace.id, 'member')
    const read = async (rows: number) => {
      const lines = Array.from({ length: rows }, (_, at) => [`Company ${at}`])
      const path = `/workspaces/${workspace.slug}/datasets/sheet`
      const { body } = await member.post(path, { content: base64([['name'], ...lines]) })
      return [body.data.table.length - 1, body.data.is_cut]
    }
    assert.deepEqual(await read(MAX_ASYNC_ROWS), [MAX_ASYNC_ROWS, false])
    assert.deepEqual(await read(MAX_ASYNC_ROWS + 1), [MAX_ASYNC_ROWS, true])
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
