import { MemorySuppressionList } from '../../support/fakes/memory_suppression_list.js'
import { suppressionContract } from './suppression_contract.js'

suppressionContract('memory', {
  make: async () => ({ list: new MemorySuppressionList(), end: async () => {} }),
})
