import type { ReactNode } from 'react'
import { Form } from 'react-aria-components'
import { fieldsOf } from '../api/problem'
import { ActionButton } from './button'
import { Failure } from './failure'

type Props = {
  /** The mutation that the form starts. Its errors appear at the fields and above the buttons. */
  change: { error: unknown; isPending: boolean }
  /** The label of the submit button. */
  action: string
  onSubmit: (fields: FormData, form: HTMLFormElement) => void
  onCancel?: () => void
  isDisabled?: boolean
  /** Stretches the submit button over the width of the form, and leaves out the Cancel button. */
  isNarrow?: boolean
  className?: string
  children: ReactNode
}

/** A form that starts a mutation. */
export function ActionForm({ change, action, onSubmit, onCancel, className, children, ...more }: Props) {
  const submit = (
    <ActionButton type="submit" kind="main" isPending={change.isPending} isDisabled={more.isDisabled}>
      {action}
    </ActionButton>
  )
  return (
    <Form
      className={className ?? 'stack'}
      validationErrors={fieldsOf(change.error)}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(new FormData(event.currentTarget), event.currentTarget)
      }}
    >
      {children}
      <Failure of={change.error} />
      {more.isNarrow ? (
        submit
      ) : (
        <div className="row end">
          {onCancel && <ActionButton onPress={onCancel}>Cancel</ActionButton>}
          {submit}
        </div>
      )}
    </Form>
  )
}
