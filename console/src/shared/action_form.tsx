import { type ReactNode, useState } from 'react'
import { fieldsOf } from '../api/problem'
import { ActionButton } from './button'
import { Failure } from './failure'
import { FieldErrors } from './field_errors'

type Props = {
  /** The mutation that the form starts. Its errors appear at the fields and above the buttons. */
  change: { error: unknown; isPending: boolean }
  /** The label of the submit button. */
  action: string
  onSubmit: (fields: FormData, form: HTMLFormElement) => void
  onCancel?: () => void
  disabled?: boolean
  /** Stands left of the buttons, such as the cost. */
  cost?: ReactNode
  /** For one of several forms of equal rank: the submit button is not the page's main button. */
  isMinor?: boolean
  /** The change cannot be undone. */
  isFinal?: boolean
  /** Stretches the submit button over the width of the form, and leaves out the Cancel button. */
  isNarrow?: boolean
  className?: string
  children: ReactNode
}

/** A form that starts a mutation. A field's error disappears once the user edits the field. */
export function ActionForm({ change, action, onSubmit, onCancel, className, children, ...more }: Props) {
  const [edited, setEdited] = useState<readonly string[]>([])
  const errors = Object.entries(fieldsOf(change.error)).filter(([name]) => !edited.includes(name))
  const submit = (
    <ActionButton
      type="submit"
      kind={more.isFinal ? 'destroy' : more.isMinor ? 'plain' : 'main'}
      loading={change.isPending}
      disabled={more.disabled}
    >
      {action}
    </ActionButton>
  )
  return (
    <form
      className={className ?? 'stack'}
      onInput={({ target }) => setEdited([...edited, (target as HTMLInputElement).name])}
      onSubmit={(event) => {
        event.preventDefault()
        setEdited([])
        onSubmit(new FormData(event.currentTarget), event.currentTarget)
      }}
    >
      <FieldErrors value={Object.fromEntries(errors)}>
        {children}
        <Failure of={change.error} />
        {more.isNarrow ? (
          submit
        ) : (
          <div className="row form-foot">
            <div className="form-cost">{more.cost}</div>
            {onCancel && <ActionButton onClick={onCancel}>Cancel</ActionButton>}
            {submit}
          </div>
        )}
      </FieldErrors>
    </form>
  )
}
