import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { getActiveTest, test } from '@japa/runner'
import { SearchIndex } from '#domain/ports/search_index'
import { AccountStore } from '#app/codehost/account_store'
import { RecordCounts } from '#app/index/record_counts'
import { PeopleStore } from '#app/people/people_store'
import { makeKey } from '#tests/functional/support/keys'
import { givePeople } from '#tests/functional/support/people'
import { audited } from './support/events.js'
import { operator, signedIn, type Visitor } from './support/visitor.js'

const people = Array.from({ length: 120 }, (_, i) => ({
  id: `p${i}`,
  name: `Ada Person${i}`,
  title: 'Pilot',
}))

async function rebuildOf(visitor: Visitor, name: string) {
  const { body } = await visitor.get('/indexes')
  return body.data.indexes.find((index: { name: string }) => index.name === name)
}

/** Counts the calls that count the records of `store`, until the test ends. */
function watchCounts(store: PeopleStore | AccountStore): { made: number } {
  const { count } = store
  const counts = { made: 0 }
  store.count = () => {
    counts.made++
    return count.call(store)
  }
  getActiveTest()?.cleanup(() => {
    store.count = count
  })
  return counts
}

async function ended(visitor: Visitor, name: string) {
  for (let i = 0; i < 200; i++) {
    const index = await rebuildOf(visitor, name)
    if (index.rebuild && index.rebuild.status !== 'running') return index
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('the rebuild did not end')
}

test.group('console: rebuilding an index', (group) => {
  group.each.setup(async () => {
    await givePeople(people as never)
    await db.from('index_rebuilds').delete()
    return () => app.container.restoreAll()
  })

  test('an operator rebuilds an index and sees its progress and new version', async ({ assert }) => {
    const { workspace } = await makeKey()
    const [owner, one] = [await signedIn(workspace.id), await operator(workspace.id)]
    const before = await rebuildOf(one, 'people')
    assert.isNull(before.rebuild)
    const path = '/indexes/people/rebuild'
    assert.deepEqual((await owner.post(path, {})).body.error.code, 'not_found')
    assert.equal((await one.post(path, {})).status, 200)
    const after = await ended(one, 'people')
    assert.deepInclude(after.rebuild, { status: 'completed', documents: people.length, error: null })
    assert.notEqual(after.version, before.version)
    assert.equal(after.documents, people.length)
    assert.deepEqual(await audited(owner, workspace.slug), [])
    assert.equal((await one.post('/indexes/none/rebuild', {})).status, 422)
  }).timeout(30_000)

  test('rejects a second rebuild until the first is silent for too long, and shows an error', async ({
    assert,
  }) => {
    const { workspace } = await makeKey()
    const admin = await operator(workspace.id)
    const path = '/indexes/people/rebuild'
    const row = {
      index_name: 'people',
      token: 'another process',
      status: 'running',
      documents: 5,
      whole: 10,
      started_at: new Date().toISOString(),
      beat_at: new Date().toISOString(),
    }
    await db.table('index_rebuilds').insert(row)
    assert.deepInclude((await rebuildOf(admin, 'people')).rebuild, {
      status: 'running',
      documents: 5,
      whole: 10,
    })
    assert.equal((await admin.post(path, {})).status, 422)
    await db.from('index_rebuilds').update({ beat_at: new Date(Date.now() - 60_000).toISOString() })
    assert.equal((await rebuildOf(admin, 'people')).rebuild.status, 'failed')

    const index = await app.container.make(SearchIndex)
    const { rebuild } = index
    index.rebuild = async () => {
      throw new Error('no space left on the device')
    }
    try {
      assert.equal((await admin.post(path, {})).status, 200)
      const { rebuild: state } = await ended(admin, 'people')
      assert.equal(state.status, 'failed')
      assert.notInclude(state.error, 'device')
    } finally {
      index.rebuild = rebuild
    }
  }).timeout(30_000)

  test('counts records once a minute, and not during a rebuild', async ({ assert }) => {
    let now = 0
    const counts = new RecordCounts(() => now)
    app.container.swap(RecordCounts, () => counts)
    const [ofPeople, ofAccounts] = [
      watchCounts(await app.container.make(PeopleStore)),
      watchCounts(await app.container.make(AccountStore)),
    ]
    const member = await operator((await makeKey()).workspace.id)
    const read = async () => (await rebuildOf(member, 'people')).records
    assert.deepEqual(await Promise.all([read(), read()]), [people.length, people.length])
    now = 59_999
    assert.equal(await read(), people.length)
    assert.deepEqual([ofPeople.made, ofAccounts.made], [1, 1])

    now = 60_000
    const time = new Date().toISOString()
    const running = {
      token: 'another process',
      status: 'running',
      documents: 0,
      started_at: time,
      beat_at: time,
    }
    await db.table('index_rebuilds').insert({ index_name: 'people', whole: 0, ...running })
    assert.equal(await read(), people.length)
    await db.from('index_rebuilds').update({ whole: 200 })
    assert.equal(await read(), 200)
    assert.deepEqual([ofPeople.made, ofAccounts.made], [1, 2])
    await db.from('index_rebuilds').delete()
    assert.equal(await read(), people.length)
    assert.equal(ofPeople.made, 2)
  })

  test('repeats a count that failed', async ({ assert }) => {
    const counts = new RecordCounts()
    const failed = counts.of({ name: 'people', count: async () => Promise.reject(new Error('no database')) })
    await assert.rejects(() => failed, 'no database')
    assert.equal(await counts.of({ name: 'people', count: async () => 3 }), 3)
  })
})
