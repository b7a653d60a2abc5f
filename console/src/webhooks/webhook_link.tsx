import { Link } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import type { Webhook } from './webhooks'

/** The address of a webhook as a link to its page. */
export function WebhookLink({ of: { id, url } }: { of: Pick<Webhook, 'id' | 'url'> }) {
  return (
    <Link to="/w/$workspace/webhooks/$webhook" params={{ workspace: useSlug(), webhook: id }}>
      <span className="wrap">{url}</span>
    </Link>
  )
}
