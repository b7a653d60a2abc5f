import { useState } from 'react'
import { ActionForm } from '../shared/action_form'
import { Choice } from '../shared/choice'
import { WindowButton } from '../shared/window_button'
import { toast } from '../theme/toast'
import { type PersonReference, type SuppressionScope, useSuppress } from './privacy'
import { EFFECTS, SCOPES } from './suppression_words'

type Props = { person: PersonReference; name: string | null; onDone: () => void }

/** Adds a person to the suppression list or the do-not-contact list, and erases nothing. */
export function SuppressPerson({ name, ...more }: Props) {
  return (
    <WindowButton label="Suppress" title={`Suppress ${name ?? 'this person'}`}>
      {(close) => <SuppressForm {...more} close={close} />}
    </WindowButton>
  )
}

function SuppressForm({ person, onDone, close }: Omit<Props, 'name'> & { close: () => void }) {
  const suppress = useSuppress()
  const [scope, setScope] = useState<SuppressionScope>('all')
  const onSuccess = () => {
    toast(scope === 'all' ? 'The person is suppressed' : 'The person is on the do-not-contact list')
    close()
    onDone()
  }
  return (
    <ActionForm
      change={suppress}
      action="Suppress"
      onCancel={close}
      onSubmit={() => suppress.mutate({ person, scope }, { onSuccess })}
    >
      <Choice label="Suppress" options={SCOPES} value={scope} onChange={setScope} />
      <p>{EFFECTS[scope]}</p>
      <p className="quiet small">You can remove the person from the list again.</p>
    </ActionForm>
  )
}
