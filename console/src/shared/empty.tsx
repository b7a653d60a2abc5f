import { EmptyState } from '@mantine/core'
import { InboxIcon } from '@heroicons/react/24/outline'
import type { ReactNode } from 'react'

/** Replaces a list without items. Says why it is empty, and offers the next step. */
export function Empty({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="empty">
      <EmptyState size="sm" icon={<InboxIcon width={28} aria-hidden="true" />} description={children}>
        {action}
      </EmptyState>
    </div>
  )
}
