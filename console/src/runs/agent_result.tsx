import type { ReactNode } from 'react'
import { AnswerText } from '../shared/answer_text'
import { count } from '../shared/format'
import { Json } from '../shared/json'
import { Progress } from '../shared/progress'
import { Stat, Stats } from '../shared/stat'
import { agentRun, type Task } from './agent'
import { RunLog } from './run_log'
import type { Run } from './runs'
import { stepsOf } from './steps'
import { ToolCalls } from './tool_calls'

/** The answer of an agent run, its log, its tool calls and its task. */
export function AgentResult({ run, state }: { run: Run; state: ReactNode }) {
  const { task, app, calls, answer, structured, used } = agentRun(run)
  const costs = new Map(calls.flatMap(({ id, outcome }) => (outcome ? [[id, outcome.charge] as const] : [])))
  if (!task) return app && <p>This run connects the app {app}.</p>
  return (
    <>
      <h2>Answer</h2>
      {answer ? <AnswerText text={answer} /> : <p className="quiet">No answer yet.</p>}
      {structured !== undefined && <Json title="Structured output" value={structured} />}
      <h2>Log {state}</h2>
      <RunLog run={run} steps={stepsOf(run, undefined, costs)} />
      <h2>Tool calls</h2>
      <ToolCalls calls={calls} />
      <TaskDetails of={task} used={used} />
    </>
  )
}

function TaskDetails({ of: task, used }: { of: Task; used: number }) {
  return (
    <>
      <h2>Task</h2>
      <div className="card said">{task.task}</div>
      {Object.keys(task.inputs).length > 0 && <Json title="Inputs" value={task.inputs} />}
      <Stats>
        <Stat
          title="Credits used by tools"
          value={`${count(used)} of ${count(task.maxAcu)}`}
          note={<Progress label="Credits used" of={task.maxAcu} done={used} />}
        />
        <Stat title="Maximum results" value={count(task.maxResults)} />
        <Stat title="Sources" value={<span className="small">{task.sources.join(', ')}</span>} />
        <Stat title="Session memory" value={<span className="small">{task.memory}</span>} />
      </Stats>
    </>
  )
}
