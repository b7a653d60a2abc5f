import type { ReactNode } from 'react'

/** Something to be noticed at once; read out where it is bad. */
export function Notice({ kind, children }: { kind: 'good' | 'bad' | 'info'; children: ReactNode }) {
  return (
    <div className={`notice ${kind}`} role={kind === 'bad' ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
