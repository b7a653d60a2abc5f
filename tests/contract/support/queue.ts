import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Job, Queue } from '#domain/ports/queue'
import type { SqlTransaction } from '#domain/ports/sql'
import type { QueueSettings } from '#adapters/queue/leased/settings'
import type { QueuePlace } from './queue_place.js'

/** An adapter of the queue port with the helpers that its tests need. */
export type QueueUnderTest = {
  /** Opens a queue on a separate connection over the same jobs. Closed with the test. */
  open(settings?: Pick<QueueSettings, 'random' | 'backoff' | 'onError'>): Queue
  transaction<T>(work: (tx: SqlTransaction) => Promise<T>): Promise<T>
  /** The place at which another process finds the same jobs. Null for a queue in memory. */
  place: QueuePlace | null
  end(): Promise<void>
}

/** `missing` is the reason why the tests of an adapter are skipped. */
export type QueueFactory = { make: () => Promise<QueueUnderTest>; missing?: string }

export const uniqueQueue = () => `q-${randomUUID()}`

/** Polls until `holds` returns true. Throws an error that names `what` after `limitMs`. */
export async function eventually(
  what: string,
  holds: () => boolean | Promise<boolean>,
  limitMs = 8_000
): Promise<void> {
  const deadline = performance.now() + limitMs
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`not within ${limitMs} ms: ${what}`)
    await sleep(5)
  }
}

/** Returns a promise for a handler to wait for. `release` resolves it, and `fail` rejects it. */
export function gate() {
  let [release, fail]: [() => void, (error: Error) => void] = [() => {}, () => {}]
  const opened = new Promise<void>((resolve, reject) => {
    release = resolve
    fail = reject
  })
  return { opened, release, fail }
}

/** Returns a promise that rejects when the signal aborts, like work that obeys the signal. */
export const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

export const idsOf = (jobs: readonly Job[]) => jobs.map((job) => job.id)

/** Starts a process that uses the queue (queue_child.ts). `lines` is its output. */
export async function queueChild(place: QueuePlace, queue: string, work: 'consume' | 'enqueue') {
  const script = fileURLToPath(new URL('queue_child.ts', import.meta.url))
  const args = ['--import=./bin/typescript.js', script, JSON.stringify(place), queue, work]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines: string[] = []
  let rest = ''
  child.stdout.on('data', (chunk) => {
    const parts = (rest + chunk).split('\n')
    rest = parts.pop()!
    lines.push(...parts)
  })
  await eventually('the child is ready', () => lines.includes('ready'), 20_000)
  return { lines, signal: (name: NodeJS.Signals) => child.kill(name), kill: () => kill(child) }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
