import type { Queue } from '#domain/ports/queue'
import type { SqlTransaction } from '#domain/ports/sql'

/** The queue for runs. Its jobs are `{ runId }`. */
export const RUN_QUEUE = 'runs'

/** Wakes one worker for a run. Workers share their slots between workspaces. */
export async function wakeRun(
  queue: Queue,
  { id, workspaceId }: { id: string; workspaceId: string },
  tx?: SqlTransaction
): Promise<void> {
  await queue.enqueue(RUN_QUEUE, { runId: id }, { id, group: workspaceId }, tx)
}
