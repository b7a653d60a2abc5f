import { Badge } from '../shared/badge'
import { OutLink } from '../shared/evidence'
import { count } from '../shared/format'
import type { Outcome, ToolCall } from './agent'

/** The calls of an agent's tools in their order: what each was asked, what it gave or why not, and what that cost. */
export function ToolCalls({ calls }: { calls: readonly ToolCall[] }) {
  if (calls.length === 0) return <p className="quiet">None.</p>
  return (
    <ol className="attempts" aria-label="Tool calls">
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
        <Badge state={outcome ? (outcome.ok ? 'answered' : 'refused') : 'running'} />
        {outcome && <span className="quiet">{count(outcome.charge)} credits</span>}
      </p>
      <pre className="code">{JSON.stringify(input, null, 2)}</pre>
      {outcome && <Given outcome={outcome} tool={tool} />}
    </li>
  )
}

function Given({ outcome, tool }: { outcome: Outcome; tool: string }) {
  if (!outcome.ok)
    return (
      <p className="bad">
        <code>{outcome.code}</code> {outcome.message}
      </p>
    )
  return (
    <>
      {outcome.citations.length > 0 && (
        <ul className="evidence" aria-label={`Pages of ${tool}`}>
          {outcome.citations.map(({ url, title, quote }) => (
            <li key={`${url} ${quote}`}>
              {quote && <blockquote>{quote}</blockquote>}
              <p className="quiet">
                {title && `${title}: `}
                <OutLink url={url} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>What {tool} gave</summary>
        <pre className="code">{JSON.stringify(outcome.output, null, 2)}</pre>
      </details>
    </>
  )
}
