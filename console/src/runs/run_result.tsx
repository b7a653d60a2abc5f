import type { ReactNode } from 'react'
import { AgentResult } from './agent_result'
import { BatchPeople } from './batch_people'
import { DatasetRun } from './dataset_run'
import { ProfileResult } from './profile_result'
import { RunLog } from './run_log'
import { recordsOf, type Run } from './runs'
import { SetRun } from './set_run'
import { stepsOf } from './steps'

type Props = {
  run: Run
  /** Whether the log is live. */
  state: ReactNode
  foot: ReactNode
}

/** The output of a run, then its log, then `foot`. */
export function RunResult({ run, state, foot }: Props) {
  const { datasetId, setId, batchId } = recordsOf(run)
  if (run.kind === 'dataset' && datasetId)
    return <DatasetRun run={run} dataset={datasetId} state={state} foot={foot} />
  if (run.kind === 'set' && setId) return <SetRun run={run} set={setId} state={state} foot={foot} />
  if (run.kind === 'agent' && run.input)
    return (
      <>
        <AgentResult run={run} state={state} />
        {foot}
      </>
    )
  return (
    <>
      {run.kind === 'batch' && batchId && <BatchPeople id={batchId} />}
      {run.kind === 'person' && run.output !== null && <ProfileResult profile={run.output} />}
      <h2>Log {state}</h2>
      <RunLog run={run} steps={stepsOf(run)} />
      {foot}
    </>
  )
}
