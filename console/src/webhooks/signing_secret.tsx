import { Notice } from '../shared/notice'
import { Secret } from '../shared/secret'

/** Shows the signing secret of a webhook, which can be shown only once. */
export function SigningSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <Secret label="The secret" text={secret} onDone={onDone}>
      <Notice kind="info">
        Copy the secret now. It is not shown again. The receiver uses it to verify{' '}
        <code>webhook-signature</code>.
      </Notice>
    </Secret>
  )
}
