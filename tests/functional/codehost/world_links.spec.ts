import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { Link } from '#domain/codehost/linking/link'
import { linkAccount } from '#domain/codehost/linking/link_account'
import type { AccountProfile } from '#domain/codehost/account'
import { companyKey } from '#domain/people/companies/company_name'
import { nameTokens } from '#domain/people/names/names'
import { parseProfile, profileKey } from '#domain/people/networks/networks'
import type { Person } from '#domain/people/person_record'
import { placeFacets } from '#domain/people/places/places'
import { SearchIndex } from '#domain/ports/search_index'
import { importFiles } from '#app/imports/import_files'
import { companiesTarget, peopleTarget } from '#app/people/import_targets'
import { IndexFollower } from '#app/index/index_follower'
import { CompanyStore } from '#app/people/company_store'
import { PeopleStore } from '#app/people/people_store'
import { givePeople } from '#tests/functional/support/people'
import { aProfile } from '#tests/unit/codehost/accounts'

const WORLD = '../shared/worlds/dev'

/** A person of the world. `index_ids` are the ids of their records. */
type Truth = {
  id: string
  name: string
  company: string
  city: string[]
  pronet_url: string | null
  socials: Record<string, string>
  index_ids: string[]
}
/** `wrong` lists the people linked to somebody else. */
type Tally = { right: number; wrong: string[] }

const lines = <T>(file: string): T[] =>
  gunzipSync(readFileSync(`${WORLD}/${file}`))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

test.group('linking on an invented world', (group) => {
  group.tap((test) => test.skip(!existsSync(WORLD), 'needs ../shared').timeout(120_000))

  let people: Truth[] = []
  /** The indexed people that contain the records of each person. */
  const indexed = new Map<string, string[]>()

  group.setup(async () => {
    if (!existsSync(WORLD)) return
    await givePeople([])
    const store = await app.container.make(PeopleStore)
    await importFiles([`${WORLD}/people.jsonl.gz`], peopleTarget(store))
    await importFiles(
      [`${WORLD}/companies.jsonl.gz`],
      companiesTarget(await app.container.make(CompanyStore))
    )
    await (await app.container.make(IndexFollower)).catchUp()
    people = lines<Truth & { entity_type: string }>('truth.jsonl.gz').filter(
      (one) => one.entity_type === 'person'
    )
    const owners = new Map<string, string>()
    for await (const { person_id: id } of store.all())
      for (const record of await store.recordsOf(id)) owners.set(record.id!, id)
    for (const { id, index_ids: ids } of people)
      indexed.set(id, [...new Set(ids.flatMap((record) => owners.get(record) ?? []))])
  })
  group.teardown(() => givePeople([]))

  const link = async (login: string, profile: Partial<AccountProfile>): Promise<Link | null> => {
    const store = await app.container.make(PeopleStore)
    const index = await app.container.make(SearchIndex)
    const sources = { index, withProfile: (key: string) => store.withAccount(key) }
    return linkAccount({ login, type: 'User', profile: aProfile(profile) }, sources)
  }
  const keyOf = (url: string) => profileKey(parseProfile(url)!)
  const pronetKeys = async () => {
    const keys = new Set<string>()
    const store = await app.container.make(PeopleStore)
    for await (const { person_id: id } of store.all())
      for (const { pronet_url: url } of await store.recordsOf(id)) if (url) keys.add(keyOf(url))
    return keys
  }
  /** Returns the link of every person's account, with the profile that `profileFor` returns. */
  const links = async (
    profileFor: (person: Truth) => Partial<AccountProfile> | null
  ): Promise<[Truth, Link | null][]> => {
    const found: [Truth, Link | null][] = []
    for (const person of people) {
      const profile = profileFor(person)
      if (!profile) continue
      const login = person.socials.codehost?.split('/').at(-1) ?? `${person.id}-codes`
      found.push([person, await link(login, profile)])
    }
    return found
  }
  const tally = (found: [Truth, Link | null][]): Tally => {
    const counts: Tally = { right: 0, wrong: [] }
    for (const [{ id }, link] of found) {
      if (!link?.person) continue
      if (indexed.get(id)!.includes(link.person.person_id)) counts.right++
      else counts.wrong.push(id)
    }
    return counts
  }

  test('[CH-056 CH-061] a listed profile never links to the wrong person, and links to the right one if it is indexed', async ({
    assert,
  }) => {
    const found = await links(({ pronet_url: url, name }) => (url ? { name, bio: `Hello. ${url}` } : null))
    const { right, wrong } = tally(found)
    assert.isEmpty(wrong)
    const known = await pronetKeys()
    assert.equal(right, found.filter(([{ pronet_url: url }]) => known.has(keyOf(url!))).length)
    assert.isTrue(found.every(([, link]) => link?.method === 'profile_link'))
  })

  // A person without records may be linked to their only namesake, hence the low confidence.
  for (const [title, profileFor, minShare, strangers] of [
    [
      'name, employer and place',
      ({ name, company, city }: Truth) => ({ name, company, location: city[0] }),
      0.8,
      0,
    ],
    ['name and employer', ({ name, company }: Truth) => ({ name, company }), 0.75, 0],
    ['name and place', ({ name, city }: Truth) => ({ name, location: city[0] }), 0.7, 3],
  ] as const)
    test(`[CH-057 CH-058 CH-059] ${title} never link an indexed person to another`, async ({ assert }) => {
      const { right, wrong } = tally(await links(profileFor))
      const mistaken = wrong.filter((id) => indexed.get(id)!.length > 0)
      assert.isEmpty(mistaken)
      assert.isAtMost(wrong.length, strangers)
      assert.isAtLeast(right / people.length, minShare)
    })

  test('[CH-060] namesakes at one employer or in one city are never linked', async ({ assert }) => {
    const [atOne, inOne] = [new Map<string, Person[]>(), new Map<string, Person[]>()]
    const put = (groups: Map<string, Person[]>, key: string, person: Person) =>
      groups.set(key, [...(groups.get(key) ?? []), person])
    for await (const person of (await app.container.make(PeopleStore)).all()) {
      const name = nameTokens(person.name).join(' ')
      if (person.company) put(atOne, `${name} | ${companyKey(person.company)}`, person)
      if (person.city) put(inOne, `${name} | ${placeFacets(person).city}`, person)
    }
    const several = (groups: Map<string, Person[]>) => [...groups.values()].filter(({ length }) => length > 1)
    const cases: Partial<AccountProfile>[] = [
      ...several(atOne).map(([{ name, company }]) => ({ name, company: company! })),
      ...several(inOne).map(([{ name, city }]) => ({ name, location: city! })),
    ]
    assert.isAbove(cases.length, 5)
    for (const profile of cases) assert.isNull(await link('nobody-s-codes', profile), JSON.stringify(profile))
  })
})
