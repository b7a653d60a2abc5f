import { useIsAdmin } from '../api/session'
import { Failure } from '../shared/failure'
import { ActionButton } from '../shared/button'
import { WebhookLink } from '../webhooks/webhook_link'
import { failingNote } from '../webhooks/failing'
import { useChecks } from './health'
import { useEnable, useWebhooks } from '../webhooks/webhooks'

/** The disabled webhooks of the open workspace, each with a button that enables it. */
export function DisabledWebhooks() {
  const disabled = (useWebhooks().data?.items ?? []).filter(({ status }) => status === 'disabled')
  const isAdmin = useIsAdmin()
  const enable = useEnable()
  const checks = useChecks()
  if (disabled.length === 0) return null
  return (
    <>
      <Failure of={enable.error} />
      <ul className="concerns" aria-label="Disabled webhooks of this workspace">
        {disabled.map((webhook) => (
          <li key={webhook.id}>
            <WebhookLink of={webhook} />
            <span className="quiet">is disabled: {failingNote(webhook)}</span>
            {isAdmin && (
              <ActionButton
                aria-label={`Enable ${webhook.url}`}
                loading={enable.isPending && enable.variables === webhook.id}
                onClick={() => enable.mutate(webhook.id, { onSuccess: () => checks.refetch() })}
              >
                Enable
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
