import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'
import { customer } from '#tests/functional/datasets/fixture'
import { givePeople } from '#tests/functional/support/people'
import { profile, record, searchIn } from './verified_web.js'

const GIVEN = ['Nora', 'Otis', 'Pella', 'Quill', 'Rufus', 'Silas', 'Tessa', 'Ulla']
const TITLE = 'Lighting Designer'
/** 80 people at one employer, in spellings of its name, and 3 at others. */
const MANY = Array.from({ length: 80 }, (_, i) => ({
  name: `${GIVEN[i % 8]} ${String.fromCharCode(65 + (i >> 3))}garland`,
  company: i % 2 ? 'Tarnlight Labs' : 'Tarnlight Labs, Inc.',
}))
const FEW = ['Moonbeck Foods', 'Quorvane', 'Zelquint'].map((company, i) => ({
  name: `${GIVEN[i]} Hadley`,
  company,
}))

test.group('search: max_people_per_company', (group) => {
  let secret: string
  group.setup(async () => {
    secret = (await customer(10_000)).secret
    await givePeople([...MANY, ...FEW].map(({ name, company }) => record(name, { title: TITLE, company })))
    searchIn(
      new MemoryEvidence(
        [...MANY.slice(0, 4), ...FEW].map(({ name, company }) =>
          profile(name, { title: TITLE, company, location: 'Oslo' })
        )
      )
    )
    return () => app.container.restoreAll()
  })

  for (const [type, num_results, max, expected] of [
    ['instant', 5, 2, 5],
    ['fast', 9, 1, 4],
    ['auto', 4, 1, 4],
  ] as const)
    test(`returns at most ${max} per company and looks on for others (${type})`, async ({
      client,
      assert,
    }) => {
      const response = await client
        .post('/v1/search')
        .bearerToken(secret)
        .json({ type, num_results, filters: { title: TITLE }, max_people_per_company: max })
      response.assertStatus(200)
      const companies = response
        .body()
        .data.results.map(({ person }: any) => person.company.replace(', Inc.', ''))
      assert.lengthOf(companies, expected)
      for (const company of new Set(companies))
        assert.isAtMost(companies.filter((one: string) => one === company).length, max)
    })
})
