import { test } from '@japa/runner'
import { DomainError } from '#domain/errors'
import type { Pronet } from '#domain/pronet/pronet'
import { pronetRef } from '#domain/pronet/reference'
import type { PronetFilters } from '#domain/pronet/search_query'

const ZOE = pronetRef('zoe-garner', 'person')!
const NOBODY = pronetRef('nobody-at-all', 'person')!
const TIDEWELL = pronetRef('tidewell', 'company')!

/**
 * Registers the tests of an adapter of the professional network. It must serve the invented network
 * of world.ts.
 */
export function pronetContract(
  name: string,
  make: () => Promise<{ pronet: Pronet; end?: () => Promise<void> }>
) {
  test.group(`professional network: ${name}`, (group) => {
    let pronet: Pronet
    group.setup(async () => {
      const made = await make()
      pronet = made.pronet
      return () => made.end?.()
    })

    test('returns a profile with all known fields', async ({ assert }) => {
      assert.deepEqual(await pronet.profile(ZOE), {
        ...{ person_id: 'per_1', name: 'Zoe Garner', headline: 'Finding rivers', title: 'Head of Hydrology' },
        ...{ company: 'Tidewell', location: 'Lisbon, Portugal', pronet: ZOE.url },
        ...{ summary: 'Maps rivers with kayaks.', industry: null, website: null, skills: ['hydrology'] },
        experience: [{ title: 'Hydrologist', company: 'Streamline', start: '2015', end: '2019' }],
        education: [{ school: 'University of Coimbra', field: 'Geology' }],
        observed_at: '2026-10-01T00:00:00.000Z',
      })
      assert.isNull(await pronet.profile(NOBODY))
    })

    test('a company', async ({ assert }) => {
      assert.include(await pronet.company(TIDEWELL), {
        ...{ company_id: 'com_1', name: 'Tidewell', domain: 'tidewell.example', founded_year: 2012 },
        ...{ headcount: '51-200', industry: null },
      })
      assert.isNull(await pronet.company(pronetRef('nothing-here', 'company')!))
    })

    for (const [filters, names] of [
      [{ title: ['hydrologist'] }, ['Yan Peters']],
      [{ title: ['hydrologist', 'accountant'] }, ['Xu Lane', 'Yan Peters']],
      [{ location: 'Lisbon' }, ['Xu Lane', 'Zoe Garner']],
      [{ location: 'Lisbon', currentCompany: 'Tidewell' }, ['Zoe Garner']],
      [{ currentCompany: 'Abacus' }, ['Xu Lane']],
      [{ currentCompany: 'Streamline' }, []],
      [{ school: 'University of Coimbra' }, ['Zoe Garner']],
      [{ keywords: 'kayaks rivers' }, ['Zoe Garner']],
      [{ keywords: 'kayaks accountant' }, []],
    ] as [PronetFilters, string[]][])
      test(`[PN-005] search by ${JSON.stringify(filters)}`, async ({ assert }) => {
        const { matches, next } = await pronet.search(filters, 10, null)
        assert.deepEqual(matches.map((match) => match.name).sort(), names)
        assert.isNull(next)
      })

    test('[PN-006] pages contain each person once', async ({ assert }) => {
      const seen: string[] = []
      let cursor: string | null = null
      do {
        const page = await pronet.search({ location: 'Portugal' }, 1, cursor)
        assert.lengthOf(page.matches, 1)
        seen.push(...page.matches.map((match) => match.name))
        cursor = page.next
      } while (cursor !== null)
      assert.sameMembers(seen, ['Zoe Garner', 'Yan Peters', 'Xu Lane'])
    })

    test('rejects a cursor that no page returned', async ({ assert }) => {
      const error = await pronet.search({ location: 'Lisbon' }, 1, 'mine').catch((thrown) => thrown)
      assert.instanceOf(error, DomainError)
      assert.equal(error.code, 'validation_failed')
    })

    test('[PN-007] returns posts newest first, each once, up to the limit', async ({ assert }) => {
      const posts = await pronet.posts(ZOE, 10)
      assert.deepEqual(
        posts!.map((post) => [post.text, post.published_at]),
        [
          ['Post 2', '2026-07-01'],
          ['Post 3', '2026-06-01'],
          ['Post 1', '2026-05-01'],
        ]
      )
      assert.lengthOf((await pronet.posts(ZOE, 2))!, 2)
      assert.isNull(await pronet.posts(NOBODY, 10))
    })

    test("returns only the person's own comments", async ({ assert }) => {
      const comments = (await pronet.comments(ZOE, 10))!
      assert.lengthOf(comments, 1)
      assert.include(comments[0], { text: 'Thanks all', published_at: '2026-05-02' })
      assert.match(comments[0].post_url!, /zoe-garner_1$/)
    })

    test("returns a company's posts", async ({ assert }) => {
      assert.deepEqual(
        (await pronet.posts(TIDEWELL, 5))!.map(({ text }) => text),
        ['Post 4']
      )
    })
  })
}
