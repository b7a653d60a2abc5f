import 'reflect-metadata'
import { test } from '@japa/runner'
import { MemoryIndex } from '#adapters/index/memory/memory_index'
import { SentenceEncoder } from '#adapters/embedder/encoder/sentence_encoder'
import { peopleIndexSource } from '#app/people/index_sources'
import { PeopleEncoder } from '#app/people/people_encoder'
import { PeopleStore } from '#app/people/people_store'
import { PersonVectors } from '#app/people/person_vectors'
import { rebuildIndex } from '#app/index/rebuild_index'
import { QueryMeaning } from '#app/search/query_meaning'
import { ReadyEncoder } from '#app/search/ready_encoder'
import { NoEmbedder } from '#domain/search/embedder'
import { similarity } from '#domain/search/vectors'
import { MemorySuppressionList } from '#tests/support/fakes/memory_suppression_list'
import { parsedRequest } from '#tests/support/parsed_request'
import { postgresTestSql, sqliteTestSql, WITHOUT_POSTGRES } from '../support/test_sql.js'

const HEADLINES = [
  'Helps startups find venture capital and angel investors',
  'Paediatric nurse in a rural hospital',
  'Kubernetes networking and container clusters',
]

for (const [engine, open, skip] of [
  ['SQLite', sqliteTestSql, undefined],
  ['PostgreSQL', postgresTestSql, WITHOUT_POSTGRES],
] as const)
  test.group(`descriptions move towards the closest people: ${engine}`, (group) => {
    group.tap((one) => one.skip(skip !== undefined, skip))

    test('[SR-063] only descriptions do, and only towards similar people', async ({ assert, cleanup }) => {
      const { sql, end } = await open()
      cleanup(end)
      const store = new PeopleStore(sql, new MemorySuppressionList())
      await store.applyRecords(
        HEADLINES.map((headline, at) => ({
          id: `p${at}`,
          source: 'crm',
          name: `Person Number${at}`,
          headline,
        }))
      )
      const [encoder, none, index] = [new SentenceEncoder(), new NoEmbedder(), new MemoryIndex()]
      const people = new PeopleEncoder(sql, store, encoder, 100, {
        error: (err: unknown) => assert.fail(String(err)),
      })
      while (await people.step());
      const vectors = new PersonVectors(sql, none, { warn: () => {} }, encoder.model)
      await rebuildIndex(index, peopleIndexSource(store, vectors))
      const meaning = new QueryMeaning(none, new ReadyEncoder(encoder, async () => true), index, sql)
      const read = async (query: string) => {
        const given = parsedRequest({ query, type: 'instant', numResults: 10, filters: {} })
        const { value } = (await meaning.addTo(given)).meaning!
        const [alone] = await encoder.embed([given.parsed!.topic], 'query')
        const [investors] = await encoder.embed(HEADLINES.slice(0, 1), 'records')
        return { value, alone: alone!, closeness: [value, alone!].map((one) => similarity(one, investors!)) }
      }
      const description = await read('someone who helps startups with their financing')
      assert.isAbove(description.closeness[0], description.closeness[1] + 0.05)
      for (const query of ['startup financing', 'people who think about the mating of purple squids']) {
        const { value, alone } = await read(query)
        assert.deepEqual(value, alone, query)
      }
    }).timeout(60_000)
  })
