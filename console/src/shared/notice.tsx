import { Alert } from '@mantine/core'
import type { ReactNode } from 'react'

const COLORS = { good: 'teal', bad: 'red', info: 'blue' }

/** A message. Screen readers announce a message of kind `bad` at once. */
export function Notice({ kind, children }: { kind: 'good' | 'bad' | 'info'; children: ReactNode }) {
  return (
    <Alert variant="light" color={COLORS[kind]} role={kind === 'bad' ? 'alert' : 'status'} my="xs" py="sm">
      {children}
    </Alert>
  )
}
