import { Badge } from './badge'
import type { StreamState } from './events'

const WORDS = { connecting: 'connecting', live: 'live', lost: 'not live: reload the page' }

/** Shows whether the page receives live events. */
export function StreamBadge({ state }: { state: StreamState }) {
  return <span role="status">{state !== 'off' && <Badge state={WORDS[state]} />}</span>
}
