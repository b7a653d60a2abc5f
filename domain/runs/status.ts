/** Statuses of a durable run. `completed`, `failed` and `cancelled` are final. */
export const RUN_STATUSES = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const
export type RunStatus = (typeof RUN_STATUSES)[number]

const FINAL: ReadonlySet<RunStatus> = new Set(['completed', 'failed', 'cancelled'])
export const isTerminal = (status: RunStatus): boolean => FINAL.has(status)
