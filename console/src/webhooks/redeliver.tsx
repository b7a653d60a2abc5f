import { ArrowPathIcon } from '@heroicons/react/24/outline'
import { ActionButton } from '../shared/button'
import type { Delivery, useRedeliver } from './webhooks'

type Props = {
  of: Delivery
  with: ReturnType<typeof useRedeliver>
  /** Shows only an icon, because each row of a list has the button. */
  isQuiet: boolean
}

/** Sends an event again. A pending delivery is tried again at once; an ended one starts again. */
export function Redeliver({ of: { id, type, status }, with: redeliver, isQuiet }: Props) {
  const text = status === 'pending' ? 'Retry now' : 'Redeliver'
  return (
    <ActionButton
      kind={isQuiet ? 'quiet' : 'plain'}
      aria-label={`${text} ${type}`}
      title={text}
      disabled={redeliver.isPending}
      onClick={() => redeliver.mutate(id)}
    >
      {isQuiet ? <ArrowPathIcon width={16} aria-hidden="true" /> : text}
    </ActionButton>
  )
}
