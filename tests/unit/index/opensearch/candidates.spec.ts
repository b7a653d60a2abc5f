import { test } from '@japa/runner'
import { CandidateChooser, candidateCounts } from '#adapters/index/opensearch/candidates'
import { DocumentSample } from '#adapters/index/opensearch/document_sample'
import { placeOf } from '#adapters/index/opensearch/place'
import type { Filter, IndexQuery, ScoreClause } from '#domain/ports/search_index'
import { doc } from '../../../contract/support/doc.js'

const DOCUMENTS = 5_000
const CANDIDATES = 10
const LIMITS = { candidates: CANDIDATES, matched: 2 }

/** Every document has the word `all`, every second `half`, and one in 500 `few`. Ranks are equal. */
const documents = Array.from({ length: DOCUMENTS }, (_, at) =>
  doc(`d${at}`, {
    rank: 3,
    text: { body: ['all', ...(at % 2 ? ['half'] : []), ...(at % 500 ? [] : ['few'])] },
    phrases: { title: [at % 2 ? ['sales', 'clerk'] : ['nurse']] },
  })
)

function sampled(size?: number) {
  const sample = new DocumentSample(LIMITS, size)
  for (const document of documents) sample.add(document)
  return sample.bounds(1)!
}

const word = (value: string): ScoreClause => ({ by: 'token', field: 'body', value, weight: 1 })
const words = (...values: string[]): IndexQuery => ({ score: values.map(word), minimumMatches: 1, limit: 10 })
const chooser = new CandidateChooser(sampled())

test.group('candidates of searches in OpenSearch', () => {
  test('so many documents have the first place and those after it, although all ranks are equal', ({
    assert,
  }) => {
    const { places } = sampled()
    const counts = places.map(
      (place) => documents.filter(({ id, rank }) => placeOf(id, rank) >= place).length
    )
    assert.lengthOf(counts, 4)
    for (const [at, count] of counts.entries()) assert.approximately(count, CANDIDATES * 2 ** at, 1)
  })

  test('a sample estimates what it does not keep', ({ assert }) => {
    const { places, shares } = sampled(1_000)
    const count = documents.filter(({ id, rank }) => placeOf(id, rank) >= places[3]).length
    assert.approximately(count, CANDIDATES * 8, CANDIDATES * 6)
    const listed = new Map(shares)
    assert.equal(listed.get('text.body all'), 1)
    assert.approximately(listed.get('text.body half')!, 0.5, 0.1)
  })

  test('searches by common words examine the highest ranks, and documents with rare words', ({ assert }) => {
    const { places } = sampled()
    assert.deepEqual(chooser.candidatesOf(words('all', 'half')), { place: places[0], rare: [], minimum: 2 })
    assert.deepEqual(chooser.candidatesOf(words('all', 'unheard'))!.rare, [word('unheard')])
  })

  test('searches with few matches, totals, another order or vectors examine all matches', ({ assert }) => {
    assert.isNull(chooser.candidatesOf(words('few', 'unheard')))
    assert.isNull(chooser.candidatesOf({ ...words('all'), countTo: 10 }))
    assert.isNull(chooser.candidatesOf({ ...words('all'), sort: { field: 'age', order: 'asc' } }))
    assert.isNull(chooser.candidatesOf({ limit: 10 }))
    const vector: ScoreClause = { by: 'vector', field: 'about', value: Int8Array.of(1), weight: 1 }
    assert.isNull(chooser.candidatesOf({ score: [word('all'), vector], limit: 10 }))
    const filter: Filter = { match: 'phrase', field: 'title', tokens: ['sales', 'unheard'] }
    assert.isNull(chooser.candidatesOf({ ...words('all'), filter }))
  })

  test('fewer expected matches need more candidates', ({ assert }) => {
    const { places } = sampled()
    const filter: Filter = { match: 'phrase', field: 'title', tokens: ['sales', 'clerk'] }
    const placeFor = (...of: Filter[]) =>
      chooser.candidatesOf({ ...words('half'), filter: { match: 'all', of } })?.place
    assert.equal(placeFor(), places[0])
    assert.equal(placeFor(filter), places[1])
    assert.equal(placeFor(filter, filter), places[2])
    assert.isUndefined(placeFor(filter, filter, filter, filter))
  })

  test('small shards have no bounds', ({ assert }) => {
    assert.deepEqual(candidateCounts(99_999, 2_000), [])
    assert.deepEqual(candidateCounts(500_000, 2_000), [2_000, 4_000, 8_000])
    assert.isNull(new DocumentSample(LIMITS).bounds(1))
  })
})
