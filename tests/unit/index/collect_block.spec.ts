import { test } from '@japa/runner'
import fc from 'fast-check'
import { collectBlock, type DenseTerm } from '#adapters/index/embedded/collect_block'
import { FINE, FineMaxima } from '#adapters/index/embedded/fine_maxima'
import { BLOCK } from '#adapters/index/embedded/postings_writer'

/** Mostly 0, as the impacts of a term are. */
const impact = fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(255) })
/** The second block is short. */
const DOCUMENTS = BLOCK + 37

const term = fc.record({
  impacts: fc.uint8Array({ minLength: DOCUMENTS, maxLength: DOCUMENTS, min: 0 }).chain((bytes) =>
    fc.array(impact, { minLength: DOCUMENTS, maxLength: DOCUMENTS }).map((sparse) => {
      return Uint8Array.from(sparse, (value, at) => (value === 0 ? 0 : bytes[at]))
    })
  ),
  factor: fc.nat(1_000),
})

const denseTerm = ({ impacts, factor }: { impacts: Uint8Array; factor: number }, base: number): DenseTerm => {
  const all = new Uint8Array(base + DOCUMENTS)
  all.set(impacts, base)
  return {
    ...{ kind: 'dense', term: 0, count: 0, maximum: 255, impacts: all, base, factor },
    ...{ blockMaxima: new Uint8Array(2), blockBase: 0, fine: new FineMaxima(all, base, DOCUMENTS) },
  }
}

test.group('blocks of a segment', () => {
  test('the collected documents are those of a plain scan, for any terms, sums and threshold', () => {
    const entry = fc.record({ doc: fc.nat(BLOCK - 1), sum: fc.nat(50_000) })
    fc.assert(
      fc.property(
        fc.array(term, { maxLength: 4 }),
        fc.array(entry, { maxLength: 20 }),
        fc.nat(200_000),
        fc.nat(100),
        (terms, entries, threshold, base) => {
          const dense = terms.map((each) => denseTerm(each, base))
          return [0, BLOCK].every((low) => {
            const size = Math.min(BLOCK, DOCUMENTS - low)
            const sums = new Int32Array(BLOCK)
            let touched = 0
            for (const { doc, sum } of entries) {
              sums[doc] += sum
              touched |= 1 << (doc / FINE)
            }
            const expected = Array.from({ length: size }, (_, at) => at).filter((at) => {
              const added = terms.slice(0, 3).map(({ impacts, factor }) => impacts[low + at] * factor)
              return added.reduce((sum, one) => sum + one, sums[at]) > threshold
            })
            const candidates = new Uint32Array(BLOCK)
            const highest = Math.max(...sums)
            const args = [dense, low, size, threshold, highest, touched, sums, candidates] as const
            const count = collectBlock(...args)
            return candidates.subarray(0, count).join() === expected.map((at) => low + at).join()
          })
        }
      ),
      { numRuns: 60 }
    )
  })

  test('a group whose maxima cannot reach the threshold is not read', ({ assert }) => {
    const low = denseTerm({ impacts: new Uint8Array(DOCUMENTS).fill(3), factor: 10 }, 0)
    low.fine.read(0)
    // These impacts would reach the threshold if they were read.
    low.impacts.fill(200)
    const candidates = new Uint32Array(BLOCK)
    const collect = (highest: number, touched: number) =>
      collectBlock([low], 0, BLOCK, 100, highest, touched, new Int32Array(BLOCK), candidates)
    assert.equal(collect(0, 0), 0)
    assert.equal(collect(71, 0b100), FINE)
    assert.deepEqual(
      [...candidates.subarray(0, FINE)],
      Array.from({ length: FINE }, (_, i) => 2 * FINE + i)
    )
  })
})
