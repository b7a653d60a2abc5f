import type { Job } from 'bullmq'
import type { JobData } from './job_data.js'

type GroupedJob = Job<JobData>

/** How long a job that was put off waits at most: longer costs throughput after a crash, shorter fetches a backlog again and again. */
const PUT_OFF_MS = 10_000
/** Jobs of a group that are remembered to be called back; the rest come back by themselves. */
const MAX_REMEMBERED = 1_000

/**
 * The slots of a consumer that each group may take. BullMQ hands out jobs in their order alone, so a job whose group is at its
 * limit is put off, and called back when a job of its group ends.
 */
export class GroupSlots {
  readonly #running = new Map<string, number>()
  readonly #putOff = new Map<string, GroupedJob[]>()

  constructor(
    private readonly limit: number,
    private readonly onError: (error: unknown) => void
  ) {}

  /** Takes a slot for a job; false where its group has none left. */
  enter({ data: { group } }: GroupedJob): boolean {
    if (group === undefined) return true
    const running = this.#running.get(group) ?? 0
    if (running >= this.limit) return false
    this.#running.set(group, running + 1)
    return true
  }

  /** Has a job wait for a slot of its group, outside the consumer. */
  async putOff(job: GroupedJob, token: string): Promise<void> {
    await job.moveToDelayed(Date.now() + PUT_OFF_MS, token)
    const group = job.data.group!
    const waiting = this.#putOff.get(group) ?? []
    if (waiting.length < MAX_REMEMBERED) this.#putOff.set(group, [...waiting, job])
    // A slot may have become free meanwhile.
    if ((this.#running.get(group) ?? 0) < this.limit) this.#callBack(group)
  }

  /** Frees the slot of a job that ended. */
  leave({ data: { group } }: GroupedJob): void {
    if (group === undefined) return
    const running = this.#running.get(group)! - 1
    if (running > 0) this.#running.set(group, running)
    else this.#running.delete(group)
    this.#callBack(group)
  }

  #callBack(group: string): void {
    const [next, ...rest] = this.#putOff.get(group) ?? []
    if (rest.length > 0) this.#putOff.set(group, rest)
    else this.#putOff.delete(group)
    // It may be back already, or another consumer's.
    next?.promote().catch(this.onError)
  }
}
