/**
 * A process that queue tests stop or kill. It prints `ready`. A consumer prints `began ID`, `ended
 * ID` and `aborted ID`; each job takes `payload.ms` ms, even after the signal. An enqueuer prints
 * `added ID` per job until it is killed. Arguments: the place as JSON, the queue, and `consume` or
 * `enqueue`.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Job } from '#domain/ports/queue'
import { openQueue, type QueuePlace } from './queue_place.js'

const [place, name, work] = process.argv.slice(2)
const { queue } = openQueue(JSON.parse(place) as QueuePlace, {})
const say = (line: string) => process.stdout.write(`${line}\n`)
process.stdin.on('end', () => process.exit()).resume()

async function handle(job: Job, signal: AbortSignal): Promise<void> {
  say(`began ${job.id}`)
  signal.addEventListener('abort', () => say(`aborted ${job.id}`))
  await sleep((job.payload as { ms: number }).ms)
  say(`ended ${job.id}`)
}

say('ready')
if (work === 'consume') queue.consume(name, handle, { concurrency: 4, leaseMs: 400, pollMs: 50 })
else {
  const add = async (worker: number) => {
    for (let n = 0; ; n++) say(`added ${await queue.enqueue(name, { ms: 0 }, { id: `${worker}-${n}` })}`)
  }
  await Promise.all([0, 1, 2, 3].map(add))
}
