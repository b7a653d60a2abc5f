import { ago } from '../shared/format'
import type { Webhook } from './webhooks'

export type State = Pick<Webhook, 'status' | 'failing_since'>

/** Whether an enabled webhook accepted no event since its first failure. */
export const isFailing = ({ status, failing_since }: State): boolean =>
  status === 'enabled' && failing_since !== null

/** Why kith disabled a webhook. */
const REASONS = {
  gone: 'it responded 410 Gone',
  failing: 'it failed for several days',
} as const

/** Says why a webhook is disabled, or since when it fails, or null. */
export function failingNote(of: State & Pick<Webhook, 'disabled_reason'>): string | null {
  if (of.disabled_reason) return REASONS[of.disabled_reason]
  return isFailing(of) ? `since ${ago(of.failing_since!)}` : null
}
