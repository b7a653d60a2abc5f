import { ActionForm } from '../shared/action_form'
import { CodeField } from '../shared/code_field'
import { lazyPart } from '../shared/lazy_part'
import { Notice } from '../shared/notice'
import { Secret } from '../shared/secret'
import { CurrentPassword } from './current_password'
import { useBeginTwoFactor, useConfirmTwoFactor } from './two_factor'

const QrCode = lazyPart(() => import('./qr_code'))

/** Turns two-factor sign-in on: password, QR code and first code, recovery codes. */
export function Enrol({ close }: { close: () => void }) {
  const begin = useBeginTwoFactor()
  const confirm = useConfirmTwoFactor()
  if (confirm.data) return <RecoveryCodes codes={confirm.data.recovery_codes} onDone={close} />
  if (!begin.data)
    return (
      <ActionForm
        change={begin}
        action="Continue"
        onCancel={close}
        onSubmit={(fields) => begin.mutate(String(fields.get('current_password')))}
      >
        <CurrentPassword focus="window" />
      </ActionForm>
    )
  const { secret, uri } = begin.data
  return (
    <ActionForm
      change={confirm}
      action="Turn on"
      onCancel={close}
      onSubmit={(fields) => confirm.mutate(String(fields.get('code')))}
    >
      <p>Scan this with an authenticator app, or type the secret. Then enter the code that it shows.</p>
      <QrCode text={uri} />
      <Secret label="The secret" text={secret}>
        {null}
      </Secret>
      <CodeField isNew />
      <p className="quiet">Your other sessions end.</p>
    </ActionForm>
  )
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <Secret label="Recovery codes" text={codes.join('\n')} onDone={onDone}>
      <Notice kind="info">
        Two-factor sign-in is on. Keep these codes: each signs in once if you lose your phone. They are not
        shown again.
      </Notice>
    </Secret>
  )
}
