import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

export type StreamedEvent = { seq: number; name: string; data: unknown }
/** `lost`: the service refused the stream, for example because the session ended. */
export type StreamState = 'off' | 'connecting' | 'live' | 'lost'

/**
 * Subscribes to the server-sent events of a path. Null subscribes to nothing. The browser
 * reconnects by itself and sends the id of the last event, so each event arrives once.
 */
export function useEventStream(
  path: string | null,
  names: readonly string[],
  onEvent: (event: StreamedEvent) => void
): StreamState {
  const queries = useQueryClient()
  const [state, setState] = useState<StreamState>('off')
  const handler = useRef(onEvent)
  handler.current = onEvent
  const eventNames = names.join(' ')
  useEffect(() => {
    if (path === null) return setState('off')
    setState('connecting')
    const source = new EventSource(path)
    source.onopen = () => setState('live')
    source.onerror = () => {
      const isLost = source.readyState === EventSource.CLOSED
      setState(isLost ? 'lost' : 'connecting')
      if (isLost) void queries.invalidateQueries({ queryKey: ['session'] })
    }
    for (const name of eventNames.split(' '))
      source.addEventListener(name, ({ lastEventId, data }) =>
        handler.current({ seq: Number(lastEventId), name, data: JSON.parse(data) })
      )
    return () => source.close()
  }, [path, eventNames, queries])
  return state
}

/** Time in ms. Events that arrive within it cause only one read. */
const GATHER_MS = 500

/**
 * Returns a function that invalidates queries after GATHER_MS. Until then, further calls have no
 * effect.
 */
export function useInvalidateSoon(queryKeys: string[][]): () => void {
  const queries = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      for (const queryKey of queryKeys) void queries.invalidateQueries({ queryKey })
    }, GATHER_MS)
  }
}
