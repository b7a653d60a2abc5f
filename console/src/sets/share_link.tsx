import { useState } from 'react'
import { useIsAdmin } from '../api/session'
import { ActionButton } from '../shared/button'
import { Failure } from '../shared/failure'
import { Notice } from '../shared/notice'
import { Secret } from '../shared/secret'
import { Window } from '../shared/window'
import { useShare, useUnshare } from './sets'

/**
 * Creates the link that shows a Set's admitted people without a key. The window of a shared Set
 * replaces or revokes the link.
 */
export function ShareLink({ id, isShared }: { id: string; isShared: boolean }) {
  const [share, unshare] = [useShare(), useUnshare()]
  const [isOpen, setOpen] = useState(false)
  const link = share.data && isShared && window.location.origin + share.data.url
  const create = () => share.mutate(id)
  if (!useIsAdmin()) return null
  return (
    <>
      <ActionButton
        onClick={() => {
          setOpen(true)
          if (!isShared) create()
        }}
      >
        {isShared ? 'Shared' : 'Create share link'}
      </ActionButton>
      <Window title="Share link" isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className="stack">
          <p>
            {isShared
              ? 'Anyone with the link can read the admitted people with their evidence. Browsers show a page, programs get JSON.'
              : 'This Set has no share link.'}
          </p>
          <Failure of={share.error ?? unshare.error} />
          {link && (
            <Secret label="The link" text={link}>
              <Notice kind="info">Copy the link now. It is not shown again.</Notice>
            </Secret>
          )}
          <div className="row end">
            <ActionButton loading={share.isPending} onClick={create}>
              {isShared ? 'Create a new link' : 'Create link'}
            </ActionButton>
            {isShared && (
              <ActionButton
                kind="danger"
                loading={unshare.isPending}
                onClick={() => unshare.mutate(id, { onSuccess: () => share.reset() })}
              >
                Revoke link
              </ActionButton>
            )}
          </div>
        </div>
      </Window>
    </>
  )
}
