/** Entry point of a thread. Reports `ready` once tables and patterns are loaded. */
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Snapshot } from '#domain/evidence/page'
import { type Arguments, run, type WorkName } from './work.js'

export type ToWorker = { name: WorkName; args: Arguments<WorkName> }
export type FromWorker = { ready: true } | { result: unknown } | { error: string }

const port = parentPort!
const report = (message: FromWorker) => port.postMessage(message)

/** The niceness of this thread. Set on Linux only: elsewhere niceness applies to the whole process. */
const NICENESS = 5

/**
 * A page that is parsed at the start, so that everything the first real page needs is loaded: names,
 * places, roles, patterns.
 */
const SAMPLE: Snapshot = {
  url: 'https://acme.example/',
  via: ['https://acme.example/'],
  status: 200,
  contentType: 'text/html',
  html: '<title>Acme</title><h1>Acme</h1><p>Jane Doe is Chief Technology Officer at Acme Inc. in Berlin, Germany. Call +49 30 1234567 or jane@acme.example.</p>',
  observedAt: '2026-01-01T00:00:00.000Z',
}

port.on('message', ({ name, args }: ToWorker) => {
  try {
    report({ result: run(name, args) })
  } catch (error) {
    report({ error: error instanceof Error ? error.message : String(error) })
  }
})
run('page', [SAMPLE])
run('query', ['engineers at Acme in Berlin'])
yieldToEventLoop()
report({ ready: true })

function yieldToEventLoop(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(0, NICENESS)
  } catch {
    // Niceness is optional: some sandboxes forbid it.
  }
}
