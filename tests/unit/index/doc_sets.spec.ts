import { test } from '@japa/runner'
import { atLeast, intersection } from '#adapters/index/embedded/combined_sets'
import { RangeSet } from '#adapters/index/embedded/computed_sets'
import { bitSet, type DocSet, END, ListSet } from '#adapters/index/embedded/doc_set'
import { NumberColumn } from '#adapters/index/embedded/number_column'
import { Random } from '#tests/contract/support/random'

const DOCUMENTS = 5_000
const BLOCK = 256

/** Returns a few runs of adjacent documents, so that most blocks have none. */
function runs(random: Random): Uint32Array {
  const docs = new Set<number>()
  for (let run = 0; run < 4; run++) {
    const from = random.below(DOCUMENTS)
    for (let at = from; at < Math.min(DOCUMENTS, from + random.below(90)); at++) docs.add(at)
  }
  return Uint32Array.from(docs).sort()
}

const list = (random: Random) => new ListSet(runs(random))

function bits(random: Random): DocSet {
  const words = new Uint32Array((DOCUMENTS + 31) >>> 5)
  for (const doc of runs(random)) words[doc >>> 5] |= 1 << (doc & 31)
  return bitSet(words, DOCUMENTS)
}

function range(random: Random): DocSet {
  const values = Float64Array.from({ length: DOCUMENTS }, (_, at) => Math.floor(at / 100))
  const low = random.below(50)
  return new RangeSet(new NumberColumn(values), low, low + 2)
}

function membersOf(set: DocSet): number[] {
  const out = new Uint32Array(DOCUMENTS)
  const found: number[] = []
  for (let from = 0; from !== END; from = set.next) {
    const count = set.fill(from, out, out.length)
    for (let at = 0; at < count; at++) found.push(out[at])
  }
  return found
}

const kinds: Record<string, (random: Random) => DocSet> = {
  'a list': list,
  'a bitset': bits,
  'a range of numbers': range,
  'an intersection': (random) => intersection([list(random), bits(random), range(random)], [], DOCUMENTS),
  'a list without another': (random) => intersection([list(random)], [bits(random)], DOCUMENTS),
  'a union': (random) => atLeast([list(random), bits(random)], 1, DOCUMENTS),
  'two of three': (random) => atLeast([list(random), bits(random), list(random)], 2, DOCUMENTS),
}

test.group('sets of documents, block by block', () => {
  for (const [name, make] of Object.entries(kinds)) {
    test(`${name} marks the members of a block, and may hold no other`, ({ assert }) => {
      const random = Random.seeded()
      let skipped = 0
      for (let round = 0; round < 20; round++) {
        const seed = random.below(2 ** 31)
        const all = membersOf(make(new Random(seed)))
        const set = make(new Random(seed))
        for (let low = 0; low < DOCUMENTS; low += BLOCK) {
          const high = Math.min(low + BLOCK, DOCUMENTS)
          const expected = all.filter((doc) => doc >= low && doc < high)
          const mayHold = set.mayHold(low, high)
          if (!mayHold) skipped++
          const words = new Uint32Array(BLOCK / 32)
          set.mark(low, high, words)
          const marked = Array.from({ length: high - low }, (_, at) => low + at).filter(
            (doc) => (words[(doc - low) >>> 5] >>> ((doc - low) & 31)) & 1
          )
          const where = `INDEX_SEED=${random.seed}, round ${round}, block ${low}`
          assert.deepEqual(marked, expected, where)
          if (expected.length > 0) assert.isTrue(mayHold, where)
        }
      }
      assert.isAbove(skipped, 100)
    })
  }
})
