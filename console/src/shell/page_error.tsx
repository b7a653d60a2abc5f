import type { ErrorComponentProps } from '@tanstack/react-router'
import { ActionButton } from '../shared/button'
import { PageNotLoaded } from '../shared/lazy_page'
import { Notice } from '../shared/notice'

/** Shown in place of a page that could not be loaded, or that threw. */
export function PageError({ error }: ErrorComponentProps) {
  return (
    <Notice kind="bad">
      <p>
        {error instanceof PageNotLoaded
          ? 'This page could not be loaded. Check your connection, then reload.'
          : 'This page failed. Reload it, and report the problem if it stays.'}
      </p>
      <ActionButton onPress={() => location.reload()}>Reload</ActionButton>
    </Notice>
  )
}
