import { Badge } from './badge'
import type { StreamState } from './events'

const WORDS = { connecting: 'connecting …', live: 'live', lost: 'not live: load the page again' }

/** Whether what is shown follows what happens. */
export function StreamBadge({ state }: { state: StreamState }) {
  return <span role="status">{state !== 'off' && <Badge state={WORDS[state]} />}</span>
}
