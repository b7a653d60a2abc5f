import { useState } from 'react'
import { ActionForm } from '../shared/action_form'
import { Choice } from '../shared/choice'
import { toast } from '../theme/toast'
import { type PersonReference, type Reason, type SuppressionScope, useSuppress } from './privacy'
import { EFFECTS, REASONS, SCOPES } from './suppression_words'

type Props = { person: PersonReference; onDone: () => void }

/** Adds a person to the suppression list or the do-not-contact list, and erases nothing. */
export function SuppressPerson({ person, onDone }: Props) {
  const suppress = useSuppress()
  const [scope, setScope] = useState<SuppressionScope>('all')
  const [reason, setReason] = useState<Reason>('asked')
  const onSuccess = () => {
    toast(scope === 'all' ? 'The person is suppressed' : 'The person is on the do-not-contact list')
    onDone()
  }
  return (
    <ActionForm
      className="card stack"
      change={suppress}
      action="Suppress"
      isMinor
      onSubmit={() => suppress.mutate({ person, scope, reason }, { onSuccess })}
    >
      <h3>Suppress</h3>
      <Choice label="What is suppressed" options={SCOPES} value={scope} onChange={setScope} />
      <Choice label="Why" options={REASONS} value={reason} onChange={setReason} />
      <p>{EFFECTS[scope]}</p>
      <p className="quiet small">You can remove the person from the list again.</p>
    </ActionForm>
  )
}
