import { useState } from 'react'
import { keyOf } from '../api/workspace'
import { useSlug } from '../api/session'
import { type StreamedEvent, type StreamState, useEventStream, useInvalidateSoon } from '../shared/events'
import type { SetDetails } from './sets'

const MAX_EVENTS = 50
/** The number of earlier events that a newly opened page shows. */
const EVENTS_BEFORE = 20
export const SET_EVENTS = ['set.item.created', 'set.item.enriched', 'set.search.completed', 'set.idle']

/**
 * Returns the events of a Set, newest first, as they arrive. After each event, the Set's queries
 * are soon read again.
 */
export function useSetStream({ set, last_seq }: SetDetails): { state: StreamState; events: StreamedEvent[] } {
  const workspace = useSlug()
  const invalidate = useInvalidateSoon([keyOf(workspace, '/sets/{id}', { id: set.id })])
  const [events, setEvents] = useState<StreamedEvent[]>([])
  // Never changes, because the browser itself sends the id of the last event when it reconnects.
  const [after] = useState(Math.max(-1, last_seq - EVENTS_BEFORE))
  const path = `/console/api/workspaces/${workspace}/sets/${set.id}/events?after_seq=${after}`
  // A completed Set can receive new work. A cancelled Set cannot.
  const state = useEventStream(set.status === 'cancelled' ? null : path, SET_EVENTS, (event) => {
    setEvents((known) => [event, ...known].slice(0, MAX_EVENTS))
    invalidate()
  })
  return { state, events }
}
