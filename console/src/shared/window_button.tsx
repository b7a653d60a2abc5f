import { type ReactNode, useState } from 'react'
import { ActionButton, type ButtonKind } from './button'
import { Window } from './window'

type Props = {
  label: string
  /** The accessible name. Needed if `label` repeats in every row of a table. */
  'aria-label'?: string
  /** The title of the window; `label` by default. */
  title?: string
  kind?: ButtonKind
  wide?: boolean
  isDisabled?: boolean
  startsOpen?: boolean
  onClose?: () => void
  children: (close: () => void) => ReactNode
}

/**
 * A button that opens a window. The content exists only while the window is open, so its state
 * starts fresh.
 */
export function WindowButton({ label, title = label, wide, startsOpen = false, onClose, ...props }: Props) {
  const { children, ...button } = props
  const [isOpen, setOpen] = useState(startsOpen)
  const close = () => {
    setOpen(false)
    onClose?.()
  }
  return (
    <>
      <ActionButton {...button} onPress={() => setOpen(true)}>
        {label}
      </ActionButton>
      <Window title={title} isOpen={isOpen} onClose={close} wide={wide}>
        {children(close)}
      </Window>
    </>
  )
}
