import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { EmbeddedIndex } from '#adapters/index/embedded/embedded_index'
import { MemoryIndex } from '#adapters/index/memory/memory_index'
import type { Filter, IndexDocument, IndexQuery, ScoreClause } from '#domain/ports/search_index'
import { assertAgree } from './support/agreement.js'
import { doc } from './support/doc.js'
import { Random } from './support/random.js'

/** Enough for many blocks of 256 documents. */
const PEOPLE = 12_000
const QUERIES = 120
const WORDS = ['nurse', 'ward', 'care', 'night', 'clinic', 'school', 'driver']

/** Frequent words everywhere, rare employers anywhere, and towns of adjacent documents. */
function randomPeople(random: Random): IndexDocument[] {
  return Array.from({ length: PEOPLE }, (_, at) =>
    doc(`p${String(at).padStart(5, '0')}`, {
      rank: PEOPLE - at,
      text: { body: random.list(9, () => WORDS[Math.floor(WORDS.length * random.next() ** 2)]) },
      terms: {
        employer: [`e${random.below(3_000)}`],
        town: [`t${Math.floor(at / 700)}`],
        level: [`l${random.below(3)}`],
      },
      numbers: { year: 1950 + Math.floor(at / 250) },
    })
  )
}

function randomBonus(random: Random): Filter {
  const term = (field: string, below: number): Filter => ({
    match: 'term',
    field,
    value: `${field[0]}${random.below(below)}`,
  })
  const year = 1950 + random.below(50)
  const kinds: (() => Filter)[] = [
    () => term('employer', 3_000),
    () => term('town', 18),
    () => term('level', 3),
    () => ({ match: 'range', field: 'year', gte: year, lte: year + random.below(3) }),
    () => ({ match: 'any', of: random.list(3, () => term('employer', 3_000)) }),
    () => ({ match: 'all', of: [term('town', 18), term('level', 3)] }),
    () => ({ match: 'not', of: term('level', 3) }),
  ]
  return random.pick(kinds)()
}

function randomQuery(random: Random): IndexQuery {
  const words = random
    .list(4, () => random.pick(WORDS))
    .map((value): ScoreClause => ({ by: 'token', field: 'body', value, weight: 0.5 + random.next() }))
  const bonuses = random
    .list(3, () => randomBonus(random))
    .map((filter): ScoreClause => ({ by: 'filter', filter, weight: random.pick([0.1, 0.5, 2, 50]) }))
  const score = [...words, ...bonuses]
  return {
    score,
    minimumMatches: random.below(score.length + 1),
    limit: random.pick([1, 10, 40]),
    ...(random.chance(0.2) ? { filter: randomBonus(random) } : {}),
  }
}

test.group('index port: bonuses for filters, beside words', () => {
  test('120 random searches return what a plain scan returns', async ({ assert }) => {
    const random = Random.seeded()
    const directory = await mkdtemp(join(tmpdir(), 'index-'))
    const index = new EmbeddedIndex({ directory, threads: 0 })
    const oracle = new MemoryIndex()
    try {
      const people = randomPeople(random)
      for (const each of [oracle, index]) await each.rebuild('people', people, 0)
      for (let at = 0; at < QUERIES; at++)
        await assertAgree(assert, oracle, index, 'people', randomQuery(random), `INDEX_SEED=${random.seed}`)
    } finally {
      await index.close()
      await rm(directory, { recursive: true })
    }
  }).timeout(120_000)
})
