import type { ErrorComponentProps } from '@tanstack/react-router'
import { ActionButton } from '../shared/button'
import { PageNotLoaded } from '../shared/lazy_page'
import { Notice } from '../shared/notice'

/** Replaces a page that could not be loaded or that threw. */
export function PageError({ error }: ErrorComponentProps) {
  return (
    <Notice kind="bad">
      <p>
        {error instanceof PageNotLoaded
          ? 'This page could not be loaded. Check your connection, then reload.'
          : 'This page failed. Reload it. If the problem remains, report it.'}
      </p>
      <ActionButton onClick={() => location.reload()}>Reload</ActionButton>
    </Notice>
  )
}
