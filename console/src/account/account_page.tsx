import { messageOf } from '../api/problem'
import { ActionButton } from '../shared/button'
import { count } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Notice } from '../shared/notice'
import { Page } from '../shared/page'
import { Tile } from '../shared/tile'
import { When } from '../shared/when'
import { useAccount, useEndOtherSessions } from './account'
import { ChangePassword } from './change_password'

/** Who is signed in: where else, and with which password. */
export function AccountPage() {
  const account = useAccount()
  return (
    <Page title="Your account">
      <Loaded query={account}>
        {({ email, created_at, password_changed_at, other_sessions }) => (
          <>
            <div className="tiles">
              <Tile title="Signed in as" value={<span className="small wrap">{email}</span>} />
              <Tile title="Since" value={<When at={created_at} />} />
              <Tile
                title="Password changed"
                value={password_changed_at ? <When at={password_changed_at} /> : 'never'}
              />
            </div>
            <OtherSessions sessions={other_sessions} />
          </>
        )}
      </Loaded>
      <ChangePassword />
    </Page>
  )
}

function OtherSessions({ sessions }: { sessions: number }) {
  const end = useEndOtherSessions()
  return (
    <section className="card stack">
      <h2>Other sessions</h2>
      <p role="status">
        {sessions === 0
          ? 'You are signed in nowhere else.'
          : `You are signed in at ${count(sessions)} other ${sessions === 1 ? 'place' : 'places'}. A session ends after 12 hours without use.`}
      </p>
      {end.error && <Notice kind="bad">{messageOf(end.error)}</Notice>}
      {sessions > 0 && (
        <div className="row">
          <ActionButton isPending={end.isPending} onPress={() => end.mutate()}>
            End them
          </ActionButton>
        </div>
      )}
    </section>
  )
}
