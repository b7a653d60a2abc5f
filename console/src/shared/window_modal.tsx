import { Modal } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'

export type WindowProps = {
  title: string
  isOpen: boolean
  onClose: () => void
  wide?: boolean
  /** Stands at the right edge, so that the table at its left stays in view. */
  side?: boolean
  children: ReactNode
}

export default function WindowModal({ title, isOpen, onClose, wide, side, children }: WindowProps) {
  // The window fades out with its last content.
  const last = useRef({ title, children })
  if (isOpen) last.current = { title, children }
  // Mantine returns the focus only for a window that was closed when it was mounted.
  const [opened, setOpened] = useState(false)
  useEffect(() => setOpened(isOpen), [isOpen])
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={last.current.title}
      size={wide ? 'xl' : 'lg'}
      className={side ? 'side-window' : undefined}
      overlayProps={side ? { backgroundOpacity: 0.2 } : undefined}
      transitionProps={side ? { transition: 'slide-left', duration: 120 } : undefined}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {last.current.children}
    </Modal>
  )
}
