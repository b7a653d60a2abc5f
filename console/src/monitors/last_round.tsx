import { ago, count, minute } from '../shared/format'
import { When } from '../shared/when'
import type { Monitor } from './monitors'

/** The time of the next round, exact and relative. */
export function NextRun({ at }: { at: string | null }) {
  if (at === null) return <span className="quiet">–</span>
  return (
    <span className="who">
      <time dateTime={at}>{minute(at)}</time>
      <span className="quiet small">{ago(at)}</span>
    </span>
  )
}

/** What the last round found, or why it failed. */
export function LastRound({ of: { last_round, last_error } }: { of: Monitor }) {
  if (last_error) return <span className="bad">failed: {last_error.replaceAll('_', ' ')}</span>
  if (!last_round) return <span className="quiet">none yet</span>
  const { created, changed, error, ended_at } = last_round
  return (
    <span className="who">
      <span>
        {error ? `failed: ${error.replaceAll('_', ' ')}` : `${count(created)} new, ${count(changed)} changed`}
      </span>
      <span className="quiet small">
        <When at={ended_at} />
      </span>
    </span>
  )
}
