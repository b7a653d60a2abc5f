import { useState } from 'react'
import { ActionForm } from '../shared/action_form'
import { Choice } from '../shared/choice'
import { count } from '../shared/format'
import { WindowButton } from '../shared/window_button'
import { toast } from '../theme/toast'
import { useRedeliverFailed } from './webhooks'

const PERIODS = [
  { value: '1', text: 'the last hour' },
  { value: '24', text: 'the last 24 hours' },
  { value: '168', text: 'the last 7 days' },
  { value: '720', text: 'the last 30 days' },
]

/**
 * A button that repeats all failed deliveries of a period. `isNone` says that no delivery failed, and
 * disables the button.
 */
export function RedeliverFailed({ webhook, isNone }: { webhook: string; isNone: boolean }) {
  return (
    <WindowButton label="Redeliver failed" disabled={isNone}>
      {(close) => <RedeliverForm webhook={webhook} close={close} />}
    </WindowButton>
  )
}

function RedeliverForm({ webhook, close }: { webhook: string; close: () => void }) {
  const redeliver = useRedeliverFailed(webhook)
  const [hours, setHours] = useState('24')
  const onSuccess = ({ redelivered }: { redelivered: number }) => {
    toast(redelivered === 0 ? 'No failed events in this time' : `Events sent again: ${count(redelivered)}`)
    close()
  }
  return (
    <ActionForm
      change={redeliver}
      action="Redeliver"
      onCancel={close}
      onSubmit={() => redeliver.mutate(Number(hours), { onSuccess })}
    >
      <p>Sends every failed event again with its original id, so the receiver can skip repeats.</p>
      <Choice label="Events of" options={PERIODS} value={hours} onChange={setHours} />
    </ActionForm>
  )
}
