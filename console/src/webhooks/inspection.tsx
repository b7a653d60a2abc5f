import type { ReactNode } from 'react'
import { Badge } from '../shared/badge'
import { CodeBlock } from '../shared/code_block'
import { milliseconds } from '../shared/format'
import { When } from '../shared/when'
import { isAccepted, outcomeInWords } from './activity'
import type { Delivery } from './webhooks'

type Props = {
  url: string
  delivery: Delivery
  /** A button that sends the event again. */
  action: ReactNode
}

/** The request of a delivery, and the response to each attempt. */
export function Inspection({ url, delivery, action }: Props) {
  const { webhook_id, payload, attempts } = delivery
  return (
    <div className="stack">
      <section>
        <div className="row between">
          <h3>Attempts</h3>
          {action}
        </div>
        {attempts.length === 0 && <p className="quiet">No attempts yet.</p>}
        <ol className="list wide">
          {attempts.map((attempt) => (
            <Attempt key={attempt.number} attempt={attempt} />
          ))}
        </ol>
      </section>
      <section>
        <h3>Request</h3>
        <CodeBlock
          text={`POST ${url}\ncontent-type: application/json\nwebhook-id: ${webhook_id}\nwebhook-timestamp: <time of the attempt>\nwebhook-signature: <signature of the attempt>\n\n${readable(payload)}`}
          label="Copy the body"
          copied={payload}
        />
      </section>
    </div>
  )
}

function Attempt({ attempt }: { attempt: Delivery['attempts'][number] }) {
  const { started_at, duration_ms, status_code, response } = attempt
  const timestamp = Math.floor(Date.parse(started_at) / 1000)
  return (
    <li>
      <p>
        <Badge state={isAccepted(attempt) ? 'accepted' : 'failed'} /> {outcomeInWords(attempt)} after{' '}
        {milliseconds(duration_ms)}, <When at={started_at} />
      </p>
      <p className="quiet small">
        <code>webhook-timestamp: {timestamp}</code>
      </p>
      {status_code !== null &&
        (response ? (
          <CodeBlock text={response} label="Copy the response" />
        ) : (
          <p className="quiet">The response had no body, or it was not stored.</p>
        ))}
    </li>
  )
}

function readable(payload: string): string {
  try {
    return JSON.stringify(JSON.parse(payload), null, 2)
  } catch {
    return payload
  }
}
