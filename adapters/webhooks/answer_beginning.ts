import type { Readable } from 'node:stream'

/** What of an answer is kept, in bytes; more than the limit is not worth a connection that can be used again. */
const KEPT = 2_048
const LIMIT = 16 * 1024
const WAIT_MS = 1_000

/**
 * The beginning of an answer as text, null where it is empty: what came of it within a second. The rest is read away. How
 * the answer ends changes nothing.
 */
export function answerBeginning(answer: Readable): Promise<string | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let bytes = 0
    const give = () => {
      clearTimeout(timer)
      // A character cut in two is left out, and so is what no database holds as text.
      const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, KEPT), { stream: true })
      resolve(text.replaceAll('\0', '') || null)
    }
    const timer = setTimeout(give, WAIT_MS)
    answer.on('data', (chunk: Buffer) => {
      if (bytes < KEPT) chunks.push(chunk)
      bytes += chunk.length
      if (bytes >= KEPT) give()
      if (bytes > LIMIT) answer.destroy()
    })
    for (const event of ['end', 'error', 'close']) answer.on(event, give)
  })
}
