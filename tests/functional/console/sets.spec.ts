import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { xlsxRows } from '#app/imports/xlsx/xlsx_rows'
import env from '#start/env'
import { customer, groupWorker } from '#tests/functional/datasets/fixture'
import { makeKey } from '#tests/functional/support/keys'
import { SIGNATURE } from '#domain/proofs/bundle_entries'
import { readStatement } from '#domain/proofs/statement'
import { unpack } from '#tests/functional/proofs/tampering'
import {
  created,
  DESIGNERS,
  idle,
  inventedWorld,
  read,
  restore,
  SCHOOL,
} from '#tests/functional/sets/fixture'
import { audited, followed, openStream } from './support/events.js'
import { signedIn } from './support/visitor.js'

const PRICES = { sets: 2, set_fields: 3 }

test.group('console: Sets', (group) => {
  const free = { ...env.get('PRICES') }
  const worker = groupWorker(group)
  let owner: Awaited<ReturnType<typeof customer>>
  group.each.setup(async () => {
    await inventedWorld()
    Object.assign(env.get('PRICES'), PRICES)
    owner = await customer()
    await worker.start()
    return () => {
      Object.assign(env.get('PRICES'), free)
      restore()
    }
  })

  test('streams a Set to its end, with verdicts, cost and explanations', async ({ client, assert }) => {
    const member = await signedIn(owner.workspace.id, 'member')
    const sets = `/workspaces/${owner.workspace.slug}/sets`
    const id = await created(client, owner.secret, { enrichments: [SCHOOL] })
    const events = await followed(member, `${sets}/${id}/events`, ({ type }) => type === 'set.idle')
    assert.deepEqual(
      events.map(({ seq }) => seq),
      events.map((_, i) => i)
    )
    const last = events.at(-1)!.seq
    // A browser that reconnects sends the id of its last event and gets each later event once.
    const rest = await followed(member, `${sets}/${id}/events`, ({ type }) => type === 'set.idle', {
      'last-event-id': String(last - 2),
    })
    assert.deepEqual(
      rest.map(({ seq }) => seq),
      [last - 1, last]
    )

    const { body } = await member.get(`${sets}/${id}`)
    const shown = await read(client, owner.secret, `/v1/sets/${id}`)
    assert.deepEqual(body.data.set, { ...shown, name: null })
    assert.deepInclude(body.data, { run_id: null, shared: false, last_seq: last })
    assert.equal(body.data.charged, (await owner.balance()).posted)
    assert.isAbove(body.data.charged, 0)
    const items = (await member.get(`${sets}/${id}/items?status=admitted`)).body.data.items
    assert.lengthOf(items, DESIGNERS.length + 1)
    const listed = await member.get(sets)
    const names = items.slice(0, 3).map(({ person }: { person: { name: string } }) => person.name)
    const first_people = { names, more: items.length - names.length }
    assert.deepEqual(listed.body.data.items, [{ ...shown, name: null, first_people }])
    for (const { criteria } of items)
      for (const { verdict, evidence } of criteria) {
        assert.equal(verdict, 'yes')
        assert.isNotEmpty(evidence[0].quote)
      }
    const [{ id: item, enrichments }] = items
    const weighed = await member.get(`${sets}/${id}/items/${item}/explanation?column=${enrichments[0].id}`)
    const [best] = weighed.body.data.explanation.values
    assert.deepInclude(best, { value: enrichments[0].value, chosen: true })
    assert.equal(best.votes[0].url, enrichments[0].evidence[0].url)
    const none = await member.get(`${sets}/${id}/items/${item}/explanation?column=enr_none`)
    assert.equal(none.status, 404)
  }).timeout(30_000)

  test('pages list each item once', async ({ client, assert }) => {
    const member = await signedIn(owner.workspace.id, 'member')
    const id = await created(client, owner.secret)
    await idle(client, owner.secret, id)
    const path = `/workspaces/${owner.workspace.slug}/sets/${id}/items?limit=3`
    const seen: string[] = []
    for (let cursor = ''; ; ) {
      const { data } = (await member.get(path + cursor)).body
      seen.push(...data.items.map((item: { id: string }) => item.id))
      if (!data.next_cursor) break
      cursor = `&cursor=${data.next_cursor}`
    }
    const all = await read(client, owner.secret, `/v1/sets/${id}/items?limit=500`)
    assert.deepEqual(
      seen,
      all.items.map((item: { id: string }) => item.id)
    )
  }).timeout(30_000)

  test('an admin shares, unshares and cancels a Set, and the audit log lists each change', async ({
    client,
    assert,
  }) => {
    const admin = await signedIn(owner.workspace.id)
    const { slug } = owner.workspace
    const id = await created(client, owner.secret)
    const path = `/workspaces/${slug}/sets/${id}`
    const { url } = (await admin.post(`${path}/share-link`, {})).body.data
    assert.isTrue((await admin.get(path)).body.data.shared)
    ;(await client.get(url)).assertStatus(200)
    assert.equal((await admin.delete(`${path}/share-link`)).status, 200)
    assert.isFalse((await admin.get(path)).body.data.shared)
    ;(await client.get(url)).assertStatus(404)

    await worker.stop()
    const other = await created(client, owner.secret)
    const cancelled = await admin.post(`/workspaces/${slug}/sets/${other}/cancel`, {})
    assert.equal(cancelled.body.data.status, 'cancelled')
    assert.equal((await read(client, owner.secret, `/v1/sets/${other}`)).status, 'cancelled')
    // A second call changes nothing and adds no audit entry.
    await admin.post(`/workspaces/${slug}/sets/${other}/cancel`, {})
    assert.deepEqual(await audited(admin, slug), ['set.cancel', 'set.unshare', 'set.share'])
    const ended = await followed(admin, `/workspaces/${slug}/sets/${other}/events`)
    assert.equal(ended.at(-1)!.type, 'set.idle')
  }).timeout(30_000)

  test('an admin leaves a person out and takes them back, and the shared page follows', async ({
    client,
    assert,
  }) => {
    const [admin, member] = [await signedIn(owner.workspace.id), await signedIn(owner.workspace.id, 'member')]
    const { slug } = owner.workspace
    const id = await created(client, owner.secret)
    await idle(client, owner.secret, id)
    const path = `/workspaces/${slug}/sets/${id}`
    const { url } = (await admin.post(`${path}/share-link`, {})).body.data
    const people = async () => {
      const { body } = await member.get(`${path}/items?status=admitted`)
      return body.data.items as { id: string; person: { name: string } }[]
    }
    const shared = async () => (await client.get(url).accept('html')).text()
    const [first, ...others] = await people()
    assert.isAbove(others.length, 0)
    assert.include(await shared(), first.person.name)

    const exclusion = `${path}/items/${first.id}/exclusion`
    assert.equal((await member.post(exclusion, {})).status, 403)
    assert.equal((await admin.delete(exclusion)).status, 404)
    assert.equal((await admin.post(exclusion, {})).status, 200)
    assert.equal((await admin.post(exclusion, {})).status, 404)
    assert.sameMembers(
      (await people()).map((item) => item.id),
      others.map((item) => item.id)
    )
    assert.notInclude(await shared(), first.person.name)
    assert.equal((await admin.delete(exclusion)).status, 200)
    assert.lengthOf(await people(), others.length + 1)
    assert.include(await shared(), first.person.name)
    assert.equal((await admin.post(`${path}/items/item_none/exclusion`, {})).status, 404)
    const stranger = await signedIn((await makeKey()).workspace.id)
    assert.equal((await stranger.post(exclusion, {})).status, 404)
    assert.deepEqual(await audited(admin, slug), ['set.include', 'set.exclude', 'set.share'])
  }).timeout(30_000)

  test('exports a Set as CSV, Excel workbook, JSON and proof', async ({ client, assert }) => {
    const member = await signedIn(owner.workspace.id, 'member')
    const id = await created(client, owner.secret)
    await idle(client, owner.secret, id)
    const path = `/workspaces/${owner.workspace.slug}/sets/${id}/export`
    const json = await member.get(path)
    assert.lengthOf(json.body.data.items, DESIGNERS.length + 1)
    assert.include(json.headers.get('content-disposition'), `${id}.json`)
    const csv = await openStream(member, `${path}?format=csv`)
    assert.include(csv.headers.get('content-type'), 'text/csv')
    assert.include(await csv.text(), DESIGNERS[0])
    const workbook = await openStream(member, `${path}?format=xlsx`)
    assert.include(workbook.headers.get('content-disposition'), `${id}.xlsx`)
    const file = join(mkdtempSync(join(tmpdir(), 'kith-xlsx-')), 'set.xlsx')
    writeFileSync(file, Buffer.from(await workbook.arrayBuffer()))
    const names: unknown[] = []
    for await (const row of xlsxRows(file, {}))
      if ('value' in row) names.push((row.value as { name: string }).name)
    assert.lengthOf(names, DESIGNERS.length + 1)
    assert.include(names, DESIGNERS[0])
    const proof = await openStream(member, `${path}?format=proof`)
    assert.include(proof.headers.get('content-disposition'), `${id}.wacz`)
    const bundle = Buffer.from(await proof.arrayBuffer())
    assert.include(readStatement(unpack(bundle).get(SIGNATURE)!.toString()), { set: id })
  }).timeout(30_000)

  test("members cannot change a Set, and another workspace's Set is not found", async ({
    client,
    assert,
  }) => {
    const id = await created(client, owner.secret)
    const [member, stranger] = [
      await signedIn(owner.workspace.id, 'member'),
      await signedIn((await makeKey()).workspace.id),
    ]
    const path = `/workspaces/${owner.workspace.slug}/sets/${id}`
    for (const what of ['', '/items', '/export', '/events'])
      assert.equal((await openStream(stranger, path + what)).status, 404, what)
    for (const change of ['/cancel', '/share-link']) {
      assert.equal((await member.post(path + change, {})).body.error.code, 'admin_required')
      assert.equal((await stranger.post(path + change, {})).status, 404)
    }
    assert.equal((await member.delete(`${path}/share-link`)).status, 403)
    // The path of the stranger's own workspace returns not_found as well.
    const { slug } = (await stranger.get('/session')).body.data.workspaces[0]
    for (const what of ['', '/items', '/export', '/events', '/items/item_x/explanation?column=c'])
      assert.equal((await openStream(stranger, `/workspaces/${slug}/sets/${id}${what}`)).status, 404, what)
    for (const change of ['/cancel', '/share-link'])
      assert.equal((await stranger.post(`/workspaces/${slug}/sets/${id}${change}`, {})).status, 404, change)
    assert.equal((await stranger.delete(`/workspaces/${slug}/sets/${id}/share-link`)).status, 404)
    assert.equal((await openStream({ cookies: new Map() }, `${path}/events`)).status, 401)
  }).timeout(30_000)
})
