import { test } from '@japa/runner'
import { statedPlaces } from '#domain/search/stated_places'
import { search, someone } from './search.js'

test.group('search: homes that texts state', () => {
  const STATED: [text: string, term: string | null][] = [
    ['A welder based in Oslo.', 'country:no'],
    ['Ada is an Oslo-based welder', 'country:no'],
    ['She lives in San Diego, CA. She sails', 'state:us-ca'],
    ['An experienced welder from Munich', 'country:de'],
    ['Lebt in Wien und schreibt', 'country:at'],
    ['Basée à Lyon', 'country:fr'],
    ['UK-based welder', 'country:gb'],
    ['Originally from Oslo', null],
    ['Spoke in Oslo', null],
    ['A welder in Machine Learning', null],
    ['A speaker from FernConf Oslo', null],
  ]
  for (const [text, expected] of STATED)
    test(text, ({ assert }) => {
      const terms = statedPlaces([text])
      if (expected === null) assert.deepEqual(terms, [])
      else assert.include(terms, expected)
    })

  test('[SR-063] a stated home counts for a person without a place', async ({ assert }) => {
    const people = [
      someone('recorded', { title: 'Welder', city: 'Berlin', country: 'Germany' }),
      someone('stated', { title: 'Welder', summary: 'Ada lives in Munich.' }),
      someone('elsewhere', { title: 'Welder', city: 'Oslo', summary: 'Ada lives in Munich.' }),
      someone('unknown', { title: 'Welder' }),
    ]
    assert.sameMembers(await search(people, { query: 'welders in Germany' }), ['recorded', 'stated'])
  })
})
