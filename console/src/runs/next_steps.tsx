import { useIsAdmin, useSlug } from '../api/session'
import { useAllRows } from '../datasets/all_rows'
import { type Dataset, useDataset } from '../datasets/datasets'
import { RetryRows } from '../datasets/retry_rows'
import { LinkButton } from '../shared/button'
import { ConfirmButton } from '../shared/confirm_button'
import { agentRun } from './agent'
import { isUnderWay, recordsOf, type Run, useCancelRun } from './runs'

/** What a reader can do with a run: open its result, try again, or cancel. */
export function NextSteps({ run }: { run: Run }) {
  const workspace = useSlug()
  const { datasetId, setId, personId } = recordsOf(run)
  const params = { workspace }
  const task = run.kind === 'agent' ? agentRun(run).task?.task : undefined
  const isOver = !isUnderWay(run.status)
  return (
    <>
      {datasetId && isOver && <TryAgain dataset={datasetId} />}
      {datasetId && (
        <LinkButton
          kind="main"
          to="/w/$workspace/datasets/$dataset"
          params={{ ...params, dataset: datasetId }}
        >
          Open the dataset
        </LinkButton>
      )}
      {setId && (
        <LinkButton kind="main" to="/w/$workspace/sets/$set" params={{ ...params, set: setId }}>
          Open the Set
        </LinkButton>
      )}
      {personId && (
        <LinkButton kind="main" to="/w/$workspace/people/$person" params={{ ...params, person: personId }}>
          Open the person
        </LinkButton>
      )}
      {task && isOver && (
        <LinkButton kind="main" to="/w/$workspace/agent" params={params} search={{ task }}>
          Run again
        </LinkButton>
      )}
      {!isOver && <Cancel run={run.id} />}
    </>
  )
}

function TryAgain({ dataset }: { dataset: string }) {
  const query = useDataset(dataset)
  return query.data ? <TryRows of={query.data.dataset} /> : null
}

function TryRows({ of }: { of: Dataset }) {
  return <RetryRows dataset={of.id} rows={useAllRows(of).data?.rows ?? []} />
}

function Cancel({ run }: { run: string }) {
  const cancel = useCancelRun()
  if (!useIsAdmin()) return null
  return (
    <ConfirmButton
      label="Cancel run"
      kind="plain"
      title="Cancel this run?"
      action="Stop run"
      change={cancel}
      input={run}
    >
      <p>The run stops for good. Results found so far stay readable and are charged.</p>
    </ConfirmButton>
  )
}
