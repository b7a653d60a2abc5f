/** The port's id is not the BullMQ id, because the id of a running job can be enqueued again. */
export type JobData = { id: string; payload: unknown; maxAttempts: number; group?: string }
