import type { Job } from 'bullmq'
import type { JobData } from './job_data.js'

type GroupedJob = Job<JobData>

/**
 * Longest wait of a postponed job, in ms. A higher limit would leave slots unused for longer. A
 * lower limit would fetch and postpone the same jobs more often.
 */
const POSTPONED_MS = 10_000
/**
 * Maximum number of postponed jobs per group that return as soon as a slot becomes free. The rest
 * return when their wait ends.
 */
const MAX_REMEMBERED = 1_000

/**
 * Limits how many slots of a consumer each group may take. A job whose group is at its limit is
 * postponed until a job of the group ends. A job that waited in its slot would block other groups,
 * because BullMQ hands out jobs strictly in order.
 */
export class GroupSlots {
  readonly #running = new Map<string, number>()
  readonly #postponed = new Map<string, GroupedJob[]>()

  constructor(
    private readonly limit: number,
    private readonly onError: (error: unknown) => void
  ) {}

  /** Takes a slot. Returns false if the group has none free. */
  enter({ data: { group } }: GroupedJob): boolean {
    if (group === undefined) return true
    const running = this.#running.get(group) ?? 0
    if (running >= this.limit) return false
    this.#running.set(group, running + 1)
    return true
  }

  /** Moves a job out of the consumer until its group has a free slot, for at most POSTPONED_MS. */
  async postpone(job: GroupedJob, token: string): Promise<void> {
    await job.moveToDelayed(Date.now() + POSTPONED_MS, token)
    const group = job.data.group!
    const waiting = this.#postponed.get(group) ?? []
    if (waiting.length < MAX_REMEMBERED) this.#postponed.set(group, [...waiting, job])
    // A slot may have become free in the meantime.
    if ((this.#running.get(group) ?? 0) < this.limit) this.#promote(group)
  }

  /** Frees the job's slot for the next postponed job of its group. */
  leave({ data: { group } }: GroupedJob): void {
    if (group === undefined) return
    const running = this.#running.get(group)! - 1
    if (running > 0) this.#running.set(group, running)
    else this.#running.delete(group)
    this.#promote(group)
  }

  #promote(group: string): void {
    const [next, ...rest] = this.#postponed.get(group) ?? []
    if (rest.length > 0) this.#postponed.set(group, rest)
    else this.#postponed.delete(group)
    // Fails if the job is back already or another consumer has taken it.
    next?.promote().catch(this.onError)
  }
}
