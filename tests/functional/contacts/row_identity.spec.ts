import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { NO_WORKSPACE, PersonLookup } from '#app/contacts/person_lookup'
import { ExcludedPeople } from '#app/sets/excluded_people'
import { PeopleStore } from '#app/people/people_store'
import { givePeople } from '../support/people.js'

const pronet = (slug: string) => `https://www.linkedin.com/in/${slug}`
const PEOPLE = [
  {
    name: 'Ada Brook',
    company: 'Tidewell Marine',
    pronet_url: pronet('ada-brook'),
    emails: ['ada@tidewell.example'],
  },
  {
    name: 'Ben Crane',
    company: 'Tidewell Marine',
    pronet_url: pronet('ben-crane'),
    emails: ['ben@tidewell.example'],
  },
  { name: 'Cleo Drift', company: 'Tidewell Marine', city: 'Oslo' },
  { name: 'Cleo Drift', company: 'Tidewell Marine', city: 'Rome', pronet_url: pronet('cleo-drift') },
]

test.group('the person of a dataset or Set row', (group) => {
  let personLookup: PersonLookup
  group.setup(async () => {
    await givePeople(PEOPLE)
    personLookup = await app.container.make(PersonLookup)
  })

  test('{why}')
    .with([
      { why: 'a profile', row: { pronet_url: pronet('ada-brook') }, name: 'Ada Brook' },
      { why: 'a profile among socials', row: { socials: { pronet: 'ada-brook' } }, name: 'Ada Brook' },
      { why: 'an address', row: { email: 'ADA@tidewell.example' }, name: 'Ada Brook' },
      {
        why: 'an address and its name',
        row: { email: 'ada@tidewell.example', name: 'A. Brook' },
        name: 'Ada Brook',
      },
      {
        why: 'name and employer',
        row: { name: 'Ben Crane', company: 'Tidewell Marine Ltd' },
        name: 'Ben Crane',
      },
      { why: "another's name", row: { email: 'ada@tidewell.example', name: 'Otto Quill' }, name: null },
      {
        why: 'two people',
        row: { email: 'ada@tidewell.example', pronet_url: pronet('ben-crane') },
        name: null,
      },
      { why: 'two namesakes', row: { name: 'Cleo Drift', company: 'Tidewell Marine' }, name: null },
      { why: 'a name alone', row: { name: 'Ben Crane' }, name: null },
      { why: 'another employer', row: { name: 'Ben Crane', company: 'Moonbeck Foods' }, name: null },
    ])
    .run(async ({ assert }, { row, name }) => {
      assert.equal((await personLookup.ofRow(row, NO_WORKSPACE))?.name ?? null, name)
    })

  test('a search excludes people by e-mail address and person_id', async ({ assert }) => {
    const people = await app.container.make(PeopleStore)
    const [[ada], [ben]] = [
      await people.withAddress('ada@tidewell.example'),
      await people.withAddress('ben@tidewell.example'),
    ]
    const exclude = { setIds: [], people: [{ email: 'ada@tidewell.example' }, { person_id: ben }] }
    const known = await (await app.container.make(ExcludedPeople)).of({ exclude }, 'ws_none')
    assert.isTrue(known.has({ personId: ada }))
    assert.isTrue(known.has({ personId: ben }))
    assert.isFalse(known.has({ personId: 'per_other' }))
  })
})
