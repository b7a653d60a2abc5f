import type { AgentTask, AgentWork } from '#domain/agent/task'
import type { RunOutput } from '#domain/agent/run_output'
import type { Run } from '#domain/runs/run'

export const pollUrl = (id: string): string => `/v1/agent/runs/${id}`

/** Returns the task of a run, or null for a run that connects an app. */
export function taskOf({ input }: Pick<Run, 'input'>): AgentTask | null {
  const work = input as AgentWork | null
  return work?.operation === 'ask' ? work.ask : null
}

/** Returns a run's ACU limit and charge. The charge is 0 until the run ends. */
export const meter = (run: Pick<Run, 'input' | 'charged'>) => ({
  acu_limit: taskOf(run)?.maxAcu ?? 0,
  acu_used: run.charged,
})

export function showAccepted({ id, status, input }: Pick<Run, 'id' | 'status' | 'input'>) {
  const work = input as AgentWork | null
  const app = work?.operation === 'connect' ? { app: work.app } : {}
  return { run_id: id, status, poll_url: pollUrl(id), ...app }
}

/**
 * Shapes a run for polling, with its output. A cancelled or failed run has the outputs of the
 * charged calls, if any.
 */
export function showPolled(run: Pick<Run, 'id' | 'status' | 'input' | 'output'>) {
  if (run.status !== 'completed') {
    const artifacts = (run.output as Pick<RunOutput, 'artifacts'> | null)?.artifacts
    return { ...showAccepted(run), ...(artifacts ? { artifacts } : {}) }
  }
  const { output, artifacts, structured } = run.output as RunOutput
  return {
    ...showAccepted(run),
    output,
    artifacts,
    ...(structured === undefined ? {} : { structured_output: structured }),
  }
}

export const showListed = (run: Run) => ({
  ...showAccepted(run),
  task: taskOf(run)?.task ?? null,
  ...meter(run),
  created_at: run.createdAt,
  completed_at: run.finishedAt,
})
