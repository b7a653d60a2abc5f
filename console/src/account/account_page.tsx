import { useSession } from '../api/session'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Setting, Settings } from '../shared/settings'
import { When } from '../shared/when'
import { WindowButton } from '../shared/window_button'
import { useAccount } from './account'
import { ChangePassword } from './change_password'
import { Sessions } from './sessions'
import { TwoFactorSetting } from './two_factor_setting'

/** The account of the signed-in user: password, second factor and sessions. */
export function AccountPage() {
  return (
    <Page title="Your account" about={useSession().user?.email}>
      <h2>Sign-in</h2>
      <Loaded query={useAccount()} shape="stats">
        {({ created_at, password_changed_at, has_password }) =>
          has_password ? (
            <Settings label="Sign-in">
              <Setting
                name="Password"
                action={
                  <WindowButton label="Change password">
                    {(close) => <ChangePassword onDone={close} />}
                  </WindowButton>
                }
              >
                {password_changed_at ? (
                  <>
                    Changed <When at={password_changed_at} />.
                  </>
                ) : (
                  <>
                    The same since the account was created, <When at={created_at} />.
                  </>
                )}
              </Setting>
              <TwoFactorSetting />
            </Settings>
          ) : (
            <Settings label="Sign-in">
              <Setting name="Identity provider">
                You sign in only with your identity provider. Your account has no password and no second
                factor here. An operator can set a password.
              </Setting>
            </Settings>
          )
        }
      </Loaded>
      <Sessions />
    </Page>
  )
}
