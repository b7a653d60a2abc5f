import { existsSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { importFiles } from '#app/imports/import_files'
import { companiesTarget, peopleTarget } from '#app/people/import_targets'
import { CompanyStore } from '#app/people/company_store'
import { PeopleStore } from '#app/people/people_store'
import { recordKey } from '#app/people/record_key'

const LEGISLATORS = '../shared/data/people/state_legislators_dev.jsonl.gz'
const COMPANIES = '../shared/data/companies/yc_dev.jsonl.gz'
const map = (name: string) => readFileSync(`docs/examples/${name}.sql`, 'utf8')

test.group('the worked examples of docs/importing.md, on real records', () => {
  test('state legislators', async ({ assert }) => {
    const store = await app.container.make(PeopleStore)
    const { report, failures } = await importFiles([LEGISLATORS], peopleTarget(store), {
      map: map('state_legislators'),
    })
    assert.containSubset(report, { read: 4000, written: 4000, rejected: 0, rejects: [], dropped: [] })
    assert.deepEqual(failures, [])
    const person = async (id: string) => {
      const key = `per_${recordKey({ source: 'openstates', id: `ocd-person/${id}` }, '')}`
      return [(await store.get(key))!, await store.contactsOf(key)] as const
    }
    const [cupps, cuppsContacts] = await person('515b97f2-7c88-40e5-b127-04146435e50e')
    assert.include(cupps, {
      name: 'Scott Cupps',
      title: 'State Representative',
      company: 'Missouri House of Representatives',
      state: 'Missouri',
      country: 'United States',
      pronet_url: 'https://www.linkedin.com/in/scott-cupps-80ab1333',
    })
    assert.deepEqual(
      cuppsContacts.map(({ emails, phones }) => [emails, phones]),
      [[['scott.cupps@house.mo.gov'], ['573-751-1488']]]
    )
    const [neron] = await person('2bf5a8ca-cadb-4544-89e2-749f13673599')
    assert.include(neron, { title: 'State Senator', company: 'Oregon Senate', state: 'Oregon' })
    assert.deepEqual(neron.socials, { photo: 'courtney_for_oregon', social: 'SenNeronMisslinSD13' })
    const [mustello] = await person('dc7a449c-43cf-4522-b2a3-efb4707907c4')
    assert.include(mustello, { city: 'Saxonburg', state: 'Pennsylvania' })
    const [heinrich] = await person('fb46b038-d2a8-5824-bb36-deb07f8d9f54')
    assert.include(heinrich, {
      title: 'United States Senator',
      state: 'New Mexico',
      company: 'United States Senate',
    })
    assert.equal(heinrich.experience!.length, 4)
  })
    .skip(!existsSync(LEGISLATORS), 'needs ../shared')
    .timeout(120_000)

  test('YC companies', async ({ assert }) => {
    const store = await app.container.make(CompanyStore)
    const { report, failures } = await importFiles([COMPANIES], companiesTarget(store), {
      map: map('yc_companies'),
    })
    assert.containSubset(report, { read: 2500, written: 2500, rejected: 0, rejects: [], dropped: [] })
    assert.deepEqual(failures, [])
    const company = async (id: string) => (await store.get(`com_${recordKey({ source: 'yc', id }, '')}`))!
    assert.include(await company('42'), {
      name: 'Tilt',
      domain: 'tilt.com',
      headquarters: 'San Francisco, CA, USA',
      headcount: '51-200',
      industry: 'Fintech',
      source_url: 'https://www.ycombinator.com/companies/tilt',
    })
    const [uiflow] = await Promise.all(
      (await store.withAccount('domain:ycombinator.com')).map((id) => store.get(id))
    )
    assert.deepEqual(uiflow!.names, ['Y Combinator'])
  })
    .skip(!existsSync(COMPANIES), 'needs ../shared')
    .timeout(120_000)
})
