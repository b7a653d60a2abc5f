import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { EmbeddedIndex, type EmbeddedIndexSettings } from '#adapters/index/embedded/embedded_index'
import { indexContract } from './index_contract.js'
import { doc } from './support/doc.js'

const embedded = (settings: Omit<EmbeddedIndexSettings, 'directory'>) => async () => {
  const directory = await mkdtemp(join(tmpdir(), 'index-'))
  const index = new EmbeddedIndex({ directory, mergeFrom: 1, ...settings })
  const end = async () => {
    await index.close()
    await rm(directory, { recursive: true })
  }
  return { index, end }
}

indexContract('embedded, on the calling thread', embedded({ threads: 0 }))
indexContract(
  'embedded, on a thread, several segments',
  embedded({ threads: 1, inlineCost: 0, storedInMemory: 20_000, segmentDocuments: 600 })
)

test.group('index port: embedded, vectors of very many matches', () => {
  test('finds the most similar document, whether a word matches others or none', async ({ assert }) => {
    const { index, end } = await embedded({ threads: 0 })()
    const word = (value: string) => ({ by: 'token', field: 'body', value, weight: 0.01 }) as const
    const vector = { by: 'vector', field: 'about', value: Int8Array.of(1, 0), weight: 1 } as const
    function* documents() {
      for (let at = 0; at <= 100_000; at++)
        yield doc(`d${at}`, {
          rank: at === 0 ? 0 : 1,
          text: { body: at === 1 ? ['nurse'] : [] },
          vectors: { about: at === 0 ? Int8Array.of(1, 0) : Int8Array.of(-1, 90) },
        })
    }
    try {
      await index.rebuild('people', documents(), 0)
      const first = async (value: string) =>
        (await index.search('people', { score: [word(value), vector], limit: 1 })).hits[0].id
      assert.deepEqual([await first('nurse'), await first('plugh')], ['d0', 'd0'])
    } finally {
      await end()
    }
  }).timeout(60_000)
})
