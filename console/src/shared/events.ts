import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

export type StreamedEvent = { seq: number; name: string; data: unknown }
/** `lost`: the service refused the stream, as to somebody who is signed in no more. */
export type StreamState = 'off' | 'connecting' | 'live' | 'lost'

/**
 * Follows server-sent events of a path, each once: the browser comes back by itself where a stream breaks or ends, and
 * says which event it saw last. Nothing is followed without a path.
 */
export function useEventStream(
  path: string | null,
  names: readonly string[],
  onEvent: (event: StreamedEvent) => void
): StreamState {
  const queries = useQueryClient()
  const [state, setState] = useState<StreamState>('off')
  const heard = useRef(onEvent)
  heard.current = onEvent
  const listened = names.join(' ')
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
    for (const name of listened.split(' '))
      source.addEventListener(name, ({ lastEventId, data }) =>
        heard.current({ seq: Number(lastEventId), name, data: JSON.parse(data) })
      )
    return () => source.close()
  }, [path, listened, queries])
  return state
}
