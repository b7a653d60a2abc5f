import { Badge } from '../shared/badge'
import { CodeBlock } from '../shared/code_block'
import { count } from '../shared/format'
import type { ToolCall } from '../runs/agent'
import { inShort, resultOf } from '../runs/steps'

/** The tool calls of the agent, in order. Each unfolds to its arguments and its result. */
export function Steps({ calls }: { calls: readonly ToolCall[] }) {
  if (calls.length === 0) return null
  return (
    <ol className="steps" aria-label="Steps">
      {calls.map((call) => (
        <li key={call.id}>
          <details>
            <summary>
              {call.tool.replaceAll('_', ' ')} <Badge state={stateOf(call)} />{' '}
              <span className="quiet">
                {[inShort(call.input), call.outcome?.ok && resultOf(call.outcome.output)]
                  .filter(Boolean)
                  .join(' → ')}
              </span>{' '}
              {(call.outcome?.charge ?? 0) > 0 && (
                <span className="quiet">{count(call.outcome!.charge)} credits</span>
              )}
            </summary>
            <h3>Arguments</h3>
            <CodeBlock text={json(call.input)} label={`Copy the arguments of ${call.tool}`} />
            {call.outcome && (
              <>
                <h3>Result</h3>
                <Result of={call} />
              </>
            )}
          </details>
        </li>
      ))}
    </ol>
  )
}

function Result({ of: { outcome, tool } }: { of: ToolCall }) {
  if (!outcome) return null
  if (outcome.ok) return <CodeBlock text={json(outcome.output)} label={`Copy the result of ${tool}`} />
  return (
    <p className="bad">
      <code>{outcome.code}</code> {outcome.message}
    </p>
  )
}

const stateOf = ({ outcome }: ToolCall): string =>
  outcome ? (outcome.ok ? 'succeeded' : 'failed') : 'running'
const json = (value: unknown): string => JSON.stringify(value, null, 2)
