import { useState } from 'react'
import { ActionForm } from '../shared/action_form'
import { Choice } from '../shared/choice'
import { Field } from '../shared/field'
import { count } from '../shared/format'
import { WindowButton } from '../shared/window_button'
import { toast } from '../theme/toast'
import { type Reason, type SuppressionScope, useSuppressList } from './privacy'
import { EFFECTS, REASONS, SCOPES } from './suppression_words'

/** A button that adds a pasted list of people. */
export function SuppressList() {
  return <WindowButton label="Add a list">{(close) => <ListForm close={close} />}</WindowButton>
}

function ListForm({ close }: { close: () => void }) {
  const suppress = useSuppressList()
  const [scope, setScope] = useState<SuppressionScope>('contacts')
  const [reason, setReason] = useState<Reason>('asked')
  const onSuccess = ({ added, skipped }: { added: number; skipped: number }) => {
    toast(`Lines added: ${count(added)}, skipped: ${count(skipped)}`)
    close()
  }
  return (
    <ActionForm
      change={suppress}
      action="Add to the list"
      onCancel={close}
      onSubmit={(fields) =>
        suppress.mutate({ lines: String(fields.get('lines')), scope, reason }, { onSuccess })
      }
    >
      <Field
        label="People"
        name="lines"
        rows={8}
        required
        focus="window"
        hint="An email address, phone number with country code, or profile URL per line."
        placeholder={'zoe@example.com\n+49 30 1234567'}
      />
      <Choice label="Suppress" options={SCOPES} value={scope} onChange={setScope} />
      <Choice label="Why" options={REASONS} value={reason} onChange={setReason} />
      <p className="quiet small">{EFFECTS[scope]}</p>
    </ActionForm>
  )
}
