import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { ActionButton } from './button'

type Props = { title: string; isOpen: boolean; onClose: () => void; wide?: boolean; children: ReactNode }

/** A modal window. It traps the focus, closes on Escape, and then returns the focus. */
export function Window({ title, isOpen, onClose, wide, children }: Props) {
  return (
    <ModalOverlay
      className="overlay"
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => !open && onClose()}
    >
      <Modal className={wide ? 'window wide' : 'window'}>
        <Dialog>
          <header className="window-head">
            <Heading slot="title">{title}</Heading>
            <ActionButton kind="link" aria-label="Close" onPress={onClose}>
              ✕
            </ActionButton>
          </header>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
