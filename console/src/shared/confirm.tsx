import type { ReactNode } from 'react'
import { messageOf } from '../api/problem'
import { ActionButton } from './button'
import { Notice } from './notice'
import { Window } from './window'

type Props = {
  title: string
  action: string
  isOpen: boolean
  isPending: boolean
  error: unknown
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks before what cannot be undone. */
export function Confirm({ title, action, isOpen, isPending, error, onConfirm, onClose, children }: Props) {
  return (
    <Window title={title} isOpen={isOpen} onClose={onClose}>
      <div className="stack">
        {children}
        {error ? <Notice kind="bad">{messageOf(error)}</Notice> : null}
        <div className="row end">
          <ActionButton onPress={onClose}>Cancel</ActionButton>
          <ActionButton kind="danger" isPending={isPending} onPress={onConfirm}>
            {action}
          </ActionButton>
        </div>
      </div>
    </Window>
  )
}
