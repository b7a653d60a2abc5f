import { existsSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { Billing } from '#domain/billing/billing'
import { SearchIndex } from '#domain/ports/search_index'
import { Sql } from '#domain/ports/sql'
import { generateWorld } from '#demo/world'
import { createMember } from '#app/access/create_member'
import { grantCredits } from '#app/billing/grant_credits'
import { rotateKey } from '#app/access/rotate_key'
import { findWorkspace } from '#app/access/find_workspace'
import { demoKey, isCurrent } from '#app/access/demo_key'
import { demoWarning } from '#app/access/demo_warning'
import { loadDemo, makeDemo } from '#app/demo/load_demo'
import { removeDemo } from '#app/demo/remove_demo'
import { evidenceRead } from '#app/evidence/read_mode'
import { CompanyStore } from '#app/people/company_store'
import { PeopleStore } from '#app/people/people_store'
import { makeKey } from '#tests/functional/support/keys'
import { givePeople } from '#tests/functional/support/people'
import { dataPath } from '#start/env'

const WORLD = generateWorld({ people: 60, companies: 12 })
const quiet = () => {}

/** Number of rows per table, without tables that every installation uses for counts or caches. */
async function counts(): Promise<Record<string, number>> {
  const tables = [
    'people',
    'person_records',
    'person_keys',
    'contact_addresses',
    'companies',
    'company_records',
  ]
  const more = ['company_keys', 'evidence_pages', 'evidence_captures', 'evidence_bodies', 'evidence_imports']
  const rest = ['codehost_profiles', 'codehost_files', 'codehost_hours', 'workspaces', 'api_keys', 'users']
  const money = ['members', 'accounts', 'ledger_entries', 'reservations', 'runs', 'datasets']
  const found: Record<string, number> = {}
  for (const table of [...tables, ...more, ...rest, ...money])
    found[table] = Number((await db.from(table).count('* as n').first()).n)
  return found
}

test.group('demo:remove', (group) => {
  group.each.timeout(120_000)
  group.setup(() => givePeople([]))
  group.teardown(async () => {
    await removeDemo(app, WORLD, quiet)
    await givePeople([])
  })

  test('removes the demo data and nothing else', async ({ client, assert }) => {
    const { container } = app
    const own = await makeKey()
    const grant = { workspaceId: own.workspace.id, amount: 5, note: null }
    await grantCredits(await container.make(Billing), grant)
    const people = await container.make(PeopleStore)
    const [shared] = [...WORLD.personRecords()]
    // The first record is about a person of the demo data, but imported by the operator.
    const mine = [
      { ...shared, source: 'crm', id: 'own-1' },
      { name: 'Ada Ownerson', title: 'Chief Beekeeper', source: 'crm', id: 'own-2' },
    ]
    await people.applyRecords(mine)
    const before = await counts()

    await makeDemo(app, WORLD, quiet)
    assert.isString(demoKey())
    assert.include(await demoWarning(), 'node ace demo:remove')
    assert.isAbove((await counts()).people, before.people)
    const demo = demoKey()!
    const work = await client.post('/v1/search').bearerToken(demo).json({ query: 'engineers', type: 'auto' })
    work.assertStatus(200)
    const dataset = await client
      .post('/v1/datasets')
      .bearerToken(demo)
      .json({
        entity: { type: 'person' },
        rows: [{ name: shared.name, company: 'Acme' }],
        columns: [{ key: 'title' }],
      })
    assert.isBelow(dataset.status(), 300, JSON.stringify(dataset.body()))

    const removed = await removeDemo(app, WORLD, quiet)
    assert.equal(removed.workspace, 'removed')
    assert.equal(removed.person_records, [...WORLD.personRecords()].length)
    assert.isAbove(removed.pages, 60)
    assert.deepEqual(removed.codehost_months_kept, [])
    assert.deepEqual(await counts(), before)
    assert.isNull(demoKey())
    assert.isNull(await demoWarning())
    assert.equal(evidenceRead(), 'live')
    assert.isTrue(existsSync(dataPath('demo', 'removed')))
    assert.isFalse(existsSync(dataPath('demo', 'people.jsonl.gz')))
    ;(await client.post('/v1/search').bearerToken(demo).json({ query: 'x' })).assertStatus(401)

    // The operator's own people are found, the demo people are not.
    const search = async (query: string) => {
      const body = { query, type: 'instant' }
      return (await client.post('/v1/search').bearerToken(own.secret).json(body)).body().data.results
    }
    assert.lengthOf(await search('Ada Ownerson'), 1)
    const index = await container.make(SearchIndex)
    assert.equal((await index.status('people')).documents, await people.count())
    const companies = await container.make(CompanyStore)
    assert.equal((await index.status('companies')).documents, await companies.count())
    assert.equal((await people.withAccount('none')).length, 0)
    const [again] = (await search(shared.name)).filter((one: any) => one.person.name === shared.name)
    assert.isDefined(again)

    // The ledger triggers are active again.
    await assert.rejects(() => db.from('ledger_entries').delete())
    // A second call changes nothing, and no later start creates the demo data.
    const second = await removeDemo(app, WORLD, quiet)
    assert.include(second, { person_records: 0, company_records: 0, pages: 0, workspace: 'none' })
    assert.deepEqual(await counts(), before)
    await loadDemo(app, quiet)
    assert.isNull(demoKey())
  })

  test('keeps the demo workspace if it is used otherwise', async ({ assert }) => {
    await makeDemo(app, WORLD, quiet)
    const sql = await app.container.make(Sql)
    const workspace = await findWorkspace(sql, 'demo')
    await createMember(sql, { email: 'owner@own.example', workspaceId: workspace.id, role: 'admin' })
    assert.equal((await removeDemo(app, WORLD, quiet)).workspace, 'kept')
    assert.equal((await findWorkspace(sql, 'demo')).id, workspace.id)
    const left = await sql.select<{ email: string }>(
      'SELECT u.email FROM users u JOIN members m ON m.user_id = u.id WHERE m.workspace_id = ?',
      [workspace.id]
    )
    assert.deepEqual(left, [{ email: 'owner@own.example' }])
    assert.lengthOf(await sql.select('SELECT id FROM api_keys WHERE workspace_id = ?', [workspace.id]), 0)
    await sql.run('UPDATE workspaces SET slug = ?, name = ? WHERE id = ?', [
      `was-${workspace.id.slice(-8)}`,
      'Was demo',
      workspace.id,
    ])
  })

  test('removes the demo workspace and admin after rotations of the demo key', async ({ assert }) => {
    const sql = await app.container.make(Sql)
    for (const rotations of [1, 2]) {
      const before = await counts()
      await makeDemo(app, WORLD, quiet)
      assert.isTrue(await isCurrent(sql, demoKey()!))
      const { id: workspace } = await findWorkspace(sql, 'demo')
      const [{ id }] = await sql.select<{ id: string }>('SELECT id FROM api_keys WHERE workspace_id = ?', [
        workspace,
      ])
      for (let i = 0; i < rotations; i++)
        await sql.transaction((tx) => rotateKey(tx, { id, prefix: 'test', formerUntil: new Date() }))
      assert.isFalse(await isCurrent(sql, demoKey()!))
      assert.equal((await removeDemo(app, WORLD, quiet)).workspace, 'removed')
      const { workspaces, api_keys, users, members } = await counts()
      assert.include(before, { workspaces, api_keys, users, members })
    }
  })

  test('demo files can be imported again', async ({ assert }) => {
    await makeDemo(app, WORLD, quiet)
    const pages = [...WORLD.pages()].length
    await removeDemo(app, WORLD, quiet)
    await makeDemo(app, WORLD, quiet)
    assert.isAbove(Number((await db.from('evidence_captures').count('* as n').first()).n), pages - 1)
  })
})
