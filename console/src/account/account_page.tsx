import { ActionButton } from '../shared/button'
import { Failure } from '../shared/failure'
import { count } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Stat, Stats } from '../shared/stat'
import { When } from '../shared/when'
import { useAccount, useEndOtherSessions } from './account'
import { TwoFactorPanel } from './two_factor_panel'
import { ChangePassword } from './change_password'

/** The account of the signed-in user: sessions, password and second factor. */
export function AccountPage() {
  return (
    <Page title="Your account">
      <div className="narrow">
        <Loaded query={useAccount()} shape="stats">
          {({ email, created_at, password_changed_at, has_password, other_sessions }) => (
            <>
              <Stats>
                <Stat title="Signed in as" value={<span className="small wrap">{email}</span>} />
                <Stat title="Account created" value={<When at={created_at} />} />
                <Stat title="Password changed" value={<When at={password_changed_at} never="never" />} />
              </Stats>
              <OtherSessions sessions={other_sessions} />
              {has_password ? (
                <>
                  <ChangePassword />
                  {/* Last, because it grows when its state loads and would move panels below it. */}
                  <TwoFactorPanel />
                </>
              ) : (
                <NoPassword />
              )}
            </>
          )}
        </Loaded>
      </div>
    </Page>
  )
}

function NoPassword() {
  return (
    <section className="card stack">
      <h2>Sign-in</h2>
      <p>
        You sign in only with your identity provider. Your account has no password and no second factor here.
        An operator can set a password.
      </p>
    </section>
  )
}

function OtherSessions({ sessions }: { sessions: number }) {
  const end = useEndOtherSessions()
  return (
    <section className="card stack">
      <h2>Other sessions</h2>
      <p role="status">
        {sessions === 0
          ? 'You have no other sessions.'
          : `You have ${count(sessions)} other ${sessions === 1 ? 'session' : 'sessions'}. A session expires after 12 hours without use.`}
      </p>
      <Failure of={end.error} />
      {sessions > 0 && (
        <div className="row">
          <ActionButton loading={end.isPending} onClick={() => end.mutate()}>
            End other sessions
          </ActionButton>
        </div>
      )}
    </section>
  )
}
