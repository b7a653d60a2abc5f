import { MemoryIndex } from '#adapters/index/memory/memory_index'
import { indexContract } from './index_contract.js'

indexContract('memory', async () => {
  const index = new MemoryIndex()
  return { index, end: () => index.close() }
})
