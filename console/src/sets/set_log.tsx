import type { StreamedEvent } from '../shared/events'
import { When } from '../shared/when'
import { sentence } from './sentence'
import type { Item, SetData } from './sets'

export type Message = { created_at: string; data: unknown }

/** The latest events of a Set, newest first. */
export function SetLog({ events }: { events: readonly StreamedEvent[] }) {
  if (events.length === 0) return null
  return (
    <>
      <h2>Live events</h2>
      <div role="log" aria-label="Live events">
        <ol className="log">
          {events.map(({ seq, name, data }) => (
            <li key={seq} className="row between">
              <span className="wrap">{inWords(name, (data as Message).data)}</span>
              <span className="quiet small">
                <When at={(data as Message).created_at} />
              </span>
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}

/** Describes an event of a Set. */
export function inWords(name: string, data: unknown): string {
  const item = data as Item
  const who = item.person?.name ?? 'A person'
  if (name === 'set.item.created') return `${who} was admitted`
  if (name === 'set.item.enriched') {
    const last = item.enrichments?.at(-1)
    return last
      ? `${sentence(last.description)} of ${who}: ${last.value ?? last.status.replace('_', ' ')}`
      : `${who} has a new value`
  }
  if (name === 'set.search.completed') return 'A search finished'
  const { status } = data as SetData
  return status === 'completed' ? 'No work remains' : `Work ended: ${status}`
}
