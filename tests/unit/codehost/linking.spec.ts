import { test } from '@japa/runner'
import { MemoryIndex } from '#adapters/index/memory/memory_index'
import type { AccountProfile, AccountType } from '#domain/codehost/account'
import { linkAccount } from '#domain/codehost/linking/link_account'
import { listedProfiles } from '#domain/codehost/linking/listed_profiles'
import { parseProfile, profileKey } from '#domain/people/networks/networks'
import type { Person } from '#domain/people/person_record'
import { companyDocument } from '#domain/search/company_document'
import { personDocument } from '#domain/search/people_document'
import { aProfile } from './accounts.js'

const PEOPLE: Partial<Person>[] = [
  {
    person_id: 'ada',
    name: 'Ada Cofona',
    company: 'Quorvane, Inc.',
    city: 'Austin',
    state: 'Texas',
    country: 'United States',
    pronet_url: 'https://www.linkedin.com/in/ada-cofona',
    socials: { codehost: 'adacodes' },
    experience: [{ company: 'Brannow' }, { company: 'Quorvane, Inc.' }],
  },
  { person_id: 'zoe1', name: 'Zoë van der Berg', company: 'Quorvane', city: 'Berlin', country: 'Germany' },
  { person_id: 'zoe2', name: 'Zoe van der Berg', company: 'Brannow', city: 'Berlin', country: 'Germany' },
  { person_id: 'twin1', name: 'Max Twin', company: 'Quorvane', city: 'Oslo', country: 'Norway' },
  { person_id: 'twin2', name: 'Max Twin', company: 'Quorvane', city: 'Oslo', country: 'Norway' },
  { person_id: 'twin3', name: 'Max Twin', company: 'Zelquint', city: 'Lima', country: 'Peru' },
  { person_id: 'cy', name: 'Cy Eklund', country: 'Sweden' },
]

const ADA = 'https://www.linkedin.com/in/ada-cofona'

/** Title, profile, and the expected person and method; null for no link. */
const CASES: [string, Partial<AccountProfile>, [string | null, string] | null][] = [
  [
    '[CH-056] the profile as a social link',
    { socials: ['linkedin.com/in/Ada-Cofona/'] },
    ['ada', 'profile_link'],
  ],
  ['[CH-056] as website', { blog: 'http://de.linkedin.com/in/ada-cofona?trk=x' }, ['ada', 'profile_link']],
  ['[CH-056] in the bio', { bio: `Hi (${ADA}), Rust.` }, ['ada', 'profile_link']],
  ['[CH-056] the same profile twice', { blog: ADA, bio: `see ${ADA}.` }, ['ada', 'profile_link']],
  ['[CH-060] two profiles listed', { blog: ADA, bio: 'with linkedin.com/in/bo-danvers' }, null],
  ['[CH-061] an unindexed profile', { blog: 'linkedin.com/in/bo-danvers' }, [null, 'profile_link']],
  ['[CH-056] a company page links nobody', { blog: 'linkedin.com/company/quorvane' }, null],
  [
    '[CH-057] name, employer and place',
    { name: 'ada cofona', company: '@quorvane', location: 'Austin, TX' },
    ['ada', 'name_company_location'],
  ],
  [
    '[CH-057] the place tells namesakes apart from one elsewhere',
    { name: 'Zoe van der Berg', company: 'Quorvane', location: 'Berlin' },
    ['zoe1', 'name_company_location'],
  ],
  [
    '[CH-058] name and employer, elsewhere',
    { name: 'Ada Cofona', company: 'Quorvane', location: 'Lisbon' },
    ['ada', 'name_company'],
  ],
  [
    '[CH-058] the employer by its code-host login',
    { name: 'Ada Cofona', company: '@qv-labs' },
    ['ada', 'name_company'],
  ],
  ['[CH-059] name and place', { name: 'Ada Cofona', location: 'Austin' }, ['ada', 'name_location']],
  [
    '[CH-059] an employer of before does not speak against it',
    { name: 'Ada Cofona', company: 'Brannow', location: 'Austin' },
    ['ada', 'name_location'],
  ],
  [
    '[CH-059] name and place, but another employer',
    { name: 'Ada Cofona', company: 'Foodly', location: 'Austin' },
    null,
  ],
  [
    '[CH-059] no employer in words',
    { name: 'Ada Cofona', company: 'Freelancer', location: 'Austin' },
    ['ada', 'name_location'],
  ],
  ['[CH-059] a country does not suffice if the city is known', { name: 'Ada Cofona', location: 'USA' }, null],
  [
    '[CH-059] a country where that is all',
    { name: 'Cy Eklund', location: 'Sweden' },
    ['cy', 'name_location'],
  ],
  [
    '[CH-060] namesakes at one employer and place',
    { name: 'Max Twin', company: 'Quorvane', location: 'Oslo' },
    null,
  ],
  ['[CH-060] namesakes at one employer', { name: 'Max Twin', company: 'Quorvane' }, null],
  ['[CH-060] namesakes in one place', { name: 'Max Twin', location: 'Oslo' }, null],
  ['[CH-060] namesakes in one city at two employers', { name: 'Zoe van der Berg', location: 'Berlin' }, null],
  [
    '[CH-060] the one of them whom employer and place name',
    { name: 'Max Twin', company: 'Zelquint', location: 'Lima' },
    ['twin3', 'name_company_location'],
  ],
  ['[CH-057] an additional word in the name', { name: 'Ada Q Cofona', company: 'Quorvane' }, null],
  ['[CH-057] a single word is not a name', { name: 'Ada', company: 'Quorvane', location: 'Austin' }, null],
  ['[CH-059] a name alone', { name: 'Ada Cofona' }, null],
  ['[CH-059] a location without a place', { name: 'Ada Cofona', location: '🌍' }, null],
]

