/** What BullMQ carries of a job: the port's id is not BullMQ's, for an id that runs can be enqueued again. */
export type JobData = { id: string; payload: unknown; maxAttempts: number; group?: string }
