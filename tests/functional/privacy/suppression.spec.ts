import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { CodehostArchive } from '#domain/codehost/archive'
import { SearchIndex } from '#domain/ports/search_index'
import { Sql } from '#domain/ports/sql'
import { identifiersOf } from '#domain/privacy/identifiers_of'
import { SuppressionList } from '#domain/privacy/suppression_list'
import { SuppressedEvidence } from '#adapters/privacy/suppressed_evidence'
import { importFiles } from '#app/imports/import_files'
import { CodehostProfileStore } from '#app/codehost/profile_store'
import { FoundPeople } from '#app/people/found_people'
import { peopleTarget } from '#app/people/import_targets'
import { PeopleStore } from '#app/people/people_store'
import { cellsOf, columns, customer, fillFrom, inventedWeb } from '#tests/functional/datasets/fixture'
import { page } from '#tests/functional/datasets/fixture_pages'
import { ownProviders, providers, StatedProvider } from '#tests/functional/contacts/fixture'
import { givePeople } from '#tests/functional/support/people'

const COMPANY = 'Quartzbell Tools'
const PRONET = 'https://www.linkedin.com/in/mira-quill-77'
const MIRA = {
  name: 'Mira Quill',
  title: 'Software Engineer',
  company: COMPANY,
  company_domain: 'quartzbell.example',
  city: 'Austin',
  country: 'United States',
  pronet_url: PRONET,
  emails: ['mira.quill@quartzbell.example'],
  phones: ['+1 415 555 2671'],
}
/** A namesake at the same company, with a profile of her own. */
const NAMESAKE = { ...MIRA, pronet_url: 'https://www.linkedin.com/in/mira-quill-2', emails: [], phones: [] }
const BEN = {
  name: 'Ben Arrow',
  title: 'Sales Engineer',
  company: COMPANY,
  emails: ['ben.arrow@quartzbell.example'],
}

const TEAM = page(
  'https://quartzbell.example/team',
  `<title>Team - Quartzbell Tools</title><h1>Our team</h1>
   <div class="card"><h3>Mira Quill</h3><p>Chief Engineer</p><a href="mailto:mira.quill@quartzbell.example">mira.quill@quartzbell.example</a></div>
   <div class="card"><h3>Ben Arrow</h3><p>Head of Sales</p><a href="mailto:ben.arrow@quartzbell.example">ben.arrow@quartzbell.example</a></div>`
)
const NOTHING = { value: null, confidence: null, status: 'not_found', evidence: [], reason: 'suppressed' }

