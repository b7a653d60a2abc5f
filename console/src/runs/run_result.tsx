import { Link } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { AgentResult } from './agent_result'
import { BatchPeople } from './batch_people'
import { ProfileResult } from './profile_result'
import type { Run } from './runs'

/** The result of a run, or a link to the page that shows it. */
export function RunResult({ run }: { run: Run }) {
  const workspace = useSlug()
  const { datasetId, setId, batchId } = (run.input ?? {}) as Record<string, string | undefined>
  if (run.kind === 'dataset' && datasetId)
    return (
      <p>
        <Link to="/w/$workspace/datasets/$dataset" params={{ workspace, dataset: datasetId }}>
          Open the dataset
        </Link>{' '}
        to see its rows with evidence and votes.
      </p>
    )
  if (run.kind === 'set' && setId)
    return (
      <p>
        <Link to="/w/$workspace/sets/$set" params={{ workspace, set: setId }}>
          Open the Set
        </Link>{' '}
        to see its people and the verdict on each criterion.
      </p>
    )
  if (run.kind === 'batch' && batchId) return <BatchPeople id={batchId} />
  if (run.kind === 'agent' && run.input) return <AgentResult run={run} />
  if (run.kind === 'person' && run.output) return <ProfileResult profile={run.output} />
  return null
}
