import { count } from '../shared/format'
import { Json } from '../shared/json'
import { When } from '../shared/when'
import type { Run, RunEvent } from './runs'

/** Words for events, by type. */
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

/** Words for the chunks of an agent's answer, except its text. */
const CHUNKS: Record<string, (chunk: Record<string, unknown>) => string> = {
  start: () => 'Started work',
  'text-start': () => 'Started an answer',
  'text-end': () => 'Finished a text',
  'tool-input-available': ({ toolName }) => `Called ${toolName}`,
  'tool-output-available': () => 'The tool returned a result',
  'tool-output-error': ({ errorText }) => `The tool failed: ${errorText}`,
  'source-url': ({ url }) => `Cited ${url}`,
  'data-structured_output': () => 'Returned structured output',
}

const isText = ({ type, data }: RunEvent): boolean =>
  type === 'agent.chunk' && (data as { type?: string }).type === 'text-delta'

/** The events of a run, oldest first. */
export function Timeline({ run }: { run: Run }) {
  const earlier = run.events[0]?.seq ?? 0
  return (
    <ol className="list">
      <li>
        Requested <When at={run.created_at} />
      </li>
      {run.started_at && (
        <li>
          Started <When at={run.started_at} />
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
        <Json title={`Data of ${type}`} value={data} isCard={false} />
      )}
    </li>
  )
}
