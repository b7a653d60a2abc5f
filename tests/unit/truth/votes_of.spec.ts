import { test } from '@japa/runner'
import type { Claim, ClaimField, Mention } from '#domain/evidence/claim'
import { type IdentityEvidence, initialEvidence } from '#domain/truth/identity/identity_evidence'
import { readSubject } from '#domain/truth/subject'
import { votesOf } from '#domain/truth/votes_of'
import { cpuMsOf, slowness } from '#tests/support/machine_speed'

const claim = (field: ClaimField, value: unknown, past = false): Claim =>
  ({ field, value, quote: String(value), method: 'label', statedAt: null, past }) as Claim
const job = (title: string, company: string, current: boolean) => ({
  title,
  company,
  start: null,
  end: null,
  current,
})

const ZOE: Mention = {
  entity: 'person',
  name: 'Zoe Garner',
  own: true,
  links: ['https://x.com/zoeg', 'https://zoe.example/'],
  claims: [
    claim('employment', job('Head of Sales', 'Acme', true)),
    claim('employment', job('Sales Manager', 'Acme Ltd', false)),
    claim('employment', job('Clerk', 'Initech', false)),
    claim('company', 'Hooli', true),
    claim('email', 'zoe@acme.com'),
    claim('email', 'zoe@gmail.com'),
    claim('email', 'info@acme.com'),
    claim('location', 'Lyon'),
    claim('website', 'https://zoe.example/'),
    claim('social', 'https://github.com/zoe'),
  ],
}
const votes = (
  column: string,
  mention = ZOE,
  url = 'https://www.linkedin.com/in/zoe',
  evidence: IdentityEvidence | null = null
) =>
  votesOf(
    column,
    {
      page: { url, observedAt: '2026-10-01T00:00:00Z', title: 'Zoe Garner' },
      mention,
      kind: 'own_profile',
      identity: 0.9,
    },
    evidence
  ).map(({ value, past }) => (past ? `not ${value}` : value))

const CASES: [string, unknown[]][] = [
  ['title', ['Head of Sales', 'not Sales Manager', 'not Clerk']],
  ['company', ['Acme', 'not Initech', 'not Hooli']],
  ['email.work', ['zoe@acme.com']],
  ['email.personal', ['zoe@gmail.com']],
  ['location', ['Lyon']],
  ['website', ['https://zoe.example/']],
  ['socials.codehost', ['https://github.com/zoe']],
  ['socials.microblog', ['https://x.com/zoeg']],
  ['socials.pronet', ['https://www.linkedin.com/in/zoe']],
  ['socials.photo', []],
  ['page_text', []],
  ['custom.title', []],
]

test.group('truth: votes of a mention', () => {
  for (const [column, expected] of CASES)
    test(`${column}: ${expected.join(', ') || 'none'}`, ({ assert }) => {
      assert.sameMembers(votes(column), expected)
    })

  test('a company’s own site states its domain, and other pages do not', ({ assert }) => {
    const acme: Mention = { entity: 'company', name: 'Acme', own: true, links: [], claims: [] }
    assert.deepEqual(votes('domain', acme, 'https://www.acme.example/about'), ['https://www.acme.example/'])
    assert.deepEqual(votes('domain', { ...acme, own: false }, 'https://list.example/acme'), [])
    assert.deepEqual(votes('pronet_url', acme, 'https://www.linkedin.com/company/acme'), [
      'https://www.linkedin.com/company/acme',
    ])
  })
})

test.group('truth: votes against somebody else’s values', () => {
  test('another person’s address at the same domain is no vote', ({ assert }) => {
    const mention = {
      ...ZOE,
      claims: [
        claim('email', 'zoe.garner@acme.com'),
        claim('email', 'office.south@acme.com'),
        claim('email', 'kt77@hooli.com'),
      ],
    }
    assert.deepEqual(votes('email.work', mention), ['zoe.garner@acme.com', 'kt77@hooli.com'])
  })

  test('4,000 addresses of a hostile page take less than 200 ms of processor time', ({ assert }) => {
    const emails = Array.from({ length: 4000 }, (_, i) => `bxq${i}@acme.com`)
    const mention = { ...ZOE, claims: emails.map((email) => claim('email', email)) }
    const evidence = initialEvidence(readSubject('person', { name: 'Zoe Garner', company: 'Acme' }))
    evidence.emails.push(...emails.map((text) => ({ text, probability: 1 })))
    const times = [1, 2, 3].map(() =>
      cpuMsOf(() => assert.lengthOf(votes('email.work', mention, undefined, evidence), 4000))
    )
    assert.isBelow(Math.min(...times), 200 * slowness())
  }).timeout(20_000)

  test('a site in a folder of a shared host is a website, but no domain', ({ assert }) => {
    const mention = { ...ZOE, claims: [], home: 'https://agency.github.io/zoe/' }
    const url = 'https://agency.github.io/zoe/about.html'
    assert.deepEqual(votes('website', mention, url), ['https://agency.github.io/zoe/'])
    assert.deepEqual(votes('domain', mention, url), [])
  })

  test('the address of an own page that does not name its owner is quoted by the page’s title', ({
    assert,
  }) => {
    const page = { url: 'https://zoe.example/contact', title: 'Contact', observedAt: '2026-10-01T00:00:00Z' }
    const quotesOf = (claims: Claim[], title: string | null) =>
      votesOf('website', { page: { ...page, title }, mention: { ...ZOE, claims } } as never, null).map(
        ({ quote }) => quote
      )
    assert.deepEqual(quotesOf([claim('name', 'Zoe Garner')], 'Contact'), ['Zoe Garner'])
    assert.deepEqual(quotesOf([claim('phone', '+49 30 1')], 'Contact'), ['Contact'])
    assert.deepEqual(quotesOf([claim('phone', '+49 30 1')], null), ['+49 30 1'])
    assert.deepEqual(quotesOf([], null), [])
  })

  test('[DS-006] a title has none of the row’s names, in any script', ({ assert }) => {
    const mention: Mention = {
      ...{ entity: 'person', name: '市川 裕大', own: true, links: [] },
      claims: [claim('title', 'Associate Professor Yudai Ichikawa')],
    }
    const evidence = initialEvidence(readSubject('person', { name: 'Yudai Ichikawa' }))
    assert.deepEqual(votes('title', mention, 'https://ichikawa.example/', evidence), ['Associate Professor'])
  })

  test('[DS-006] a company in a folder of somebody else’s host has no domain', ({ assert }) => {
    const shop: Mention = { entity: 'company', name: 'Elmwald Bakery', own: true, links: [], claims: [] }
    const url = 'https://janeporter.github.io/elmwald-bakery/'
    assert.deepEqual(votes('domain', shop, url), [])
    const linked = { ...shop, claims: [claim('website', 'https://janeporter.github.io/')] }
    assert.deepEqual(votes('domain', linked, url), [])
    assert.deepEqual(votes('domain', shop, 'https://janeporter.github.io/elmwald.fr_site/'), [])
    const own = { ...shop, name: 'Jane Porter' }
    assert.deepEqual(votes('domain', own, url), ['https://janeporter.github.io/'])
  })
})
