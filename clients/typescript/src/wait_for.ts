import { RunFailedError, WaitTimeoutError } from './errors.js'
import type { KithApi } from './generated/sdk.gen.js'
import type { AgentRunResult, Batch, Dataset, PeopleSet, PersonProfile } from './generated/types.gen.js'
import { sleep } from './sleep.js'

/** What `waitFor` returns, by the kind of the run. */
export type RunResults = {
  dataset: Dataset
  set: PeopleSet
  batch: Batch
  agent: AgentRunResult
  profile: PersonProfile
}
export type RunKind = keyof RunResults

export type WaitOptions<Run = unknown> = {
  /** Default: 10 minutes. */
  timeoutMs?: number
  /** Longest time between two polls. Default: 5 s; the first polls follow sooner. */
  pollMs?: number
  onProgress?: (run: Run) => void
  signal?: AbortSignal
}

const FIRST_POLL_MS = 250

/**
 * Polls a run until it ends. Throws `RunFailedError` if it failed or was cancelled, and
 * `WaitTimeoutError` after `timeoutMs`.
 */
export async function waitForRun<K extends RunKind>(
  kith: KithApi,
  kind: K,
  id: string,
  { timeoutMs = 600_000, pollMs = 5_000, onProgress, signal }: WaitOptions<RunResults[K]> = {}
): Promise<RunResults[K]> {
  if (!Object.hasOwn(READ, kind))
    throw new TypeError(`the kind of a run must be one of ${Object.keys(READ).join(', ')}`)
  const until = Date.now() + timeoutMs
  for (let delay = Math.min(FIRST_POLL_MS, pollMs); ; delay = Math.min(delay * 1.5, pollMs)) {
    const run = await READ[kind](kith, id, signal)
    onProgress?.(run)
    const status = 'status' in run ? run.status : 'completed'
    if (status === 'completed') return run
    if (status === 'failed' || status === 'cancelled')
      throw new RunFailedError(`the ${kind} ${id} has the status ${status}`, run)
    if (Date.now() + delay > until)
      throw new WaitTimeoutError(`the ${kind} ${id} did not end within ${timeoutMs} ms`)
    await sleep(delay, signal)
  }
}

type Read<Run> = (kith: KithApi, id: string, signal: AbortSignal | undefined) => Promise<Run>
const READ: { [K in RunKind]: Read<RunResults[K]> } = {
  dataset: async (kith, id, signal) => (await kith.datasets.read({ id }, { signal })).data.dataset,
  set: async (kith, id, signal) => (await kith.sets.read({ id }, { signal })).data,
  batch: async (kith, id, signal) => (await kith.people.batch.read({ id }, { signal })).data,
  agent: async (kith, id, signal) => {
    const answer = await kith.agent.runs.read({ id }, { signal })
    // With response_format markdown, a completed run is only its text.
    return typeof answer === 'string'
      ? { run_id: id, status: 'completed', poll_url: `/v1/agent/runs/${id}`, output: answer }
      : answer.data
  },
  profile: async (kith, id, signal) =>
    (await kith.person.runs.read({ id }, { signal })).data as unknown as PersonProfile,
}
