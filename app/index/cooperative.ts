import { setImmediate } from 'node:timers/promises'
import type { IndexSource } from './index_source.js'

/** Documents between two breaths: what a request waits for at most. */
const AT_A_TIME = 50

/** The source with its documents read so that requests of this process are answered in between. */
export function cooperative(source: IndexSource): IndexSource {
  return {
    ...source,
    async *documents() {
      let read = 0
      for await (const document of source.documents()) {
        yield document
        if (++read % AT_A_TIME === 0) await setImmediate()
      }
    },
  }
}
