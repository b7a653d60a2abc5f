import { count, rate } from '../shared/format'
import { Stat, Stats } from '../shared/stat'
import { When } from '../shared/when'
import type { Activity } from './activity'
import { isFailing } from './failing'
import type { Webhook } from './webhooks'

type Props = { webhooks: readonly Webhook[]; activity: readonly Activity[] }

/** Whether events arrive: what all webhooks accepted, what waits, and which webhooks need attention. */
export function WebhooksSummary({ webhooks, activity }: Props) {
  const sum = (of: 'attempts' | 'accepted' | 'pending' | 'retrying') =>
    activity.reduce((total, one) => total + one[of], 0)
  const of = (status: Webhook['status']) => webhooks.filter((webhook) => webhook.status === status).length
  const failing = webhooks.filter(isFailing).length
  const [next] = activity.flatMap(({ next_attempt_at }) => next_attempt_at ?? []).sort()
  const [attempts, accepted] = [sum('attempts'), sum('accepted')]
  return (
    <Stats>
      <Stat
        title="Accepted, 24 hours"
        value={rate(accepted, attempts)}
        note={`${count(accepted)} of ${count(attempts)} attempts`}
      />
      <Stat
        title="Refused or failed, 24 hours"
        value={<span className={attempts > accepted ? 'bad' : undefined}>{count(attempts - accepted)}</span>}
        note={failing > 0 && `${count(failing)} failing now`}
      />
      <Stat
        title="Waiting events"
        value={count(sum('pending'))}
        note={
          next && (
            <>
              next <When at={next} />
            </>
          )
        }
      />
      <Stat
        title="Webhooks"
        value={count(webhooks.length)}
        note={
          of('disabled') > 0 ? <span className="bad">{count(of('disabled'))} disabled</span> : 'all enabled'
        }
      />
    </Stats>
  )
}
