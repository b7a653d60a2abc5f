import type { ReactNode } from 'react'
import { ActionButton, type ButtonKind } from './button'
import { Failure } from './failure'
import { WindowButton } from './window_button'

type Change<I> = {
  error: unknown
  isPending: boolean
  reset: () => void
  mutate: (input: I, options: { onSuccess: () => void }) => void
}

type Props<I> = {
  label: string
  'aria-label'?: string
  title: string
  /** The label of the button that starts the mutation. */
  action: string
  kind?: ButtonKind
  change: Change<I>
  input: I
  disabled?: boolean
  children: ReactNode
}

/** A button that asks for confirmation, then starts a mutation. */
export function ConfirmButton<I>({ action, kind = 'danger', change, input, children, ...more }: Props<I>) {
  return (
    <WindowButton {...more} kind={kind} onClose={change.reset}>
      {(close) => (
        <div className="stack">
          {children}
          <Failure of={change.error} />
          <div className="row end">
            <ActionButton onClick={close}>Cancel</ActionButton>
            <ActionButton
              kind={kind === 'danger' ? 'destroy' : 'main'}
              loading={change.isPending}
              onClick={() => change.mutate(input, { onSuccess: close })}
            >
              {action}
            </ActionButton>
          </div>
        </div>
      )}
    </WindowButton>
  )
}
