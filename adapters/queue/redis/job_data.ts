/**
 * A job's data in BullMQ. The port's id is kept here and not as the BullMQ id, because a running
 * job's id can be enqueued again.
 */
export type JobData = { id: string; payload: unknown; maxAttempts: number; group?: string }
