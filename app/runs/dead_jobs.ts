import type { DeadJob, Queue } from '#domain/ports/queue'
import { RUN_QUEUES } from './wake_run.js'

const PAGE_SIZE = 500

/** Returns jobs of runs that failed permanently, latest failure first. */
export async function deadJobs(queue: Queue, limit: number): Promise<DeadJob[]> {
  const lists = await Promise.all(RUN_QUEUES.map((name) => queue.dead(name, limit)))
  const latestFirst = lists.flat().sort((a, b) => b.diedAt.localeCompare(a.diedAt))
  return latestFirst.slice(0, limit)
}

/** Retries a job. Returns false if no dead job has this id. */
export async function revive(queue: Queue, id: string): Promise<boolean> {
  for (const name of RUN_QUEUES) if (await queue.revive(name, id)) return true
  return false
}

/** Retries all dead jobs of runs. Returns their ids. */
export async function reviveAll(queue: Queue): Promise<string[]> {
  const revived: string[] = []
  for (const name of RUN_QUEUES)
    for (;;) {
      const dead = await queue.dead(name, PAGE_SIZE)
      const before = revived.length
      for (const { id } of dead) if (await queue.revive(name, id)) revived.push(id)
      if (dead.length < PAGE_SIZE || revived.length === before) break
    }
  return revived
}
