import { milliseconds } from '../shared/format'

/** From this time in ms, a request counts as slow. */
const SLOW_MS = 1_000

/** How long a request took, as a bar on a logarithmic scale up to the slowest one. */
export function Latency({ ms, slowest }: { ms: number | null; slowest: number }) {
  if (ms === null) return <span className="quiet">stream</span>
  const share = Math.log1p(ms) / Math.log1p(Math.max(ms, slowest, 1))
  return (
    <span className={ms >= SLOW_MS ? 'latency slow' : 'latency'}>
      <span className="part" aria-hidden="true">
        <span style={{ width: `${100 * share}%` }} />
      </span>
      {milliseconds(ms)}
    </span>
  )
}
