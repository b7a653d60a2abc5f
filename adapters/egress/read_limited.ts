/** Returns the text of a body, or null if the body is longer than `maxBytes`. */
export async function readLimited(body: AsyncIterable<Buffer>, maxBytes: number): Promise<string | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
