/** A thread that parses pages, one at a time. It says `ready` once its tables and patterns are loaded. */
import { parentPort } from 'node:worker_threads'
import type { Snapshot } from '#domain/evidence/page'
import { readPage } from '#domain/evidence/read_page'
import type { ReadPage } from '#domain/evidence/page_parser'

export type FromParseWorker = { ready: true } | { read: ReadPage } | { error: string }

const port = parentPort!
const say = (message: FromParseWorker) => port.postMessage(message)

/** Touches what is loaded with the first page: names, places, roles, patterns. */
const SAMPLE: Snapshot = {
  url: 'https://acme.example/',
  via: ['https://acme.example/'],
  status: 200,
  contentType: 'text/html',
  html: '<title>Acme</title><h1>Acme</h1><p>Jane Doe is Chief Technology Officer at Acme Inc. in Berlin, Germany. Call +49 30 1234567 or jane@acme.example.</p>',
  observedAt: '2026-01-01T00:00:00.000Z',
}

port.on('message', (snapshot: Snapshot) => {
  try {
    say({ read: readPage(snapshot) })
  } catch (error) {
    say({ error: error instanceof Error ? error.message : String(error) })
  }
})
readPage(SAMPLE)
say({ ready: true })
