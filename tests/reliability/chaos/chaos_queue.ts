import {
  Consumer,
  type ConsumeOptions,
  type EnqueueOptions,
  type Job,
  type JobHandler,
  Queue,
} from '#domain/ports/queue'
import type { SqlTransaction } from '#domain/ports/sql'
import type { Faults } from './faults.js'

/**
 * The worst queue that the port allows. Additions fail, succeed but report a failure, or happen
 * twice. Additions with the transaction of another system may be lost. Deliveries come late, and
 * twice: the second during or after the first.
 */
export class ChaosQueue extends Queue {
  /**
   * `losesAfterCommit`: whether an addition with `tx` may be lost. This holds for every adapter
   * except SQL.
   */
  constructor(
    private readonly inner: Queue,
    private readonly faults: Faults,
    private readonly losesAfterCommit: boolean
  ) {
    super()
  }

  enqueue(queue: string, payload: unknown, options: EnqueueOptions = {}, tx?: SqlTransaction) {
    const id = options.id
    if (tx && id && this.losesAfterCommit && this.faults.hits('lost')) return Promise.resolve(id)
    const add = () => this.inner.enqueue(queue, payload, options, tx)
    if (id) return this.faults.aroundRepeatable('enqueue', add)
    return this.faults.around('enqueue', true, add)
  }

  consume(queue: string, handler: JobHandler, options?: ConsumeOptions): Consumer {
    return this.inner.consume(queue, (job, signal) => this.#deliver(handler, job, signal), options)
  }

  counts(queue: string) {
    return this.inner.counts(queue)
  }

  dead(queue: string, limit: number) {
    return this.inner.dead(queue, limit)
  }

  revive(queue: string, id: string) {
    return this.faults.around('revive', true, () => this.inner.revive(queue, id))
  }

  healthy() {
    return this.inner.healthy()
  }

  close() {
    return this.inner.close()
  }

  #deliver(handler: JobHandler, job: Job, signal: AbortSignal): Promise<void> {
    const twice = this.faults.hits('duplicate')
    const deliver = () => this.faults.around('deliver', true, () => handler(job, signal))
    if (!twice) return deliver()
    // The outcome of the second delivery does not affect the job.
    deliver().catch(() => {})
    return deliver()
  }
}
