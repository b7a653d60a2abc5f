import { test } from '@japa/runner'
import { learnSources, type StatedRow, withLearned } from '#domain/truth/learning/learn_sources'
import { RELIABILITY, type SourceKind } from '#domain/truth/reconcile/reliability_data'
import { reconcile } from '#domain/truth/reconcile/reconcile'
import { ratesOf } from '#domain/truth/reconcile/sources'
import type { Vote } from '#domain/truth/reconcile/vote'

const FOUNDED = { key: 'founded_year', entity: 'company' as const }
const OBSERVED = '2026-10-01T00:00:00.000Z'
const NOW = '2026-11-01T00:00:00.000Z'
const vote = (kind: SourceKind, url: string, value: unknown, identity = 1): Vote => ({
  value,
  url,
  kind,
  method: 'label',
  quote: String(value),
  observedAt: OBSERVED,
  statedAt: null,
  past: false,
  identity,
})

/**
 * Companies whose site, register and one news site agree. Another news site and two directories
 * that copy are often wrong.
 */
const rows = (count: number): StatedRow[] =>
  Array.from({ length: count }, (_, i) => {
    const year = 1950 + (i % 70)
    const wrong = 1900 + (i % 50)
    const votes = [
      vote('own_site', `https://company${i}.example/`, year),
      vote('registry', `https://register.example/${i}`, year),
      vote('news', `https://careful.example/${i}`, year),
      vote('news', `https://careless.example/${i}`, i % 2 === 0 ? year : wrong),
      vote('directory', `https://lista.example/${i}`, i % 3 === 0 ? year : wrong + 1),
      vote('directory', `https://listb.example/${i}`, i % 3 === 0 ? year : wrong + 1),
      vote('other', `https://stranger.example/${i}`, wrong, 0.4),
    ]
    return { id: `c${i}`, cells: [{ column: FOUNDED, votes }] }
  })

test.group('truth: learned sources', () => {
  const learned = learnSources(rows(120))
  const rightOf = (kind: SourceKind, site: string | null = null) =>
    learned.find((one) => one.kind === kind && one.site === site)?.accuracy ?? Number.NaN

  test('rates a site that agrees with others higher than a site that does not', ({ assert }) => {
    assert.isAbove(rightOf('own_site'), 0.97)
    assert.isAbove(rightOf('news', 'careful.example'), 0.97)
    assert.closeTo(rightOf('news', 'careless.example'), 0.57, 0.08)
    assert.isBelow(rightOf('directory'), 0.5)
    assert.isBelow(rightOf('news'), rightOf('news', 'careful.example'))
  })

  test('[DS-035] copies do not confirm each other', ({ assert }) => {
    assert.closeTo(rightOf('directory'), 0.38, 0.08)
  })

  test('ignores uncertain identities and sources with few claims', ({ assert }) => {
    assert.isTrue(Number.isNaN(rightOf('other')))
    assert.isEmpty(learnSources(rows(4)))
  })

  test('[DS-036] answers use learned accuracies, per site if available', ({ assert }) => {
    const table = withLearned(learned)
    const exact = (url: string) => exactOf('founded_year', table, url)
    assert.isAbove(exact('https://www.careful.example/x'), exact('https://careless.example/x') + 0.2)
    assert.equal(
      exact('https://unknown.example/'),
      ratesOf({ key: 'founded_year' }, { kind: 'news', method: 'label', identity: 1, url: '' }, table).exact
    )
    const only = [vote('news', 'https://careless.example/z', 1999)]
    const before = reconcile(FOUNDED, only, { now: NOW, reliability: RELIABILITY }).confidence!
    assert.isBelow(reconcile(FOUNDED, only, { now: NOW, reliability: table }).confidence!, before - 0.2)
  })

  test('keeps the prior for other sources and fields', ({ assert }) => {
    assert.deepEqual(withLearned([]).sources, RELIABILITY.sources)
    assert.equal(
      ratesOf(
        { key: 'location' },
        { kind: 'news', method: 'label', identity: 1, url: '' },
        withLearned(learned)
      ).exact,
      ratesOf({ key: 'location' }, { kind: 'news', method: 'label', identity: 1, url: '' }).exact
    )
  })
})

/** The probability that a labelled statement of a news site is exact. */
const exactOf = (key: string, table: Parameters<typeof ratesOf>[2], url = 'https://other.example/') =>
  ratesOf({ key }, { kind: 'news', method: 'label', identity: 1, url }, table).exact