async function sources() {
  const index = new MemoryIndex()
  const people = PEOPLE.map((person) => ({ names: [], records: 1, ...person }) as unknown as Person)
  await index.rebuild('people', people.map(personDocument), 0)
  const company = {
    company_id: 'q',
    name: 'Quorvane',
    names: [],
    records: 1,
    socials: { codehost: 'qv-labs' },
  }
  await index.rebuild('companies', [companyDocument(company)], 0)
  const withProfile = async (key: string) =>
    people.flatMap(({ person_id, pronet_url }) =>
      pronet_url && profileKey(parseProfile(pronet_url)!) === key ? [person_id] : []
    )
  return { index, withProfile }
}

const link = async (profile: Partial<AccountProfile>, login = 'adacodes', type: AccountType = 'User') => {
  const found = await linkAccount({ login, type, profile: aProfile(profile) }, await sources())
  return found && [found.person?.person_id ?? null, found.method]
}

test.group('code-host linking', () => {
  for (const [title, profile, expected] of CASES)
    test(title, async ({ assert }) => {
      const login = expected?.[0] === 'ada' || expected === null ? 'adacodes' : 'someone'
      assert.deepEqual(await link(profile, login), expected)
    })

  test('[CH-060] links a person with another known account by a listed profile, but not by name', async ({
    assert,
  }) => {
    assert.isNull(await link({ name: 'Ada Cofona', company: 'Quorvane', location: 'Austin' }, 'other'))
    assert.deepEqual(await link({ blog: ADA }, 'other'), ['ada', 'profile_link'])
  })

  test('[CH-055] links only accounts of people', async ({ assert }) => {
    for (const type of ['Organization', 'Bot', 'Mannequin'] as const)
      assert.isNull(await link({ blog: ADA, name: 'Ada Cofona', company: 'Quorvane' }, 'adacodes', type))
  })

  test('[CH-061] links to the URL of a listed profile if the index lacks the person', async ({ assert }) => {
    const profile = aProfile({ bio: 'linkedin.com/in/Bo-Danvers' })
    const found = await linkAccount({ login: 'bo', type: 'User', profile }, await sources())
    assert.deepEqual(found, {
      method: 'profile_link',
      url: 'https://www.linkedin.com/in/bo-danvers',
      person: null,
    })
  })

  test('[CH-056] finds URLs in running text, not in e-mail addresses', ({ assert }) => {
    const urls = (bio: string) => listedProfiles(aProfile({ bio })).map(({ url }) => url)
    assert.deepEqual(urls('x.com/zoe, and https://www.linkedin.com/in/zoe.'), [
      'https://x.com/zoe',
      'https://www.linkedin.com/in/zoe',
    ])
    assert.isEmpty(urls('zoe@linkedin.com/in/zoe mylinkedin.com/in/zoe'))
  })
})
