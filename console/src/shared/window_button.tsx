import { useNavigate, useSearch } from '@tanstack/react-router'
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
  disabled?: boolean
  /** The address opens the window with `new=true`, so that other pages can link to it. */
  inAddress?: boolean
  leftSection?: ReactNode
  /** Shown instead of the label, which is then the accessible name. */
  icon?: ReactNode
  onClose?: () => void
  children: (close: () => void) => ReactNode
}

/**
 * A button that opens a window. The content exists only while the window is open, so its state
 * starts fresh.
 */
export function WindowButton({ label, title = label, icon, wide, inAddress, onClose, ...props }: Props) {
  const { children, ...button } = props
  const state = useState(false)
  const address = useInAddress()
  const [isOpen, setOpen] = inAddress ? address : state
  const close = () => {
    setOpen(false)
    onClose?.()
  }
  return (
    <>
      <ActionButton
        {...button}
        {...(icon ? { 'aria-label': label, title: label, px: 4, size: 'compact-sm' } : {})}
        onClick={() => setOpen(true)}
      >
        {icon ?? label}
      </ActionButton>
      <Window title={title} isOpen={isOpen} onClose={close} wide={wide}>
        {isOpen && children(close)}
      </Window>
    </>
  )
}

function useInAddress(): [boolean, (isOpen: boolean) => void] {
  const { new: isNew = false } = useSearch({ strict: false }) as { new?: boolean }
  const navigate = useNavigate()
  const set = (isOpen: boolean) => {
    const change = (now: object) => ({ ...now, new: isOpen || undefined })
    void navigate({ to: '.', search: change as never, replace: true })
  }
  return [isNew, set]
}
