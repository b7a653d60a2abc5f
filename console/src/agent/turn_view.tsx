import { useRead } from '../api/workspace'
import { CostAfter } from '../billing/cost'
import { agentRun } from '../runs/agent'
import { RunLink } from '../runs/run_link'
import { Notice } from '../shared/notice'
import { AnswerView } from './answer_view'
import { type Answer, answerOf, type Turn } from './turn'
import { Working } from './working'

/** A task with the steps of the agent and its answer. */
export function TurnView({ turn }: { turn: Turn }) {
  const live = answerOf(turn)
  return (
    <li className="stack">
      <p className="card said task">{turn.task}</p>
      {turn.status !== 'running' && turn.runId ? (
        <EndedTurn id={turn.runId} live={live} turn={turn} />
      ) : (
        <>
          <AnswerView answer={live} />
          {turn.error && <Notice kind="bad">{turn.error}</Notice>}
        </>
      )}
      {turn.status === 'running' && <Working runId={turn.runId} maxAcu={turn.maxAcu} used={live.used} />}
    </li>
  )
}

/** An ended turn. The stored run adds quotes, and results that were hidden until they were paid. */
function EndedTurn({ id, live, turn }: { id: string; live: Answer; turn: Turn }) {
  const { data } = useRead('/runs/{run}', { params: { run: id } })
  const stored = data && agentRun(data)
  const answer: Answer = stored
    ? { ...live, calls: stored.calls, text: stored.answer || live.text, structured: stored.structured }
    : live
  return (
    <>
      <AnswerView answer={answer} />
      {turn.error && <Notice kind="bad">{turn.error}</Notice>}
      <div className="row between">
        <CostAfter charged={stored ? stored.used : live.used} />
        <RunLink id={id}>Open the run</RunLink>
      </div>
    </>
  )
}
