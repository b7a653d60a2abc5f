import { ago } from '../shared/format'
import type { Webhook } from './webhooks'

export type State = Pick<Webhook, 'status' | 'failing_since'>

/** Whether an enabled webhook accepted no event since its first failure. */
export const isFailing = ({ status, failing_since }: State): boolean =>
  status === 'enabled' && failing_since !== null

/** Says since when a webhook fails, or null. */
export const failingNote = (of: State): string | null =>
  isFailing(of) ? `since ${ago(of.failing_since!)}` : null
