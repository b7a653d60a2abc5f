import type { Worker } from 'node:worker_threads'
import { type IndexQuery, IndexUnavailableError } from '#domain/ports/search_index'
import type { FromSearchWorker, ToSearchWorker } from './search_worker.js'
import type { RawResult } from './searcher.js'
import { COMPARED_EXACTLY } from './segment_search.js'
import { transfer } from './segment_transfer.js'
import type { SnapshotSegment } from './snapshot.js'
import { startThread } from './thread.js'

type Job = {
  name: string
  query: IndexQuery
  retried: boolean
  resolve: (result: RawResult) => void
  reject: (error: Error) => void
}

/** Deaths of threads in a row after which a thread restarts only after RESTART_MS. */
const MAX_FAILURES = 8
const RESTART_MS = 1_000

/** A thread that is down gets no searches until another thread replaces it. */
type Thread = { worker: Worker; jobs: Map<number, Job>; isDown: boolean }

/**
 * Search threads. A search sees the last snapshot published before it. Replaces a thread that dies
 * and retries its searches once.
 */
export class WorkerPool {
  #threads: Thread[]
  #snapshots = new Map<string, SnapshotSegment[]>()
  #nextId = 0
  /** Threads that have died since a thread last responded. */
  #failures = 0
  #closed = false

  constructor(
    threads: number,
    private readonly comparedExactly = COMPARED_EXACTLY
  ) {
    this.#threads = Array.from({ length: threads }, () => this.#start())
  }

  publish(name: string, segments: SnapshotSegment[]): void {
    this.#snapshots.set(name, segments)
    for (const { worker } of this.#threads) send(worker, snapshotMessage(name, segments))
  }

  /** Throws IndexUnavailableError when the search fails. */
  search(name: string, query: IndexQuery): Promise<RawResult> {
    return new Promise((resolve, reject) => this.#assign({ name, query, retried: false, resolve, reject }))
  }

  async close(): Promise<void> {
    this.#closed = true
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()))
  }

  #assign(job: Job): void {
    if (this.#closed) {
      job.reject(new IndexUnavailableError('the index is closed'))
      return
    }
    const up = this.#threads.filter(({ isDown }) => !isDown)
    if (up.length === 0) {
      job.reject(new IndexUnavailableError('the search threads cannot start'))
      return
    }
    const thread = up.reduce((one, two) => (two.jobs.size < one.jobs.size ? two : one))
    const id = this.#nextId++
    thread.jobs.set(id, job)
    send(thread.worker, { kind: 'search', id, name: job.name, query: job.query })
  }

  #start(): Thread {
    const thread: Thread = {
      worker: startThread('search_worker', { comparedExactly: this.comparedExactly }),
      jobs: new Map(),
      isDown: false,
    }
    thread.worker.unref()
    thread.worker.on('message', (answer: FromSearchWorker) => {
      const job = thread.jobs.get(answer.id)
      thread.jobs.delete(answer.id)
      if (thread.jobs.size === 0) thread.worker.unref()
      this.#failures = 0
      if (!job) return
      if ('result' in answer) job.resolve(answer.result)
      else job.reject(new IndexUnavailableError(answer.error))
    })
    thread.worker.on('error', () => {})
    thread.worker.on('exit', () => this.#replace(thread))
    for (const [name, segments] of this.#snapshots) send(thread.worker, snapshotMessage(name, segments))
    return thread
  }

  #replace(lost: Thread): void {
    if (this.#closed) {
      for (const job of lost.jobs.values()) job.reject(new IndexUnavailableError('the index is closed'))
      return
    }
    const at = this.#threads.indexOf(lost)
    if (++this.#failures > MAX_FAILURES) {
      // Rejects the thread's searches and restarts the thread after a pause.
      for (const job of lost.jobs.values())
        job.reject(new IndexUnavailableError('the search threads cannot start'))
      lost.jobs.clear()
      lost.isDown = true
      setTimeout(() => {
        if (!this.#closed) this.#threads[at] = this.#start()
      }, RESTART_MS).unref()
      return
    }
    this.#threads[at] = this.#start()
    for (const job of lost.jobs.values()) {
      if (job.retried) job.reject(new IndexUnavailableError('the search crashed its thread twice'))
      else this.#assign({ ...job, retried: true })
    }
  }

  /** The threads, for tests that kill one. */
  get workers(): Worker[] {
    return this.#threads.map((thread) => thread.worker)
  }
}

const snapshotMessage = (name: string, segments: SnapshotSegment[]): ToSearchWorker => ({
  kind: 'snapshot',
  name,
  segments: segments.map(transfer),
})

function send(worker: Worker, message: ToSearchWorker): void {
  if (message.kind === 'search') worker.ref()
  worker.postMessage(message)
}
