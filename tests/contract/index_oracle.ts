import type { Assert } from '@japa/assert'
import type { IndexChange, SearchIndex } from '#domain/ports/search_index'
import { MemoryIndex } from '#adapters/index/memory/memory_index'
import { type Agreement, assertAgree } from './support/agreement.js'
import { DocumentLog } from './support/document_log.js'
import { Random } from './support/random.js'
import { randomDocument, randomDocuments } from './support/random_documents.js'
import { randomQuery, withoutVectors } from './support/random_queries.js'

/**
 * Runs random queries on random documents, through changes, merges and rebuilds. Compares the
 * results with the oracle, which tests every document.
 */
export async function agreesWithOracle(
  assert: Assert,
  index: SearchIndex,
  agreement: Agreement
): Promise<void> {
  const random = Random.seeded()
  const oracle = new MemoryIndex()
  const log = new DocumentLog()
  let documents = randomDocuments(random, 1500)
  let sequence = 0
  const rebuild = async (position: number) => {
    await both((one) => one.rebuild('people', documents, position))
    log.rebuild(documents, position)
  }
  const apply = async (changes: IndexChange[]) => {
    await both((one) => one.apply('people', changes))
    log.apply(changes)
  }
  const both = async (work: (one: SearchIndex) => Promise<unknown>) => {
    await work(oracle)
    await work(index)
  }
  const compares = await index.comparesVectors()
  const agree = async (count: number, stage: string) => {
    for (let n = 0; n < count; n++) {
      const query = randomQuery(random, documents)
      await assertAgree(
        assert,
        oracle,
        index,
        'people',
        compares ? query : withoutVectors(query),
        `INDEX_SEED=${random.seed} ${stage}`,
        agreement,
        log
      )
    }
    const asked = Array.from({ length: 20 }, () => `p${random.below(1700)}`)
    assert.deepEqual(
      await index.get('people', asked),
      await oracle.get('people', asked),
      `INDEX_SEED=${random.seed}`
    )
    assert.equal((await index.status('people')).documents, (await oracle.status('people')).documents)
  }
  const change = (): IndexChange => {
    const id = `p${random.below(1700)}`
    return { sequence: ++sequence, id, document: random.chance(0.3) ? null : randomDocument(random, id) }
  }
  await rebuild(0)
  await agree(150, 'rebuilt')
  for (const size of [1, 1, 1, 3, 40, 400]) {
    const batch = Array.from({ length: size }, change)
    await apply(batch)
    await agree(25, `after ${sequence} changes`)
  }
  await both((one) => one.merge('people'))
  await agree(50, 'merged')
  for (let n = 0; n < 30; n++) await apply([change()])
  await agree(50, 'changed after the merge')
  documents = randomDocuments(random, 200, 'p1')
  await rebuild(sequence - 10)
  await agree(50, 'rebuilt with newer changes kept')
}
