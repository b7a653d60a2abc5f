import { Link } from '@tanstack/react-router'
import { useSlug } from '../session/session'
import { AgentResult } from './agent_result'
import { BatchPeople } from './batch_people'
import { PersonFound } from './person_found'
import type { Run } from './runs'

/** What a run works on or came to, where people can see it best. */
export function RunResult({ run }: { run: Run }) {
  const workspace = useSlug()
  const { datasetId, setId, batchId } = (run.input ?? {}) as Record<string, string | undefined>
  if (run.kind === 'dataset' && datasetId)
    return (
      <p>
        <Link to="/w/$workspace/datasets/$dataset" params={{ workspace, dataset: datasetId }}>
          To its dataset
        </Link>
        : the rows, and each cell down to its evidence and votes
      </p>
    )
  if (run.kind === 'set' && setId)
    return (
      <p>
        <Link to="/w/$workspace/sets/$set" params={{ workspace, set: setId }}>
          To its Set
        </Link>
        : the people, and the verdict on each criterion
      </p>
    )
  if (run.kind === 'batch' && batchId) return <BatchPeople id={batchId} />
  if (run.kind === 'agent' && run.input) return <AgentResult run={run} />
  if (run.kind === 'person' && run.output) return <PersonFound profile={run.output} />
  return null
}
