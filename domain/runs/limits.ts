/** Limits of durable runs. */

/** How long after its creation a run can be read. Later reads return `run_expired`. */
export const RUN_RETENTION_MS = 7 * 24 * 60 * 60 * 1000

/**
 * How long a run's reservation lasts. The reservation outlasts the retention of the run, so that a run can
 * still be charged when it ends late.
 */
export const RUN_HOLD_MS = RUN_RETENTION_MS + 24 * 60 * 60 * 1000

/**
 * How long a worker's lease on a run lasts. A silent worker loses its run after this time. A worker renews
 * its lease three times in this time.
 */
export const RUN_LEASE_MS = 15_000

/** The number of failed attempts after which a run is marked as failed. */
export const RUN_ATTEMPTS = 5

/**
 * The maximum number of times that workers claim a run. A run that exhausts its process's memory or
 * stalls past its lease leaves no failure to count. The limit is generous, because restarts also
 * make a worker lose its run.
 */
export const RUN_CLAIMS = 100
