import { count } from '../shared/format'
import { When } from '../shared/when'
import type { Run, RunEvent } from './runs'

/** What kinds of events tell, in words. */
const WORDS: Record<string, (data: Record<string, unknown>) => string> = {
  'dataset.progress': ({ rows_completed, row_count }) =>
    `${count(Number(rows_completed))} of ${count(Number(row_count))} rows filled`,
  'batch.progress': ({ people_completed, people_count }) =>
    `${count(Number(people_completed))} of ${count(Number(people_count))} people looked up`,
  'agent.chunk': (chunk) => CHUNKS[String(chunk.type)]?.(chunk) ?? String(chunk.type),
  'run.completed': () => 'Completed',
  'run.failed': () => 'Failed',
  'run.cancelled': () => 'Cancelled',
}

/** Of an answer as it comes, what is more than its text. */
const CHUNKS: Record<string, (chunk: Record<string, unknown>) => string> = {
  start: () => 'Taken up',
  'text-start': () => 'Began to answer',
  'text-end': () => 'Ended a text',
  'tool-input-available': ({ toolName }) => `Called ${toolName}`,
  'tool-output-available': () => 'The tool answered',
  'tool-output-error': ({ errorText }) => `The tool refused: ${errorText}`,
  'source-url': ({ url }) => `Rests on ${url}`,
  'data-structured_output': () => 'Gave its structured output',
}

const isText = ({ type, data }: RunEvent): boolean =>
  type === 'agent.chunk' && (data as { type?: string }).type === 'text-delta'

/** What happened in a run from its beginning, each event with what it brought. */
export function Timeline({ run }: { run: Run }) {
  const earlier = run.events[0]?.seq ?? 0
  return (
    <ol className="timeline">
      <li>
        Asked for <When at={run.created_at} />
      </li>
      {run.started_at && (
        <li>
          Begun <When at={run.started_at} />
        </li>
      )}
      {earlier > 0 && <li className="quiet">{count(earlier)} earlier events are not listed.</li>}
      {run.events.map((event) => !isText(event) && <Event key={event.seq} event={event} />)}
    </ol>
  )
}

function Event({ event: { type, data, created_at } }: { event: RunEvent }) {
  const details = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>
  const words = WORDS[type]?.(details)
  return (
    <li>
      <strong>{words ?? type}</strong> <When at={created_at} />
      {!words && Object.keys(details).length > 0 && (
        <details>
          <summary>Data of {type}</summary>
          <pre className="code">{JSON.stringify(data, null, 2)}</pre>
        </details>
      )}
    </li>
  )
}
