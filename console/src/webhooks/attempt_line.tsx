import { CodeBlock } from '../shared/code_block'
import { milliseconds, moment } from '../shared/format'
import { When } from '../shared/when'
import { isAccepted, outcomeInWords } from './activity'
import type { Delivery } from './webhooks'

type Attempt = Delivery['attempts'][number]

/**
 * The attempts of a delivery, below each other along a line, each with the wait before it, and the next
 * attempt.
 */
export function AttemptLine({ of: { created_at, attempts, next_attempt_at } }: { of: Delivery }) {
  if (attempts.length === 0 && !next_attempt_at) return <p className="quiet">No attempts yet.</p>
  return (
    <ol className="attempts">
      {attempts.map((attempt, i) => (
        <Made key={attempt.number} attempt={attempt} since={attempts[i - 1]?.started_at ?? created_at} />
      ))}
      {next_attempt_at && (
        <li className="to-come">
          Attempt {attempts.length + 1} <When at={next_attempt_at} />
        </li>
      )}
    </ol>
  )
}

/** `since` is the start of the attempt before, or the time of the event. */
function Made({ attempt, since }: { attempt: Attempt; since: string }) {
  const { number, started_at, duration_ms, status_code, response } = attempt
  return (
    <li className={isAccepted(attempt) ? 'good' : 'bad'}>
      <strong>{outcomeInWords(attempt)}</strong> after {milliseconds(duration_ms)}
      <div className="quiet small">
        Attempt {number}, {moment(started_at)}, {milliseconds(wait(since, started_at))} after the{' '}
        {number === 1 ? 'event' : 'one before'}
      </div>
      <code className="quiet small">webhook-timestamp: {Math.floor(Date.parse(started_at) / 1000)}</code>
      {status_code !== null &&
        (response ? (
          <CodeBlock text={response} label="Copy the response" isPlain={!/^\s*[[{]/.test(response)} />
        ) : (
          <div className="quiet small">No response body.</div>
        ))}
    </li>
  )
}

const wait = (from: string, to: string): number => Math.max(0, Date.parse(to) - Date.parse(from))
