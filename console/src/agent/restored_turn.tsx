import { CostAfter } from '../billing/cost'
import { agentRun, chunksOf } from '../runs/agent'
import { RunLink } from '../runs/run_link'
import { useRunStream } from '../runs/run_stream'
import { isUnderWay, type Run, useRun } from '../runs/runs'
import { Loaded } from '../shared/loaded'
import { Notice } from '../shared/notice'
import { AnswerView } from './answer_view'
import { pagesIn } from './turn'
import { Working } from './working'

/** A turn from before a reload, read from its run. Continues to follow a run that has not ended. */
export function RestoredTurnView({ runId }: { runId: string }) {
  const run = useRun(runId)
  return (
    <li className="stack">
      <Loaded query={run} shape="page">
        {(data) => <Restored run={data} />}
      </Loaded>
    </li>
  )
}

function Restored({ run }: { run: Run }) {
  useRunStream(run)
  const { task, calls, answer, structured, used } = agentRun(run)
  return (
    <>
      <p className="card said task">{task?.task ?? 'This task is deleted, seven days after it started.'}</p>
      <AnswerView answer={{ calls, text: answer, structured, used, pages: pagesIn(chunksOf(run)) }} />
      {run.error && (
        <Notice kind="bad">
          <code>{run.error.code}</code> {run.error.message}
        </Notice>
      )}
      {isUnderWay(run.status) ? (
        <Working runId={run.id} maxAcu={task?.maxAcu ?? 0} used={used} />
      ) : (
        <div className="row between">
          <CostAfter charged={used} />
          <RunLink id={run.id}>Open the run</RunLink>
        </div>
      )}
    </>
  )
}
