import { Modal } from '@mantine/core'
import { type ReactNode, useRef } from 'react'

type Props = { title: string; isOpen: boolean; onClose: () => void; wide?: boolean; children: ReactNode }

/** A modal window. It traps the focus, closes on Escape, and then returns the focus. */
export function Window({ title, isOpen, onClose, wide, children }: Props) {
  // The window fades out with its last content.
  const last = useRef({ title, children })
  if (isOpen) last.current = { title, children }
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={last.current.title}
      size={wide ? 'xl' : 'lg'}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {last.current.children}
    </Modal>
  )
}
