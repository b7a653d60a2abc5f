import type { ReactNode } from 'react'

/** A message. Screen readers announce a message of kind `bad` at once. */
export function Notice({ kind, children }: { kind: 'good' | 'bad' | 'info'; children: ReactNode }) {
  return (
    <div className={`notice ${kind}`} role={kind === 'bad' ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
