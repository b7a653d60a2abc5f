import { ActionForm } from '../shared/action_form'
import { Field } from '../shared/field'
import { WindowButton } from '../shared/window_button'
import { useGrantCredits } from './credits'

/** Grants credits to the workspace, for operators. */
export function GrantButton() {
  return (
    <WindowButton label="Grant credits" kind="main">
      {(close) => <GrantForm close={close} />}
    </WindowButton>
  )
}

function GrantForm({ close }: { close: () => void }) {
  const grant = useGrantCredits()
  const submit = (fields: FormData) => {
    const note = String(fields.get('note') ?? '').trim()
    const body = { amount: Number(fields.get('amount')), ...(note ? { note } : {}) }
    grant.mutate(body, { onSuccess: close })
  }
  return (
    <ActionForm change={grant} action="Grant" onCancel={close} onSubmit={submit}>
      <Field label="Credits" name="amount" type="number" min={1} required focus="window" />
      <Field label="Note" name="note" hint="Shown in the ledger." />
    </ActionForm>
  )
}
