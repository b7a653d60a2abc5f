import type { ReactNode } from 'react'
import { AnswerText } from '../shared/answer_text'
import { Fact, Facts } from '../shared/facts'
import { count } from '../shared/format'
import { Json } from '../shared/json'
import { Progress } from '../shared/progress'
import { agentRun, type Task } from './agent'
import { RunLog } from './run_log'
import type { Run } from './runs'
import { stepsOf } from './steps'
import { ToolCalls } from './tool_calls'

/** The title of the page names a task up to this length. */
const MAX_TITLE = 160

/** The answer of an agent run beside its task, then its log and its tool calls. */
export function AgentResult({ run, state }: { run: Run; state: ReactNode }) {
  const { task, app, calls, answer, structured, used } = agentRun(run)
  const costs = new Map(calls.flatMap(({ id, outcome }) => (outcome ? [[id, outcome.charge] as const] : [])))
  if (!task) return app && <p>This run connects the app {app}.</p>
  return (
    <>
      <div className="with-side">
        <div>
          <h2>Answer</h2>
          {answer ? <AnswerText text={answer} /> : <p className="quiet">No answer yet.</p>}
          {structured !== undefined && <Json title="Structured output" value={structured} />}
        </div>
        <TaskDetails of={task} used={used} />
      </div>
      <h2>Log {state}</h2>
      <RunLog run={run} steps={stepsOf(run, undefined, costs)} />
      <h2>Tool calls</h2>
      <ToolCalls calls={calls} />
    </>
  )
}

function TaskDetails({ of: task, used }: { of: Task; used: number }) {
  return (
    <aside className="card run-task" aria-label="Task">
      <h2>Task</h2>
      {task.task.length > MAX_TITLE && <p className="said">{task.task}</p>}
      {Object.keys(task.inputs).length > 0 && <Json title="Inputs" value={task.inputs} isCard={false} />}
      <Facts>
        <Fact name="Credits used">
          {count(used)} of {count(task.maxAcu)}
          <Progress label="Credits used" of={task.maxAcu} done={used} />
        </Fact>
        <Fact name="Maximum results">{count(task.maxResults)}</Fact>
        <Fact name="Sources">{task.sources.join(', ')}</Fact>
        <Fact name="Session memory">{task.memory}</Fact>
      </Facts>
    </aside>
  )
}
