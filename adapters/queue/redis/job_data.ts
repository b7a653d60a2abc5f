/** `id` is not the BullMQ id, because a job can be enqueued with the id of a running job. */
export type JobData = { id: string; payload: unknown; maxAttempts: number; group?: string }
