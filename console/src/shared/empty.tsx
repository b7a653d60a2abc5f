import { InboxIcon } from '@heroicons/react/24/outline'
import type { ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** The next step. Without one, the state is a single low line. */
  action?: ReactNode
}

/** Replaces a list without items. Says why it is empty, and offers the next step. */
export function Empty({ children, action }: Props) {
  if (!action) return <p className="empty low">{children}</p>
  return (
    <div className="empty">
      <InboxIcon width={24} aria-hidden="true" />
      <p>{children}</p>
      <div className="row">{action}</div>
    </div>
  )
}
