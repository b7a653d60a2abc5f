import type { Queue } from '#domain/ports/queue'
import type { SqlTransaction } from '#domain/ports/sql'
import { AGENT_RUN } from '#domain/runs/run_kinds'

/** The queue of runs other than agent runs. A job, here and in AGENT_QUEUE, is `{ runId }`. */
export const RUN_QUEUE = 'runs'
/** The queue of agent runs. With their own slots, runs that wait for models do not delay other runs. */
export const AGENT_QUEUE = 'agent_runs'
export const RUN_QUEUES: readonly string[] = [RUN_QUEUE, AGENT_QUEUE]

/** Wakes one worker for a run. Workers share their slots between workspaces. */
export async function wakeRun(
  queue: Queue,
  { id, workspaceId, kind }: { id: string; workspaceId: string; kind: string },
  tx?: SqlTransaction
): Promise<void> {
  const name = kind === AGENT_RUN ? AGENT_QUEUE : RUN_QUEUE
  await queue.enqueue(name, { runId: id }, { id, group: workspaceId }, tx)
}

/** Returns the waiting, running and dead jobs of all runs. */
export async function runCounts(queue: Queue): Promise<{ waiting: number; running: number; dead: number }> {
  const counts = await Promise.all(RUN_QUEUES.map((name) => queue.counts(name)))
  const sum = (key: 'waiting' | 'running' | 'dead') => counts.reduce((total, one) => total + one[key], 0)
  return { waiting: sum('waiting'), running: sum('running'), dead: sum('dead') }
}
