import { test } from '@japa/runner'
import { AllSet, BitSet } from '#adapters/index/embedded/doc_set'
import { DotProducts } from '#adapters/index/embedded/vectors/dot_products'
import { Shortlist } from '#adapters/index/embedded/vectors/shortlist'
import { SegmentDraft, SegmentImage } from '#adapters/index/embedded/segment_layout'
import { VectorColumn, writeVectors } from '#adapters/index/embedded/vectors/vector_column'
import { VectorScorer } from '#adapters/index/embedded/vectors/vector_scorer'
import { dotProduct, similarity } from '#domain/search/vectors'
import { Random } from '#bench/support/random'

const random = new Random(3)
const randomVector = (dimensions: number) =>
  Int8Array.from({ length: dimensions }, () => random.below(256) - 128)

/** Documents around 40 topics, so that they have near neighbours as real ones do. */
function columnOf(
  documents: number,
  dimensions: number
): { column: VectorColumn; vectors: (Int8Array | null)[] } {
  const topics = Array.from({ length: 40 }, () => randomVector(dimensions))
  const vectors = Array.from({ length: documents }, (_, at) =>
    at % 50 === 7
      ? null
      : random.pick(topics).map((value) => Math.max(-127, Math.min(127, value + random.below(161) - 80)))
  )
  const draft = new SegmentDraft()
  writeVectors(draft, 'vectors/about', { documents, dimensions }, (at) => vectors[at])
  const meta = { documents, text: {}, terms: [], phrases: [], numbers: [] }
  return {
    column: new VectorColumn(new SegmentImage(draft.toShared(meta)), 'vectors/about', dimensions),
    vectors,
  }
}

const closest = (query: Int8Array, vectors: (Int8Array | null)[], members: number[], count: number) =>
  members
    .map((at) => ({ at, score: vectors[at] ? similarity(query, vectors[at]) : 0 }))
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ at }) => at)

test.group('vectors of a segment', () => {
  for (const dimensions of [1, 2, 15, 16, 20, 33, 256, 1000]) {
    test(`products of ${dimensions} dimensions equal those of plain arithmetic`, ({ assert }) => {
      const products = new DotProducts(dimensions, 50)
      const query = randomVector(dimensions)
      const vectors = Array.from({ length: 50 }, () => randomVector(dimensions))
      for (const [at, vector] of vectors.entries()) products.load(vector, at)
      const expected = vectors.map((vector) => dotProduct(query, vector, 0))
      assert.deepEqual([...products.with(query, 50)], expected)
    })
  }

  test('a shortlist keeps the highest sums, and of equal ones the first', ({ assert }) => {
    const shortlist = new Shortlist(3)
    for (let doc = 0; doc < 40; doc++) shortlist.offer(doc, doc === 30 ? 9 : doc % 2)
    assert.deepEqual([...shortlist.docs()], [1, 3, 30])
  })

  for (const dimensions of [20, 64, 100]) {
    test(`the nearest of many vectors of ${dimensions} dimensions are found, also in a filter`, ({
      assert,
    }) => {
      const { column, vectors } = columnOf(6_000, dimensions)
      const all = Array.from(vectors.keys())
      const even = all.filter((at) => at % 2 === 0)
      const words = new Uint32Array(Math.ceil(vectors.length / 32)).fill(0x55555555)
      let found = 0
      for (let query = 0; query < 10; query++) {
        const value = vectors[query * 100]!
        const scorer = new VectorScorer(column, value, 1)
        const nearest = new Set(scorer.nearest(new AllSet(vectors.length), 400))
        const inFilter = new Set(scorer.nearest(new BitSet(words, 0, vectors.length, even.length), 400))
        found += closest(value, vectors, all, 10).filter((at) => nearest.has(at)).length
        found += closest(value, vectors, even, 10).filter((at) => inFilter.has(at)).length
        assert.isTrue([...inFilter].every((at) => at % 2 === 0 && vectors[at] !== null))
      }
      assert.isAtLeast(found, 190)
    })
  }

  test('exact scores are cosines, and 0 without a vector', ({ assert }) => {
    const { column, vectors } = columnOf(5_000, 48)
    const value = randomVector(48)
    const docs = Uint32Array.from({ length: 2_500 }, (_, at) => at + (at > 1_000 ? 1_500 : 0))
    const scores = new Float64Array(docs.length)
    new VectorScorer(column, value, 2).addExact(docs, docs.length, scores)
    for (const [at, doc] of docs.entries())
      assert.approximately(scores[at], vectors[doc] ? 2 * similarity(value, vectors[doc]) : 0, 1e-9)
  })

  test('a segment of documents without vectors has no similar ones', ({ assert }) => {
    const draft = new SegmentDraft()
    writeVectors(draft, 'v', { documents: 5_000, dimensions: 16 }, () => null)
    const meta = { documents: 5_000, text: {}, terms: [], phrases: [], numbers: [] }
    const column = new VectorColumn(new SegmentImage(draft.toShared(meta)), 'v', 16)
    const scorer = new VectorScorer(column, randomVector(16), 1)
    assert.lengthOf(scorer.nearest(new AllSet(5_000), 10), 0)
  })
})
