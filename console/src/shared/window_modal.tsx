import { Modal } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'

export type WindowProps = {
  title: string
  isOpen: boolean
  onClose: () => void
  wide?: boolean
  children: ReactNode
}

export default function WindowModal({ title, isOpen, onClose, wide, children }: WindowProps) {
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
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {last.current.children}
    </Modal>
  )
}
