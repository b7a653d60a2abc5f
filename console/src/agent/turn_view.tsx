import { useRead } from '../api/workspace'
import { CostAfter } from '../billing/cost'
import { agentRun } from '../runs/agent'
import { RunLink } from '../runs/run_link'
import { ActionButton } from '../shared/button'
import { Evidence } from '../shared/evidence'
import { count } from '../shared/format'
import { Json } from '../shared/json'
import { Notice } from '../shared/notice'
import { AnswerText } from './answer_text'
import { Steps } from './steps'
import { type Answer, answerOf, type Turn } from './turn'
import { useStop } from './use_agent'

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
      {turn.status === 'running' && <Working turn={turn} used={live.used} />}
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

function AnswerView({ answer: { calls, text, pages, structured } }: { answer: Answer }) {
  const cited = calls.flatMap(({ outcome }) => (outcome?.ok ? outcome.citations : []))
  const quoted = new Set(cited.map(({ url }) => url))
  const proofs = [...cited, ...pages.filter(({ url }) => !quoted.has(url))]
  return (
    <>
      <Steps calls={calls} />
      {text && <AnswerText text={text} />}
      {structured !== undefined && <Json title="Output by your schema" value={structured} />}
      {proofs.length > 0 && (
        <details className="card">
          <summary>Sources ({count(proofs.length)})</summary>
          <Evidence proofs={proofs} label="Sources of the answer" />
        </details>
      )}
    </>
  )
}

/** The cost so far, and the button that stops the agent. */
function Working({ turn: { runId, maxAcu }, used }: { turn: Turn; used: number }) {
  const stop = useStop()
  return (
    <div className="row between">
      <p role="status">
        Working … {count(used)} of at most {count(maxAcu)} credits so far
      </p>
      <ActionButton
        kind="danger"
        disabled={runId === null}
        loading={stop.isPending}
        onClick={() => stop.mutate(runId!)}
      >
        Stop
      </ActionButton>
    </div>
  )
}
