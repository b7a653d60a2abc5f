import type { Queue } from '#domain/ports/queue'
import { RUN_QUEUE } from './wake_run.js'

const PAGE_SIZE = 500

/** Retries all dead jobs from their first attempt. Returns their number. */
export async function reviveAll(queue: Queue): Promise<number> {
  let revived = 0
  for (;;) {
    const dead = await queue.dead(RUN_QUEUE, PAGE_SIZE)
    let count = 0
    for (const { id } of dead) if (await queue.revive(RUN_QUEUE, id)) count++
    revived += count
    if (dead.length < PAGE_SIZE || count === 0) return revived
  }
}
