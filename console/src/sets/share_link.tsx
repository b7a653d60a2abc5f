import { useIsAdmin } from '../api/session'
import { ActionButton } from '../shared/button'
import { Failure } from '../shared/failure'
import { Notice } from '../shared/notice'
import { Secret } from '../shared/secret'
import { useShare, useUnshare } from './sets'

/** Creates and revokes the link that shows a Set's admitted people without a key. */
export function ShareLink({ id, isShared }: { id: string; isShared: boolean }) {
  const isAdmin = useIsAdmin()
  const [share, unshare] = [useShare(), useUnshare()]
  const link = share.data && isShared && window.location.origin + share.data.url
  return (
    <section className="card" aria-label="Share link">
      <div className="row between">
        <div>
          <h3>Share link</h3>
          <span className="quiet">
            {isShared
              ? 'Anyone with the link can read the admitted people with their evidence. Browsers show a page, programs get JSON.'
              : 'This Set has no share link.'}
          </span>
        </div>
        {isAdmin && (
          <div className="row">
            {isShared && (
              <ActionButton
                kind="danger"
                loading={unshare.isPending}
                onClick={() => unshare.mutate(id, { onSuccess: () => share.reset() })}
              >
                Revoke link
              </ActionButton>
            )}
            <ActionButton loading={share.isPending} onClick={() => share.mutate(id)}>
              {isShared ? 'Create a new link' : 'Create link'}
            </ActionButton>
          </div>
        )}
      </div>
      <Failure of={share.error ?? unshare.error} />
      {link && (
        <Secret label="The link" text={link}>
          <Notice kind="info">Copy the link now. It is not shown again.</Notice>
        </Secret>
      )}
    </section>
  )
}
