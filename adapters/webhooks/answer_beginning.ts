import type { Readable } from 'node:stream'

/** `KEPT_BYTES` are returned. Up to `MAX_BYTES` are read so that the connection can be reused. */
const KEPT_BYTES = 2_048
const MAX_BYTES = 16 * 1024
const WAIT_MS = 1_000

/**
 * Returns the first bytes of a response body as text, or null for an empty body. Waits at most one
 * second. Ignores read errors.
 */
export function answerBeginning(answer: Readable): Promise<string | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let bytes = 0
    const finish = () => {
      clearTimeout(timer)
      // Leaves out a character that was cut in two, and NUL, which databases do not store as text.
      const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, KEPT_BYTES), { stream: true })
      resolve(text.replaceAll('\0', '') || null)
    }
    const timer = setTimeout(finish, WAIT_MS)
    answer.on('data', (chunk: Buffer) => {
      if (bytes < KEPT_BYTES) chunks.push(chunk)
      bytes += chunk.length
      if (bytes >= KEPT_BYTES) finish()
      if (bytes > MAX_BYTES) answer.destroy()
    })
    for (const event of ['end', 'error', 'close']) answer.on(event, finish)
  })
}
