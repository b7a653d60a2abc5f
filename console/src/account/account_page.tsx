import { ActionButton } from '../shared/button'
import { Failure } from '../shared/failure'
import { count } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Stat, Stats } from '../shared/stat'
import { When } from '../shared/when'
import { useSession } from '../api/session'
import { useAccount, useEndOtherSessions } from './account'
import { TwoFactorPanel } from './two_factor_panel'
import { ChangePassword } from './change_password'

/** The account of the signed-in user: sessions, password and second factor. */
export function AccountPage() {
  return (
    <Page title="Your account" about={useSession().user?.email}>
      <div className="narrow">
        <Loaded query={useAccount()} shape="stats">
          {({ created_at, password_changed_at, has_password, other_sessions }) => (
            <>
              <Stats>
                <Stat title="Account created" value={<When at={created_at} />} />
                <Stat title="Password changed" value={<When at={password_changed_at} never="never" />} />
                <Stat title="Other sessions" value={other_sessions === 0 ? 'none' : count(other_sessions)} />
              </Stats>
              {other_sessions > 0 && <OtherSessions />}
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

function OtherSessions() {
  const end = useEndOtherSessions()
  return (
    <section className="card stack">
      <h2>Other sessions</h2>
      <p>Other browsers are signed in to your account. A session expires after 12 hours without use.</p>
      <Failure of={end.error} />
      <div className="row">
        <ActionButton loading={end.isPending} onClick={() => end.mutate()}>
          End other sessions
        </ActionButton>
      </div>
    </section>
  )
}
