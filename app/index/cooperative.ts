import { setImmediate } from 'node:timers/promises'
import type { IndexSource } from './index_source.js'

/** Documents analysed between two pauses. A request waits for at most this many. */
const DOCUMENTS_PER_TURN = 50

/** Wraps a source so that reading its documents yields to the event loop. */
export function cooperative(source: IndexSource): IndexSource {
  return {
    ...source,
    async *documents() {
      let read = 0
      for await (const document of source.documents()) {
        yield document
        if (++read % DOCUMENTS_PER_TURN === 0) await setImmediate()
      }
    },
  }
}
