/** What a durable run can be; `completed`, `failed` and `cancelled` are its ends. */
export const RUN_STATUSES = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const
export type RunStatus = (typeof RUN_STATUSES)[number]

/** What each status can become. Back to `queued` is a worker that hands its run back or has lost it. */
const NEXT: Record<RunStatus, readonly RunStatus[]> = {
  queued: ['running', 'cancelled'],
  running: ['queued', 'running', 'completed', 'failed', 'cancelled'],
  completed: [],
  failed: [],
  cancelled: [],
}

export const mayBecome = (from: RunStatus, to: RunStatus): boolean => NEXT[from].includes(to)
export const isTerminal = (status: RunStatus): boolean => NEXT[status].length === 0

/** How long after its creation a run can be read; then it is `run_expired` (7 days). */
export const RUN_RETENTION_MS = 7 * 24 * 60 * 60 * 1000

/** How long a run's reservation is held: longer than the run can last, so that its end can always charge it. */
export const RUN_HOLD_MS = RUN_RETENTION_MS + 24 * 60 * 60 * 1000

/** How long a worker may be silent before its run is another's. Renewed three times as often. */
export const RUN_LEASE_MS = 15_000

/** Tries of a run whose handler fails unexpectedly before it is failed. */
export const RUN_ATTEMPTS = 5

/**
 * Times a run is taken up at most. One that exhausts its process's memory or stalls it past its lease leaves no failure to count;
 * generous, since restarts and kills that are no fault of the run take it from its worker as well.
 */
export const RUN_CLAIMS = 100
