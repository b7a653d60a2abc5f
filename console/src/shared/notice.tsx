import { Alert } from '@mantine/core'
import type { ReactNode } from 'react'

const TONES = { good: 'good', bad: 'bad', info: 'busy' }

/** A message. Screen readers announce a message of kind `bad` at once. */
export function Notice({ kind, children }: { kind: 'good' | 'bad' | 'info'; children: ReactNode }) {
  return (
    <Alert className={`tone ${TONES[kind]}`} role={kind === 'bad' ? 'alert' : 'status'} my="xs" py="sm">
      {children}
    </Alert>
  )
}
