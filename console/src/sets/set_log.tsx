import type { StreamedEvent } from '../shared/events'
import { When } from '../shared/when'
import type { Item, SetData } from './sets'

type Told = { created_at: string; data: unknown }

/** What happened to a Set lately and happens to it now, the newest first. */
export function SetLog({ events }: { events: readonly StreamedEvent[] }) {
  if (events.length === 0) return null
  return (
    <>
      <h2>As it happens</h2>
      <div role="log" aria-label="As it happens">
        <ol className="timeline" reversed>
          {events.map(({ seq, name, data }) => (
            <li key={seq} value={seq}>
              {inWords(name, (data as Told).data)} <When at={(data as Told).created_at} />
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}

function inWords(name: string, data: unknown): string {
  const item = data as Item
  const who = item.person?.name ?? 'Somebody'
  if (name === 'set.item.created') return `${who} was admitted`
  if (name === 'set.item.enriched') {
    const last = item.enrichments?.at(-1)
    return last
      ? `${last.description} of ${who}: ${last.value ?? last.status.replace('_', ' ')}`
      : `${who} has a value more`
  }
  if (name === 'set.search.completed') return 'A search ended'
  const { status } = data as SetData
  return status === 'completed' ? 'No work remains' : `The work ended: ${status}`
}
