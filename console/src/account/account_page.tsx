import { useSession } from '../api/session'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Setting, Settings } from '../shared/settings'
import { When } from '../shared/when'
import { WindowButton } from '../shared/window_button'
import { useAccount } from './account'
import { RIGHTS } from '../members/roles'
import { ChangeName } from './change_name'
import { ChangePassword } from './change_password'
import { Sessions } from './sessions'
import { TwoFactorSetting } from './two_factor_setting'

/** The account of the signed-in user: name, workspaces, password, second factor and sessions. */
export function AccountPage() {
  const { user, workspaces } = useSession()
  return (
    <Page title="Your account" about={user?.email}>
      <h2>Profile</h2>
      <Settings label="Profile">
        <Setting
          name="Name"
          action={
            <WindowButton label="Change name">
              {(close) => <ChangeName name={user?.name ?? null} close={close} />}
            </WindowButton>
          }
        >
          {user?.name ?? 'Not set. Members see your email address.'}
        </Setting>
        <Setting name={workspaces.length === 1 ? 'Workspace' : 'Workspaces'}>
          {workspaces.map(({ name, role }) => `${name} (${role}, ${RIGHTS[role]})`).join(', ')}
          {user?.is_operator && '. You are an operator of the whole service.'}
        </Setting>
      </Settings>
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
