import { test } from '@japa/runner'
import type { SourceKind } from '#domain/truth/reconcile/reliability_data'
import { agreedFacts, factVotes, mergedVotes, votesWithout } from '#domain/search/verification/corroboration'
import { PersonFacts } from '#domain/search/verification/person_facts'

const NOW = '2026-11-01T00:00:00.000Z'
type Said = { title?: string; company?: string; passage?: string; identity?: number }

/** A page about Ada Quill with its statements. */
const source = (
  url: string,
  kind: SourceKind,
  { title = 'Treasurer', company = 'Corriemoor', passage, identity = 0.97 }: Said = {}
) => {
  const claim = (field: 'name' | 'title' | 'company', value: string) => ({
    field,
    value,
    method: 'label' as const,
    quote: passage ?? value,
    statedAt: null,
    past: false,
  })
  const claims = [claim('name', 'Ada Quill'), claim('title', title), claim('company', company)]
  const own = kind === 'own_site' || kind === 'own_profile'
  const mention = { entity: 'person' as const, name: 'Ada Quill', own, claims, links: [] }
  return {
    page: { url, observedAt: '2026-10-20T00:00:00.000Z', title: 'Ada Quill' },
    mention,
    mentions: [mention],
    kind,
    identity,
  }
}
type Page = ReturnType<typeof source>
const votes = (...sources: Page[]) => factVotes(new PersonFacts({ sources: sources as never }, NOW))
const agreed = (...sources: Page[]) => agreedFacts(votes(...sources), NOW)

const SITE = source('https://adaquill.example/', 'own_site')
const TEAM = source('https://corriemoor.example/team', 'employer_site')
const FORUM = source('https://forum.example/speakers/ada', 'event')

test.group('search: corroboration', () => {
  test('returns the facts on which two independent publishers agree', ({ assert }) => {
    assert.deepInclude(agreed(SITE, TEAM)!, { name: 'Ada Quill', title: 'Treasurer', company: 'Corriemoor' })
    assert.isNotNull(agreed(TEAM, FORUM))
  })

  test('returns only facts that both publishers state', ({ assert }) => {
    const found = agreed(
      TEAM,
      source('https://forum.example/speakers/ada', 'event', { title: 'Chief Executive Officer' })
    )!
    assert.equal(found.company, 'Corriemoor')
    assert.notProperty(found, 'title')
    assert.isNull(agreed(TEAM, source('https://forum.example/a', 'event', { company: 'Moonbeck Foods' })))
  })

  const ONE: Record<string, Page[]> = {
    'one page': [SITE],
    'two pages of one site': [SITE, source('https://blog.adaquill.example/me', 'other')],
    'an own site and an own profile': [SITE, source('https://www.linkedin.com/in/adaquill', 'own_profile')],
    "somebody else's page on a network": [SITE, source('https://x.com/someone/status/1', 'other')],
    'sites of a host that gives names away': [
      source('https://ada.github.io/', 'other'),
      source('https://friends.github.io/ada', 'news'),
    ],
    directories: [
      SITE,
      source('https://people.example/p/ada', 'directory'),
      source('https://who.example/p/ada', 'directory'),
    ],
    'a page likelier about a namesake': [SITE, source('https://forum.example/a', 'event', { identity: 0.3 })],
    'a copy': ['https://one.example/a', 'https://two.example/b'].map((url) =>
      source(url, 'news', {
        passage: 'Ada Quill has been named treasurer of Corriemoor after ten years with the house',
      })
    ),
  }
  for (const [what, sources] of Object.entries(ONE))
    test(`${what}: not corroborated`, ({ assert }) => {
      assert.isNull(agreed(...sources))
    })

  test('merges votes of several reads, and removes the votes of a page', ({ assert }) => {
    const both = mergedVotes(votes(SITE), votes(TEAM))
    assert.isNotNull(agreedFacts(both, NOW))
    assert.isNull(
      agreedFacts(
        votesWithout(both, (url) => url.includes('corriemoor')),
        NOW
      )
    )
    const since = votes(
      source('https://corriemoor.example/team', 'employer_site', { company: 'Moonbeck Foods' })
    )
    assert.isNull(agreedFacts(mergedVotes(both, since), NOW))
  })
})
