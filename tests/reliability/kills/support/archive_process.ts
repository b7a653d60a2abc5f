/**
 * A process that keeps storing pages in the archive of its data folder. Some pages are its own, and
 * others are stored by all processes. Prints `stored ADDRESS SHA-256` for each acknowledged page.
 * On SIGTERM it closes the archive and exits. Argument: its name.
 */
import { hash } from 'node:crypto'
import { PageArchive } from '#adapters/evidence/archive/page_archive'
import { dataPath } from '#start/env'
import { sql } from './worker_parts.js'

const [name] = process.argv.slice(2)
// Small files, so that even a slow process writes several.
const archive = new PageArchive({ directory: dataPath('archive'), sql, software: name, rotateBytes: 25_000 })
let ending = false
process.once('SIGTERM', () => (ending = true))

/** A page whose text compresses to about half its size. */
function page(url: string, n: number, topic: string) {
  const text = Array.from({ length: 60 }, (_, i) => hash('sha256', `${topic} ${n} ${i}`)).join(' ')
  return {
    url,
    observedAt: new Date(Date.UTC(2026, 0, 1, 0, 0, n)).toISOString(),
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: Buffer.from(`<!doctype html><title>${topic} ${n}</title><p>${text}</p>`),
    ...{ location: null, etag: null, lastModified: null, revisit: null, payloadDigest: null },
  }
}

for (let n = 0; !ending; n++) {
  const pages = [
    page(`https://${name}.example/own/${n}`, n, name),
    page(`https://shared.example/${n}`, n, 'shared'),
    page(`https://${name}.example/copy/${n}`, n, 'shared'),
  ]
  const outcomes = await archive.store(pages)
  for (const [i, { url, body }] of pages.entries())
    if (outcomes[i].stored) process.stdout.write(`stored ${url} ${hash('sha256', body)}\n`)
}
await archive.close()
process.exit(0)
