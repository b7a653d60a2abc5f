import { type ComponentProps, type ReactNode, useState } from 'react'
import { ActionForm } from './action_form'
import type { ConfirmButton } from './confirm_button'
import { Field } from './field'
import { WindowButton } from './window_button'

type Props<I> = Omit<ComponentProps<typeof ConfirmButton<I>>, 'kind'> & {
  /** The word that the user types to confirm. */
  word: string
  onDone?: () => void
  children: ReactNode
}

/** A button for a change that cannot be undone. The user confirms it by typing a word. */
export function ConfirmTyped<I>({ action, word, change, input, onDone, children, ...more }: Props<I>) {
  const [typed, setTyped] = useState('')
  const forget = () => {
    setTyped('')
    change.reset()
  }
  return (
    <WindowButton {...more} kind="danger" onClose={forget}>
      {(close) => (
        <ActionForm
          change={change}
          action={action}
          isFinal
          disabled={typed.trim() !== word}
          onCancel={close}
          onSubmit={() =>
            change.mutate(input, {
              onSuccess: () => {
                close()
                onDone?.()
              },
            })
          }
        >
          {children}
          <Field
            label={`Type ${word} to confirm`}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            focus="window"
          />
        </ActionForm>
      )}
    </WindowButton>
  )
}
