import { useState } from 'react'
import { ActionForm } from '../shared/action_form'
import { Choice } from '../shared/choice'
import { Field } from '../shared/field'
import { count } from '../shared/format'
import { WindowButton } from '../shared/window_button'
import { toast } from '../theme/toast'
import { type SuppressionScope, useSuppressList } from './privacy'
import { EFFECTS, SCOPES } from './suppression_words'

/** A button that adds a pasted list of people. */
export function SuppressList() {
  return <WindowButton label="Add a list">{(close) => <ListForm close={close} />}</WindowButton>
}

function ListForm({ close }: { close: () => void }) {
  const suppress = useSuppressList()
  const [scope, setScope] = useState<SuppressionScope>('contacts')
  const onSuccess = ({ added, skipped }: { added: number; skipped: number }) => {
    toast(`Lines added: ${count(added)}, skipped: ${count(skipped)}`)
    close()
  }
  return (
    <ActionForm
      change={suppress}
      action="Add to the list"
      onCancel={close}
      onSubmit={(fields) => suppress.mutate({ lines: String(fields.get('lines')), scope }, { onSuccess })}
    >
      <Field
        label="People"
        name="lines"
        rows={8}
        required
        focus="window"
        hint="An e-mail address, telephone number with country code, or profile URL per line."
        placeholder={'zoe@example.com\n+49 30 1234567'}
      />
      <Choice label="Suppress" options={SCOPES} value={scope} onChange={setScope} />
      <p className="quiet small">{EFFECTS[scope]}</p>
    </ActionForm>
  )
}
