import { Badge } from '../shared/badge'
import { Evidence } from '../shared/evidence'
import { count } from '../shared/format'
import { Json } from '../shared/json'
import type { Outcome, ToolCall } from './agent'
import { inShort } from './steps'

/** The tool calls of an agent run, in order. */
export function ToolCalls({ calls }: { calls: readonly ToolCall[] }) {
  if (calls.length === 0) return <p className="quiet">None.</p>
  return (
    <ol className="list wide" aria-label="Tool calls">
      {calls.map((call) => (
        <Call key={call.id} call={call} />
      ))}
    </ol>
  )
}

function Call({ call: { tool, input, outcome } }: { call: ToolCall }) {
  return (
    <li>
      <p className="row">
        <strong>{tool}</strong>
        <Badge state={outcome ? (outcome.ok ? 'succeeded' : 'failed') : 'running'} />
        <span className="quiet wrap">{inShort(input)}</span>
        {outcome && <span className="quiet">{count(outcome.charge)} credits</span>}
      </p>
      <Json title={`Input of ${tool}`} value={input} isCard={false} />
      {outcome && <Result outcome={outcome} tool={tool} />}
    </li>
  )
}

function Result({ outcome, tool }: { outcome: Outcome; tool: string }) {
  if (!outcome.ok)
    return (
      <p className="bad">
        <code>{outcome.code}</code> {outcome.message}
      </p>
    )
  return (
    <>
      {outcome.citations.length > 0 && <Evidence label={`Pages of ${tool}`} proofs={outcome.citations} />}
      <Json title={`Result of ${tool}`} value={outcome.output} isCard={false} />
    </>
  )
}
