import { Chart } from '../shared/chart'
import { count, minute, rate } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Stat, Stats } from '../shared/stat'
import { When } from '../shared/when'
import { type Activity, attemptsInWords, outcomeInWords, useActivity } from './activity'

/** What one webhook received in the last 24 hours, and what still waits for it. */
export function ActivityPanel({ webhook }: { webhook: string }) {
  return (
    <Loaded query={useActivity()} shape="page">
      {({ items }) => {
        const own = items.find(({ id }) => id === webhook)
        return own && <Panel of={own} />
      }}
    </Loaded>
  )
}

function Panel({
  of: { attempts, accepted, slots, last_attempt, pending, retrying, next_attempt_at },
}: {
  of: Activity
}) {
  return (
    <div className="with-chart">
      <Stats>
        <Stat
          title="Accepted, 24 hours"
          value={rate(accepted, attempts)}
          note={`${count(accepted)} of ${attemptsInWords(attempts)}`}
        />
        <Stat
          title="Last attempt"
          value={last_attempt ? outcomeInWords(last_attempt) : 'none yet'}
          note={last_attempt && <When at={last_attempt.at} />}
        />
        <Stat
          title="Pending events"
          value={count(pending)}
          note={
            next_attempt_at && (
              <>
                {retrying > 0 && `${count(retrying)} retrying, `}next <When at={next_attempt_at} />
              </>
            )
          }
        />
      </Stats>
      <section className="card" aria-label="Attempts per hour">
        <h3>Attempts per hour</h3>
        <Chart
          label="Attempts per hour, 24 hours"
          bars={slots.map((slot) => ({
            title: minute(slot.at),
            value: slot.attempts,
            bad: slot.attempts - slot.accepted,
          }))}
          from={minute(slots[0].at)}
          to={minute(slots.at(-1)!.at)}
          empty="No attempts in the last 24 hours"
        />
      </section>
    </div>
  )
}
