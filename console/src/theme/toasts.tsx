import { Notification } from '@mantine/core'
import { closeToast, useToasts } from './toast'

/** The toasts. Screen readers announce each without moving the focus. */
export function Toasts() {
  return (
    <div className="toasts" role="status" aria-label="Results">
      {useToasts().map(({ id, message }) => (
        <Notification
          key={id}
          role="presentation"
          color="teal"
          withBorder
          onClose={() => closeToast(id)}
          closeButtonProps={{ 'aria-label': 'Close the message' }}
        >
          {message}
        </Notification>
      ))}
    </div>
  )
}
