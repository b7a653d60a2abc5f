import { Badge } from '../shared/badge'
import { CopyButton } from '../shared/copy_button'
import { count } from '../shared/format'
import { When } from '../shared/when'
import type { Delivery } from './webhooks'

/** One delivery: what is posted, and what each attempt was answered. */
export function Inspection({ url, delivery }: { url: string; delivery: Delivery }) {
  const { webhook_id, payload, attempts } = delivery
  return (
    <div className="stack">
      <section>
        <h3>Request</h3>
        <pre className="code">
          {`POST ${url}\ncontent-type: application/json\nwebhook-id: ${webhook_id}\nwebhook-timestamp: of each attempt\nwebhook-signature: of each attempt, with the secret\n\n${readable(payload)}`}
        </pre>
        <CopyButton text={payload} label="Copy the body as posted" />
      </section>
      <section>
        <h3>Attempts</h3>
        {attempts.length === 0 && <p className="quiet">None yet.</p>}
        <ol className="attempts">
          {attempts.map((attempt) => (
            <Attempt key={attempt.number} attempt={attempt} />
          ))}
        </ol>
      </section>
    </div>
  )
}

function Attempt({ attempt }: { attempt: Delivery['attempts'][number] }) {
  const { started_at, duration_ms, status_code, error, response } = attempt
  const isGood = status_code !== null && status_code >= 200 && status_code < 300
  const timestamp = Math.floor(Date.parse(started_at) / 1000)
  return (
    <li>
      <p>
        <Badge state={isGood ? 'delivered' : 'failed'} />{' '}
        {status_code === null ? error : `answered ${status_code}`} after {count(duration_ms)} ms,{' '}
        <When at={started_at} />
      </p>
      <p className="quiet small">
        <code>webhook-timestamp: {timestamp}</code>
      </p>
      {status_code !== null &&
        (response ? (
          <pre className="code">{response}</pre>
        ) : (
          <p className="quiet">Its answer had no body, or none was kept.</p>
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
