import type { AgentTask, AgentWork } from '#domain/agent/task'
import type { RunOutput } from '#domain/agent/run_output'
import type { Run } from '#domain/runs/run'

export const AGENT_RUN = 'agent'

export const pollUrl = (id: string): string => `/v1/agent/runs/${id}`

/** The turn that a run answers; null for one that connects an app. */
export function askOf({ input }: Pick<Run, 'input'>): AgentTask | null {
  const work = input as AgentWork | null
  return work?.operation === 'ask' ? work.ask : null
}

/** What a run may spend and what it was charged, in ACU (AG-027); what is under way is charged nothing yet. */
export const meter = (run: Pick<Run, 'input' | 'charged'>) => ({
  acu_limit: askOf(run)?.maxAcu ?? 0,
  acu_used: run.charged,
})

/** A run as its creation answers it. */
export function showAccepted({ id, status, input }: Pick<Run, 'id' | 'status' | 'input'>) {
  const work = input as AgentWork | null
  const app = work?.operation === 'connect' ? { app: work.app } : {}
  return { run_id: id, status, poll_url: pollUrl(id), ...app }
}

/** A run as it is polled: with its output once it is completed (AG-025, AG-028), with what was paid for once it is cancelled. */
export function showPolled(run: Pick<Run, 'id' | 'status' | 'input' | 'output'>) {
  if (run.status !== 'completed') {
    const bought = (run.output as Pick<RunOutput, 'artifacts'> | null)?.artifacts
    return { ...showAccepted(run), ...(bought ? { artifacts: bought } : {}) }
  }
  const { output, artifacts, structured } = run.output as RunOutput
  return {
    ...showAccepted(run),
    output,
    artifacts,
    ...(structured === undefined ? {} : { structured_output: structured }),
  }
}
