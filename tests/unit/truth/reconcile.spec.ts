import { test } from '@japa/runner'
import type { Column } from '#domain/truth/column'
import { reconcile, type ScoredValues, type ValueJudge } from '#domain/truth/reconcile/reconcile'
import type { SourceKind } from '#domain/truth/reconcile/sources'
import type { Vote } from '#domain/truth/reconcile/vote'
import { NOW, vote } from './votes.js'

const column = (key: string, entity: Column['entity'] = 'company', rest: Partial<Column> = {}): Column => ({
  key,
  entity,
  ...rest,
})
const COMPANY = column('company', 'person')
const TITLE = column('title', 'person')
const LOCATION = column('location', 'person')
const FOUNDED = column('founded_year')
const answer = (of: Column, votes: Vote[]) => reconcile(of, votes, { now: NOW })
const confidence = (of: Column, votes: Vote[]) => answer(of, votes).confidence!

test.group('truth: reconcile', () => {
  test('[DS-078] a column without votes is not found, without value or confidence', ({ assert }) => {
    const nothing = { status: 'not_found', value: null, confidence: null, supporters: [] }
    assert.deepEqual(answer(FOUNDED, []), nothing as any)
    assert.deepEqual(answer(FOUNDED, [vote('long ago')]), nothing as any)
    assert.deepEqual(answer(COMPANY, [vote('Acme', { past: true })]), nothing as any)
  })

  test('values that may be true together do not contradict each other', ({ assert }) => {
    const own = { kind: 'own_site' as const, method: 'json-ld' as const }
    const texts = ['Acme grows tomatoes under glass.', 'A family firm for seeds and tools since 1920.']
    const described = answer(
      column('description'),
      texts.map((text) => vote(text, own))
    )
    assert.equal(described.status, 'found')
    assert.isAbove(described.confidence!, 0.9)
    const heads = ['Marta Lindner', 'Jonas Weber'].map((name) => vote(name, own))
    const post = column('custom.ceo', 'company', { names: 'person_name' })
    assert.isBelow(confidence(post, heads), 0.9)
    assert.isAbove(confidence({ ...post, several: true }, heads), 0.9)
  })

  test('[DS-035] agreement of independent pages raises the confidence, copies do not', ({ assert }) => {
    const text = 'Acme was founded in 1998 by two friends in a garage near the old harbour of Porto'
    const one = vote(1998, { quote: text })
    const single = confidence(FOUNDED, [one])
    const copy = vote(1998, { quote: `${text}, as everybody knows` })
    assert.closeTo(confidence(FOUNDED, [one, copy]), single, 1e-9)
    const page = vote(1998, { url: one.url.replace('about', 'team') })
    assert.closeTo(confidence(FOUNDED, [one, page]), single, 1e-9)
    assert.isAbove(confidence(FOUNDED, [one, vote(1998), vote(1998)]), single + 0.1)
  })

  test('[DS-035] four directories do not outvote the own site, because they copy', ({ assert }) => {
    const wrong = ['a', 'b', 'c', 'd'].map((name) =>
      vote(2011, { kind: 'directory', url: `https://${name}-dir.example/c/acme` })
    )
    const { value, status } = answer(FOUNDED, [...wrong, vote(2018, { kind: 'own_site' })])
    assert.deepEqual([value, status], [2018, 'found'])
  })

  test('[DS-035] [DS-077] a registry suffices for an answer, but a directory does not', ({ assert }) => {
    const said = (name: string) => vote(2011, { kind: 'directory', url: `https://${name}.example/c/acme` })
    const alone = answer(FOUNDED, [said('hub')])
    assert.deepInclude(alone, { status: 'unverified', value: 2011 })
    assert.isAbove(alone.confidence!, 0.3)
    assert.equal(answer(FOUNDED, [vote(2011, { kind: 'registry' })]).status, 'found')
  })

  test('[DS-036] time after the last statement lowers the confidence less than time between two statements', ({
    assert,
  }) => {
    const at = (days: number) => confidence(TITLE, [vote('Head of Sales', { kind: 'own_profile', days })])
    assert.isAbove(at(400), at(10) - 0.04)
    const old = vote('Head of Sales', { kind: 'own_profile', days: 800 })
    const { value } = answer(TITLE, [old, vote('Chief of Staff', { kind: 'own_profile', days: 400 })])
    assert.equal(value, 'Chief of Staff')
  })

  test('[DS-036] a stronger source or a newer page raises the confidence', ({ assert }) => {
    const by = (kind: SourceKind, days: number) => confidence(TITLE, [vote('Head of Sales', { kind, days })])
    assert.isAbove(by('own_site', 10), by('directory', 10))
    assert.isAbove(by('own_profile', 10), by('own_profile', 700))
    const stable = [10, 700].map((days) => confidence(FOUNDED, [vote(1998, { kind: 'own_site', days })]))
    assert.closeTo(stable[0], stable[1], 1e-9)
  })

  test('[DS-077] contradicting claims yield no answer', ({ assert }) => {
    const { status, confidence } = answer(FOUNDED, [vote(1998), vote(2004)])
    assert.equal(status, 'unverified')
    assert.isBelow(confidence!, 0.5)
    assert.isAbove(confidence!, 0.3)
  })

  test('news of a move outweighs an older profile and the directories that copied it', ({ assert }) => {
    const before = [
      vote('Elmora', { kind: 'own_profile', days: 273 }),
      vote('Elmora', { kind: 'directory', days: 60 }),
      vote('Elmora', { kind: 'directory', days: 60 }),
    ]
    const moved = vote('Yarroworks Systems SAS', {
      kind: 'news',
      statedAt: '2026-04-02',
      days: 184,
      method: 'sentence',
    })
    assert.equal(answer(COMPANY, before).value, 'Elmora')
    assert.equal(answer(COMPANY, [...before, moved]).value, 'Yarroworks Systems SAS')
    const left = vote('Elmora', { kind: 'news', statedAt: '2026-04-02', days: 184, past: true })
    const after = answer(COMPANY, [...before, moved, left])
    assert.equal(after.value, 'Yarroworks Systems SAS')
    assert.isAbove(after.confidence!, confidence(COMPANY, [...before, moved]))
  })

  test('a statement that a value is past counts against the value', ({ assert }) => {
    const older = vote('Elmora', { kind: 'own_profile', days: 300 })
    const left = vote('Elmora', { kind: 'news', days: 30, past: true })
    assert.isBelow(confidence(COMPANY, [older, left]), 0.3)
    assert.isAbove(confidence(COMPANY, [older]), 0.7)
  })

  test('[DS-068] [DS-069] confidence is scaled by the identity of the page', ({ assert }) => {
    const profile = (identity: number) =>
      answer(column('socials.photo', 'person'), [
        vote('https://www.instagram.com/zoe', { kind: 'own_profile', identity }),
      ])
    assert.isBelow(profile(0.06).confidence!, 0.1)
    assert.closeTo(profile(0.49).confidence!, 0.48, 0.03)
    assert.equal(profile(0.49).status, 'unverified')
    assert.isAbove(profile(1).confidence!, 0.95)
  })

  test('two profiles of one page cluster do not outweigh an uncertain identity', ({ assert }) => {
    const one = vote('Lyon', { kind: 'own_profile', identity: 0.4, pageCluster: 'x' })
    const two = vote('Lyon', { kind: 'own_profile', identity: 0.4, pageCluster: 'x' })
    assert.closeTo(confidence(LOCATION, [one, two]), confidence(LOCATION, [one]), 1e-9)
  })

  test('a broader place supports the place inside it, and the more precise place is the answer', ({
    assert,
  }) => {
    const city = vote('Austin, TX', { kind: 'event', days: 30 })
    const country = vote('United States', { kind: 'own_profile', days: 30 })
    const { value, confidence: both } = answer(LOCATION, [city, country])
    assert.equal(value, 'Austin, TX')
    assert.isAbove(both!, confidence(LOCATION, [city]))
    assert.equal(answer(LOCATION, [country]).value, 'United States')
  })

  test('a bare state code is no place, because in prose it is usually another word', ({ assert }) => {
    assert.equal(answer(LOCATION, [vote('IA'), vote('TO')]).status, 'not_found')
    assert.equal(answer(LOCATION, [vote('US')]).value, 'US')
    assert.equal(answer(LOCATION, [vote('Des Moines, IA')]).value, 'Des Moines, IA')
  })

  test('a judge replaces the confidence of the values that it judges, and so chooses', ({ assert }) => {
    const votes = [vote('Engineer', { kind: 'own_site' }), vote('Keen sailor', { kind: 'own_site' })]
    const isEngineer = (scored: ScoredValues, i: number) => scored.shownOf(i) === 'Engineer'
    const prefers =
      (yes: number, no: number | null): ValueJudge =>
      (scored, i) =>
        isEngineer(scored, i) ? yes : no
    const judged = (judge: ValueJudge) => reconcile(TITLE, votes, { now: NOW, judge })
    assert.containsSubset(judged(prefers(0.8, 0.3)), { status: 'found', value: 'Engineer', confidence: 0.8 })
    assert.containsSubset(judged(prefers(0.1, 0.6)), { value: 'Keen sailor', confidence: 0.6 })
    assert.containsSubset(judged(prefers(0.4, 0.2)), { status: 'unverified', confidence: 0.4 })
    const { confidence: own } = judged(prefers(0, null))
    assert.closeTo(own!, reconcile(TITLE, votes, { now: NOW }).confidence!, 1e-9)
  })

  test('a judge does not replace the most precise place by a likelier, broader one', ({ assert }) => {
    const votes = [vote('Austin, TX'), vote('United States')]
    const judge: ValueJudge = (scored, i) => (scored.shownOf(i) === 'Austin, TX' ? 0.6 : 0.9)
    assert.equal(reconcile(LOCATION, votes, { now: NOW, judge }).value, 'Austin, TX')
  })

  const SAME: [Column, unknown[], unknown][] = [
    [COMPANY, ['Pinnara Bio', 'Pinnara Bio Limited'], 'Pinnara Bio Limited'],
    [TITLE, ['Director of Operations', 'Operations Director'], 'Director of Operations'],
    [TITLE, ['CTO', 'Chief Technology Officer'], 'Chief Technology Officer'],
    [LOCATION, ['Bangalore, India', 'Bengaluru'], 'Bangalore, India'],
    [column('headcount'), ['185', '51-200', '120 employees'], '51-200'],
    [column('headcount'), ['12,000', '10001+', 'more than 10,000'], '10001+'],
    [FOUNDED, [1998, 'since 1998'], 1998],
    [column('domain'), ['acme.example', 'https://www.acme.example/about'], 'https://acme.example'],
    [column('socials.microblog'), ['https://x.com/Acme', 'https://twitter.com/acme'], 'https://x.com/Acme'],
    [column('phone', 'person'), ['+1 415 555 2671', '+1 (415) 555-2671'], '+1 415 555 2671'],
    [column('phone', 'person'), ['+44 57 497 4638', '057 497 4638'], '+44 574974638'],
    [column('email.work', 'person'), ['Zoe@acme.com', 'mailto:zoe@acme.com'], 'zoe@acme.com'],
    [column('industry'), ['Biotech', 'Biotechnology'], 'Biotechnology'],
    [
      column('industry'),
      ['Freight and Logistics', 'Logistics and Supply Chain'],
      'Logistics and Supply Chain',
    ],
    [
      column('custom.a', 'company', { format: 'currency' }),
      ['$12.5 million', 'USD 12,500,000'],
      'USD 12500000',
    ],
    [
      column('custom.a', 'company', { format: 'date' }),
      ['2 January 1996', '1996-01-02', '1996'],
      '1996-01-02',
    ],
    [column('custom.a', 'company', { format: 'boolean' }), ['yes', true, 'Ja'], true],
    [column('custom.a', 'company', { format: 'number' }), ['1,200 offices', 1200], 1200],
    [column('custom.a', 'company', { format: 'range' }), ['51 to 200', '51-200'], '51-200'],
    [
      column('custom.a', 'company', { format: 'options', options: ['seed', 'series_a'] }),
      ['Series A round', 'series_a'],
      'series_a',
    ],
  ]
  for (const [of, stated, shown] of SAME) {
    test(`${of.key}${of.format ? ` (${of.format})` : ''}: ${stated.join(' = ')}`, ({ assert }) => {
      const votes = stated.map((value) => vote(value))
      const { value, confidence: all } = answer(of, votes)
      assert.equal(value, shown as any)
      assert.isAbove(all!, Math.max(...votes.map((one) => confidence(of, [one]))))
    })
  }

  const DIFFERENT: [Column, unknown, unknown][] = [
    [COMPANY, 'Acme', 'Acme Foods'],
    [TITLE, 'Head of Sales', 'Head of Product'],
    [LOCATION, 'Paris, Texas', 'Paris, France'],
    [column('headcount'), '51-200', '201-500'],
    [FOUNDED, 1998, 1999],
    [column('name', 'person'), 'Zoe Garner', 'Zoe Gardner'],
    [column('socials.microblog'), 'https://x.com/acme', 'https://x.com/acmehq'],
    [column('custom.a', 'company', { format: 'currency' }), '$12 million', '€12 million'],
  ]
  for (const [of, one, other] of DIFFERENT) {
    test(`${of.key}: ${one} is not ${other}`, ({ assert }) => {
      assert.isBelow(confidence(of, [vote(one), vote(other)]), confidence(of, [vote(one)]))
    })
  }
})
