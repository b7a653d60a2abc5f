import { useIsAdmin } from '../api/session'
import { ActionButton } from '../shared/button'
import { Failure } from '../shared/failure'
import { count, rate } from '../shared/format'
import { FirstSteps } from '../shared/first_steps'
import { HourBars } from '../shared/hour_bars'
import { List } from '../shared/list'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import type { Column } from '../shared/table'
import { When } from '../shared/when'
import { type Activity, attemptsInWords, useActivity } from './activity'
import { LatestDeliveries } from './latest_deliveries'
import { LastAttempt } from './last_attempt'
import { RegisterButton } from './register_button'
import { failingNote } from './failing'
import { WebhookBadge } from './webhook_badge'
import { WEBHOOK_EVENTS } from './webhook_fields'
import { WebhookLink } from './webhook_link'
import { useEnable, useWebhooks, type Webhook } from './webhooks'
import { WebhooksSummary } from './webhooks_summary'

export function WebhooksPage() {
  const isAdmin = useIsAdmin()
  const read = useActivity()
  const activity = read.data?.items
  const webhooks = useWebhooks()
  const enable = useEnable()
  const hasDisabled = webhooks.data?.items.some(({ status }) => status === 'disabled')
  const of = ({ id }: Webhook) => activity?.find((item) => item.id === id)
  const columns: Column<Webhook>[] = [
    { title: 'URL', sort: 'url', field: 'url', cell: (webhook) => <Receiver of={webhook} /> },
    {
      title: 'Status',
      sort: 'status',
      field: 'status',
      cell: (webhook) => (
        <span className="meter">
          <span>
            <WebhookBadge of={webhook} />
          </span>
          <span className="quiet small">{failingNote(webhook)}</span>
        </span>
      ),
    },
    {
      title: 'Last attempt',
      sort: 'last',
      value: (webhook) => of(webhook)?.last_attempt?.at ?? null,
      cell: (webhook) => activity && <LastAttempt of={of(webhook)?.last_attempt ?? null} />,
    },
    {
      title: 'Accepted, 24 hours',
      cell: (webhook) => {
        const own = of(webhook)
        return (
          own && (
            <span className="row">
              <Attempts of={own} />
              <span className="meter">
                {own.attempts > 0 && rate(own.accepted, own.attempts)}
                <span className="quiet small">
                  {own.attempts > 0 ? `of ${count(own.attempts)}` : 'no attempts'}
                </span>
              </span>
            </span>
          )
        )
      },
    },
    {
      title: 'Pending',
      number: true,
      cell: (webhook) => {
        const { pending = 0, next_attempt_at = null } = of(webhook) ?? {}
        return (
          <span className="meter">
            {count(pending)}
            {next_attempt_at && (
              <span className="quiet small">
                next <When at={next_attempt_at} />
              </span>
            )}
          </span>
        )
      },
    },
  ]
  const actions: Column<Webhook> = {
    title: 'Actions',
    isActions: true,
    cell: ({ id, url, status }) =>
      status === 'disabled' && (
        <ActionButton
          aria-label={`Enable ${url}`}
          loading={enable.isPending && enable.variables === id}
          onClick={() => enable.mutate(id)}
        >
          Enable
        </ActionButton>
      ),
  }
  return (
    <Page title="Webhooks" actions={isAdmin && <RegisterButton />}>
      {(webhooks.data?.items.length ?? 1) > 0 && (
        <Loaded query={read} shape="stats">
          {({ items }) => <WebhooksSummary webhooks={webhooks.data?.items ?? []} activity={items} />}
        </Loaded>
      )}
      <Failure of={enable.error} />
      <List
        query={webhooks}
        caption="Webhooks"
        empty="No webhooks yet. A webhook is a URL that receives signed events. For example: a Set is complete."
        emptyAction={
          <FirstSteps
            create={isAdmin && 'Register the first one'}
            docs={['webhooks', 'How events are signed']}
          />
        }
        columns={isAdmin && hasDisabled ? [...columns, actions] : columns}
      />
      <LatestDeliveries />
    </Page>
  )
}

/** The address of a webhook, what it belongs to and its events. */
function Receiver({ of: webhook }: { of: Webhook }) {
  const { kind, events } = webhook
  return (
    <span className="meter">
      <WebhookLink of={webhook} />
      <span className="quiet small" title={events.join(', ')}>
        {kind === 'direct' && 'of one job or Set · '}
        {eventsInWords(events)}
      </span>
    </span>
  )
}

function Attempts({ of: { attempts, accepted, slots } }: { of: Activity }) {
  return (
    <HourBars
      label={`${attemptsInWords(attempts)} in 24 hours, ${count(attempts - accepted)} failed`}
      slots={slots.map((slot) => ({ at: slot.at, value: slot.attempts, bad: slot.attempts - slot.accepted }))}
    />
  )
}

const MAX_NAMED = 2

/** Names the events that a webhook receives. Shortens many events to text such as `set.idle and 3 more`. */
function eventsInWords(events: readonly string[]): string {
  if (events.length === WEBHOOK_EVENTS.length) return 'all events'
  if (events.length <= MAX_NAMED) return events.join(', ')
  return `${events[0]} and ${count(events.length - 1)} more`
}
