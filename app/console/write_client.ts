import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { clientDocument, clientSource } from './client_source.js'

/** Writes the console client's types to `file`, unless its first line has the current hash. */
export async function writeClient(file: string): Promise<void> {
  const document = clientDocument()
  const hash = createHash('sha256').update(JSON.stringify(document)).digest('hex')
  const head = `/* Generated from the route declarations by \`npm run console:types\`: ${hash} */\n\n`
  const known = await readFile(file, 'utf8').catch(() => '')
  if (!known.startsWith(head)) await writeFile(file, head + (await clientSource(document)))
}
