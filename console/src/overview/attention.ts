import type { Key } from '../access/keys'
import { MAX_BEHIND } from '../index/index_state'
import type { Index } from '../index/indexes'
import { titleOfRun } from '../runs/run_title'
import type { RunSummary } from '../runs/runs'
import { ago, count } from '../shared/format'
import { failingNote, isFailing } from '../webhooks/failing'
import type { Webhook } from '../webhooks/webhooks'

/** Something that a person has to look at. `path` leads to its page, below the workspace. */
export type Concern = { id: string; tone: 'bad' | 'doubt'; text: string; note: string | null; path: string }

const DAY_MS = 86_400_000
/** Number of days. A key that expires within this time is a concern, as are credits that last no longer. */
const EXPIRES_DAYS = 7

/** Names the webhooks that fail, and those that the service disabled. */
export const webhookConcerns = (webhooks: readonly Webhook[]): Concern[] =>
  webhooks
    .filter((webhook) => isFailing(webhook) || webhook.disabled_reason !== null)
    .map((webhook) => ({
      id: webhook.id,
      tone: 'bad',
      text: `Webhook ${webhook.status === 'disabled' ? 'disabled' : 'failing'}: ${new URL(webhook.url).host}`,
      note: failingNote(webhook),
      path: `/webhooks/${webhook.id}`,
    }))

/** Names keys that expire soon, and keys that have spent at least the share `high` of a budget. */
export function keyConcerns(keys: readonly Key[], high: number, now = Date.now()): Concern[] {
  return keys.flatMap((key): Concern[] => {
    const budgets = [
      ['daily', key.spent_today, key.daily_budget],
      ['monthly', key.spent_this_month, key.monthly_budget],
    ] as const
    const spent = budgets
      .filter(([, sum, limit]) => limit !== null && sum >= limit * high)
      .map(
        ([period, sum, limit]): Concern => ({
          id: `${key.id} ${period}`,
          tone: sum >= limit! ? 'bad' : 'doubt',
          text: `Key ${key.name} has spent ${count(sum)} of its ${period} budget of ${count(limit!)}`,
          note: null,
          path: '/keys',
        })
      )
    const left = key.expires_at === null ? Number.POSITIVE_INFINITY : Date.parse(key.expires_at) - now
    if (left > EXPIRES_DAYS * DAY_MS || left < 0) return spent
    const expiry: Concern = {
      ...{ id: `${key.id} expiry`, tone: 'doubt', text: `Key ${key.name} expires` },
      ...{ note: ago(key.expires_at!, now), path: '/keys' },
    }
    return [...spent, expiry]
  })
}

/** Names those of the latest runs that failed within a day. */
export const runConcerns = (runs: readonly RunSummary[], now = Date.now()): Concern[] =>
  runs
    .filter(({ status }) => status === 'failed')
    .filter(({ finished_at }) => finished_at !== null && now - Date.parse(finished_at) < DAY_MS)
    .map((run) => ({
      id: run.id,
      tone: 'bad',
      text: `Run failed: ${titleOfRun(run)}`,
      note: ago(run.finished_at!, now),
      path: `/runs/${run.id}`,
    }))

/** Warns before priced requests are refused. `days` is how long the credits last, or null. */
export function creditConcerns(available: number, days: number | null): Concern[] {
  const concern = { id: 'credits', path: '/credits' } as const
  if (available <= 0)
    return [
      { ...concern, tone: 'bad', text: 'No credits are free', note: 'requests with a price are refused' },
    ]
  if (days === null || days > EXPIRES_DAYS) return []
  const text = `Credits last about ${days} ${days === 1 ? 'day' : 'days'}`
  return [{ ...concern, tone: 'doubt', text, note: 'at the rate of the last week' }]
}

type Service = { processes: readonly { role: string }[]; queue: { reachable: boolean; dead: number } }

/** Names the parts of the service that do not work or that lag behind, for operators. */
export function serviceConcerns({ processes, queue }: Service, indexes: readonly Index[]): Concern[] {
  const concern = (id: string, text: string, path = '/health'): Concern => ({
    ...{ id, tone: 'bad', text, note: null, path },
  })
  return [
    ...(processes.some(({ role }) => role !== 'web') ? [] : [concern('workers', 'No worker is alive')]),
    ...(queue.reachable ? [] : [concern('queue', 'The queue cannot be reached')]),
    ...(queue.dead > 0 ? [concern('dead', `${count(queue.dead)} jobs failed too often`)] : []),
    ...indexes
      .filter(({ behind }) => behind > MAX_BEHIND)
      .map(({ name, behind }) =>
        concern(`index ${name}`, `Index ${name} lacks ${count(behind)} changes`, '/indexes')
      ),
  ]
}
