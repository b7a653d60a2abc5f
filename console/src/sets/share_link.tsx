import { messageOf } from '../api/problem'
import { useIsAdmin } from '../session/session'
import { ActionButton } from '../shared/button'
import { CopyButton } from '../shared/copy_button'
import { Notice } from '../shared/notice'
import { useShare, useUnshare } from './sets'

/** The link that reads a Set without a key: made, shown once, revoked. */
export function ShareLink({ id, isShared }: { id: string; isShared: boolean }) {
  const isAdmin = useIsAdmin()
  const [share, unshare] = [useShare(), useUnshare()]
  const error = share.error ?? unshare.error
  const url = share.data && window.location.origin + share.data.url
  return (
    <section className="card" aria-label="Share link">
      <h2>Share link</h2>
      <p>
        {isShared
          ? 'Whoever has its link reads the people admitted, without a key.'
          : 'Nobody reads it without a key.'}
      </p>
      {error && <Notice kind="bad">{messageOf(error)}</Notice>}
      {url && isShared && (
        <>
          <Notice kind="info">Copy it now: it is not shown again.</Notice>
          <output className="secret" aria-label="The link">
            {url}
          </output>
        </>
      )}
      {isAdmin && (
        <div className="row end">
          {url && isShared && <CopyButton text={url} />}
          {isShared && (
            <ActionButton
              kind="danger"
              isPending={unshare.isPending}
              onPress={() => unshare.mutate(id, { onSuccess: () => share.reset() })}
            >
              Revoke the link
            </ActionButton>
          )}
          <ActionButton isPending={share.isPending} onPress={() => share.mutate(id)}>
            {isShared ? 'Make a new link' : 'Make a link'}
          </ActionButton>
        </div>
      )}
    </section>
  )
}
