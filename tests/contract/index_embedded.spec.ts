import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EmbeddedIndex, type EmbeddedIndexSettings } from '#adapters/index/embedded/embedded_index'
import { indexContract } from './index_contract.js'

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