test.group('suppressed people', (group) => {
  let list: SuppressionList
  const added: string[] = []
  const suppress = async (person: Parameters<typeof identifiersOf>[0], scope: 'all' | 'contacts' = 'all') => {
    const id = `test_${randomUUID()}`
    added.push(id)
    await list.add({ id, scope, identifiers: identifiersOf(person, { asEntry: true }) })
  }
  group.setup(async () => {
    list = await app.container.make(SuppressionList)
  })
  group.each.teardown(async () => {
    app.container.restoreAll()
    for (const id of added.splice(0)) await list.remove(id)
  })

  test('an import skips them and counts them apart from rejected lines', async ({ assert }) => {
    await givePeople([])
    await suppress({ profiles: ['pronet:in/mira-quill-77'], name: MIRA.name, employers: [MIRA] })
    const records = [MIRA, NAMESAKE, BEN, { name: 'Mira Quill', company: 'QUARTZBELL TOOLS INC.' }]
    const folder = await mkdtemp(join(tmpdir(), 'suppressed-'))
    const path = join(folder, 'people.jsonl')
    await writeFile(path, records.map((one) => JSON.stringify(one)).join('\n'))
    const people = await app.container.make(PeopleStore)
    const { report } = await importFiles([path], peopleTarget(people)).finally(() =>
      rm(folder, { recursive: true })
    )
    assert.containSubset(report, { read: 4, written: 2, rejected: 0, rejects: [], suppressed: 2 })
    const names = await Array.fromAsync(people.all())
    assert.sameMembers(
      names.map(({ name, pronet_url }) => pronet_url ?? name),
      [NAMESAKE.pronet_url, BEN.name]
    )
  })

  test('a search, a lookup by id and a profile do not return them', async ({ client, assert }) => {
    await givePeople([MIRA, BEN])
    const { secret } = await customer()
    const search = async () => {
      const response = await client
        .post('/v1/search')
        .bearerToken(secret)
        .json({ type: 'fast', query: `engineers at ${COMPANY}` })
      response.assertStatus(200)
      return JSON.stringify(response.body())
    }
    assert.include(await search(), 'Mira Quill')
    const people = await app.container.make(PeopleStore)
    const [id] = await people.withAccount('pronet:in/mira-quill-77')
    await suppress({ emails: MIRA.emails, person_id: id })
    const found = await search()
    assert.notInclude(found, 'Mira')
    assert.include(found, 'Ben Arrow')
    assert.isNull(await people.get(id))
    const index = await app.container.make(SearchIndex)
    assert.deepEqual(await index.get('people', [id]), [null])
  })

  test('found people are not stored', async ({ assert }) => {
    const { workspace } = await customer()
    await suppress({ profiles: ['pronet:in/mira-quill-77'] })
    const found = await app.container.make(FoundPeople)
    const record = { ...NAMESAKE, source: 'web' as const }
    await found.save(workspace.id, [
      { record: { ...record, id: PRONET, pronet_url: PRONET }, votes: {} },
      { record: { ...record, id: NAMESAKE.pronet_url }, votes: {} },
    ])
    const stored = await found.list({ workspaceId: workspace.id })
    assert.lengthOf(stored, 1)
  })

  test('a dataset row about them says suppressed in every cell', async ({ client, assert }) => {
    await givePeople([])
    const { secret } = await customer()
    await fillFrom(new SuppressedEvidence(inventedWeb([TEAM]), list))
    const rows = (name: string) => ({
      entity: { type: 'person' },
      rows: [{ name, company: COMPANY, domain: 'quartzbell.example' }],
      columns: columns('title', 'email.work'),
    })
    const before = await cellsOf(client, secret, rows('Mira Quill'))
    assert.equal(before.title.value, 'Chief Engineer')
    await suppress({ name: 'Mira Quill', employers: [{ company: COMPANY }] })
    const after = await cellsOf(client, secret, rows('mira  QUILL'))
    for (const cell of Object.values(after)) assert.containsSubset(cell, NOTHING)
    const other = await cellsOf(client, secret, rows('Ben Arrow'))
    assert.equal(other.title.value, 'Head of Sales')
  })

  test('a do-not-contact entry hides contacts and nothing else', async ({ client, assert }) => {
    await givePeople([MIRA, BEN])
    const { secret } = await customer()
    await fillFrom(new SuppressedEvidence(inventedWeb([TEAM]), list))
    await suppress({ emails: ['Mira.Quill+x@quartzbell.example'] }, 'contacts')
    const cells = await cellsOf(client, secret, {
      entity: { type: 'person' },
      rows: [{ name: 'Mira Quill', company: COMPANY, domain: 'quartzbell.example' }],
      columns: columns('title', 'email.work', 'phone'),
    })
    assert.equal(cells.title.value, 'Chief Engineer')
    assert.isNull(cells['email.work'].value)
    assert.isNull(cells.phone.value)

    await ownProviders()
    const enrich = async (body: object) => {
      const response = await client.post('/v1/enrich').bearerToken(secret).json(body)
      response.assertStatus(200)
      return response.body().data
    }
    const fields = ['work_email', 'phone']
    const mira = await enrich({ pronet_url: PRONET, fields })
    assert.deepEqual([mira.work_email.value, mira.phone.value], [null, null])
    const ben = await enrich({ email: BEN.emails[0], fields })
    assert.equal(ben.work_email.value, BEN.emails[0])

    providers([new StatedProvider('known', { work_email: 'mira.quill@quartzbell.example' })])
    const other = await enrich({ name: 'Somebody Else', company: 'Elsewhere', fields: ['work_email'] })
    assert.isNull(other.work_email.value)
  })

  test('contacts of a do-not-contact entry are not imported', async ({ assert }) => {
    await suppress({ emails: MIRA.emails }, 'contacts')
    await givePeople([MIRA])
    const people = await app.container.make(PeopleStore)
    const [stored] = await people.recordsOf((await people.withAccount('pronet:in/mira-quill-77'))[0])
    assert.equal(stored.company, COMPANY)
    assert.isUndefined(stored.emails)
    assert.isUndefined(stored.phones)
  })

  test('code-host profiles are not imported', async ({ assert }) => {
    await suppress({ profiles: ['codehost:miraq'], name: 'Mira Quill' })
    const [sql, archive] = [await app.container.make(Sql), await app.container.make(CodehostArchive)]
    const store = new CodehostProfileStore(sql, archive, list)
    const other = `other-${randomUUID().slice(0, 8)}`
    const counts = await store.applyRecords([{ login: 'MiraQ', name: 'mq' }, { login: other }])
    assert.containSubset(counts, { added: 1, suppressed: 1 })
    const rows = await sql.select('SELECT login_key FROM codehost_profiles WHERE login_key IN (?, ?)', [
      'miraq',
      other,
    ])
    assert.deepEqual(rows, [{ login_key: other }])
  })
})
