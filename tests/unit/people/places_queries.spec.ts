import { existsSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { words } from '#domain/people/text/text'
import { findPlaces, matchesPlace, matchesTerms, placeFacets } from '#domain/people/places/places'

/** Queries with the expected places, in order: name, or name=corrected. */
const QUERIES: [string, string][] = [
  ['engineers in munchen', 'munchen'],
  ['sales in barcelna', 'barcelna=barcelona'],
  ['sdr amsterdm', 'amsterdm=amsterdam'],
  ['philadelpia accountants', 'philadelpia=philadelphia'],
  ['engineers in new yrok', 'new yrok=new york'],
  ['counsel in massachusets', 'massachusets=massachusetts'],
  ['engenheiros na Alemanha', 'alemanha'],
  ['ventas en Estados Unidos', 'estados unidos'],
  ['Entwickler in Köln', 'koln'],
  ['recruiters in Den Haag', 'den haag'],
  ['lista de brasileiros', 'brasileiros'],
  ['French engineers', 'french'],
  ['french speaking support in lisbon', 'lisbon'],
  ['recruiters in the bay area', 'bay area'],
  ['denver area nurses', 'denver'],
  ['solutions consultants in greater phoenix area', 'greater phoenix'],
  ['uk & ireland sales director', 'uk ireland'],
  ['designers in berlin or remote', 'berlin'],
  ['portland or', 'portland or'],
  ['austin tx recruiters', 'austin tx'],
  ['cambridge, uk biotech', 'cambridge uk'],
  ['software engineers in bangalore, india', 'bangalore india'],
  ['engineers in ireland and uk', 'ireland;uk'],
  ['or business development representative', 'or'],
  ['tn pmms', 'tn'],
  ['people ops in la', 'la'],
  ['us based engineers', 'us'],
  ['people in reading', 'reading'],
  ['mobile developers in mobile', 'mobile'],
  ['cracks in buildings', ''],
  ['bugs in games', ''],
  ['modelling speakers', ''],
  ['teams connected from afar', ''],
  ['jobs usa', 'usa'],
  ['engineers in billings', 'billings'],
  ['head of people', ''],
  ['Edward Thornton at Xendara Studios', ''],
  ['Linda Allen at Tindraworks', ''],
  ['engineers in San Franciso Bay Area', 'san franciso bay area=san francisco bay area'],
  ['sales reps covering the southeast US', 'southeast us'],
  ['ex-Amazon PMs in Seattle', 'seattle'],
  ['bath and body product managers', ''],
  ['march campaign manager', ''],
  ['mobile engineers', ''],
  ['java developer', ''],
  ['co founder', ''],
  ['find me designers', ''],
  ['me and my team', ''],
  ['senior lead manager of product sales', ''],
  ['ingenieros que hablan de la empresa', ''],
  ['Eu quero encontrar influencers de Portugal', 'portugal'],
]

test.group('places in queries', () => {
  test('{0}')
    .with(QUERIES)
    .run(({ assert }, [query, expected]) => {
      const found = findPlaces(words(query)).map((m) => (m.corrected ? `${m.name}=${m.corrected}` : m.name))
      assert.equal(found.join(';'), expected)
    })

  test('reads a city followed by `area` as the city, with its metropolitan area as broader filter', ({
    assert,
  }) => {
    const [mention] = findPlaces(words('nurses in denver area'))
    assert.deepInclude(mention, { name: 'denver', kind: 'city', start: 2, end: 4 })
    const boulder = placeFacets({ city: 'Boulder', state: 'CO' }).terms
    assert.isFalse(matchesTerms(boulder, mention.filter))
    assert.isTrue(matchesTerms(boulder, mention.wider!))
  })

  test('a state after a city excludes its namesakes', ({ assert }) => {
    const [mention] = findPlaces(words('portland maine designers'))
    assert.isTrue(matchesTerms(placeFacets({ city: 'Portland', state: 'ME' }).terms, mention.filter))
    assert.isFalse(matchesTerms(placeFacets({ city: 'Portland', state: 'OR' }).terms, mention.filter))
  })

  test('mentions are within the query, ordered and do not overlap', ({ assert }) => {
    const vocabulary =
      'in near greater the area of new york paris texas or ca la engineer mobile san jose europe us de'.split(
        ' '
      )
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...vocabulary, 'xq', '7'), { maxLength: 12 }), (tokens) => {
        let at = 0
        for (const mention of findPlaces(tokens)) {
          assert.isAtLeast(mention.start, at)
          assert.isAbove(mention.end, mention.start)
          assert.isAtMost(mention.end, tokens.length)
          assert.isTrue(mention.score >= 0.5 && mention.score <= 1)
          at = mention.end
        }
      }),
      { numRuns: 300 }
    )
  })

  const SHARED = '../shared/data/queries/people_queries_dev.jsonl'
  test('finds the place in 99 % of labelled queries', ({ assert }) => {
    const rows = readFileSync(SHARED, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const missed = rows.filter(({ text, metadata }) => {
      const found = findPlaces(words(text))
      return found.length !== 1 || found[0].name !== words(metadata.geo_name).join(' ')
    })
    assert.isAtMost(missed.length / rows.length, 0.01, JSON.stringify(missed.map((row) => row.text)))
    assert.isTrue(
      rows.every(
        ({ metadata }) =>
          metadata.geo_type === 'region' || matchesPlace({ city: metadata.geo_name }, metadata.geo_name)
      )
    )
  }).skip(!existsSync(SHARED), 'no labelled queries here')
})
