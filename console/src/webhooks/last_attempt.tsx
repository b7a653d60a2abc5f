import { Badge } from '../shared/badge'
import { When } from '../shared/when'
import { type Activity, isAccepted, outcomeInWords } from './activity'

/** How the receiver answered last, and when. */
export function LastAttempt({ of: attempt }: { of: Activity['last_attempt'] }) {
  if (!attempt) return <span className="quiet">none yet</span>
  return (
    <span className="meter">
      <span className="wrap">
        {attempt.status_code === null ? (
          outcomeInWords(attempt)
        ) : (
          <Badge state={outcomeInWords(attempt)} tone={isAccepted(attempt) ? 'good' : 'bad'} />
        )}
      </span>
      <span className="quiet small">
        <When at={attempt.at} />
      </span>
    </span>
  )
}
