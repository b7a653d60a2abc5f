import { Checks } from '../shared/checks'
import { Field } from '../shared/field'
import type { NewWebhook } from './webhooks'

const EVENTS: Record<NewWebhook['events'][number], string> = {
  'set.item.created': 'a Set admitted a person',
  'set.item.enriched': 'a column was filled for a person in a Set',
  'set.search.completed': 'a search of a Set finished',
  'set.idle': 'no work remains in a Set',
  'batch.completed': 'a batch enrichment job completed',
  'monitor.item.created': 'a monitor found a new person',
  'monitor.item.changed': 'a field of a monitored person changed',
  'person.erased': 'a person was erased whose data the workspace held',
  'budget.reached': 'a key spent 80% or 100% of a budget',
}

export const WEBHOOK_EVENTS = Object.keys(EVENTS) as NewWebhook['events']

/** The fields of a new or changed webhook. */
export function WebhookFields({ url, events }: Partial<NewWebhook>) {
  return (
    <>
      <Field
        label="URL"
        name="url"
        type="url"
        placeholder="https://hooks.example.com/kith"
        defaultValue={url}
        required
        focus="window"
      />
      <Checks
        label="Events"
        hint="Choose none to receive all of them."
        name="events"
        options={WEBHOOK_EVENTS}
        texts={EVENTS}
        defaultValue={events}
      />
    </>
  )
}

/** Reads the form. If no event is chosen, returns all events. */
export function webhookOf(fields: FormData): NewWebhook {
  const chosen = fields.getAll('events') as NewWebhook['events']
  return {
    url: String(fields.get('url')).trim(),
    events: chosen.length > 0 ? chosen : WEBHOOK_EVENTS,
  }
}
