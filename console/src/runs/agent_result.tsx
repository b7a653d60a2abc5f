import { count } from '../shared/format'
import { Tile } from '../shared/tile'
import { agentRun, type Ask } from './agent'
import type { Run } from './runs'
import { ToolCalls } from './tool_calls'

/** What the agent was asked, the tools it called, and what it answered. */
export function AgentResult({ run }: { run: Run }) {
  const { ask, app, calls, answer, structured, used } = agentRun(run)
  if (!ask) return app && <p>It connects the app {app}.</p>
  return (
    <>
      <Asked ask={ask} used={used} />
      <h2>Tool calls</h2>
      <ToolCalls calls={calls} />
      <h2>Answer</h2>
      {answer ? <div className="card said">{answer}</div> : <p className="quiet">None yet.</p>}
      {structured !== undefined && (
        <details className="card">
          <summary>Structured output</summary>
          <pre className="code">{JSON.stringify(structured, null, 2)}</pre>
        </details>
      )}
    </>
  )
}

function Asked({ ask, used }: { ask: Ask; used: number }) {
  return (
    <>
      <h2>Task</h2>
      <div className="card said">{ask.task}</div>
      {Object.keys(ask.inputs).length > 0 && (
        <details className="card">
          <summary>Inputs</summary>
          <pre className="code">{JSON.stringify(ask.inputs, null, 2)}</pre>
        </details>
      )}
      <div className="tiles">
        <Tile
          title="Credits its calls used"
          value={`${count(used)} of ${count(ask.maxAcu)}`}
          note={
            <progress aria-label="Credits used" max={Math.max(1, ask.maxAcu)} value={used}>
              {used}
            </progress>
          }
        />
        <Tile title="Results at most" value={count(ask.maxResults)} />
        <Tile title="Facts may come from" value={<span className="small">{ask.sources.join(', ')}</span>} />
        <Tile title="Memory of its session" value={<span className="small">{ask.memory}</span>} />
      </div>
    </>
  )
}
