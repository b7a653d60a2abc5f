import { Link } from '@tanstack/react-router'
import { useRead } from '../api/workspace'
import { useSlug } from '../api/session'
import { count } from '../shared/format'
import { Notice } from '../shared/notice'
import { isFailing } from '../webhooks/webhook_badge'

const WATCH_MS = 30_000

/** Names the webhooks that fail, with a link to the one, or to the list. */
export function FailingWebhooks() {
  const workspace = useSlug()
  const { data } = useRead('/webhooks', { watch: () => WATCH_MS })
  const failing = (data?.items ?? []).filter(isFailing)
  if (failing.length === 0) return null
  const [{ id }] = failing
  const hosts = [...new Set(failing.map(({ url }) => new URL(url).host))].join(', ')
  const subject = failing.length === 1 ? '1 webhook is' : `${count(failing.length)} webhooks are`
  return (
    <Notice kind="bad">
      {subject} failing: {hosts}.{' '}
      {failing.length === 1 ? (
        <Link to="/w/$workspace/webhooks/$webhook" params={{ workspace, webhook: id }}>
          Open
        </Link>
      ) : (
        <Link to="/w/$workspace/webhooks" params={{ workspace }}>
          Open
        </Link>
      )}
    </Notice>
  )
}
