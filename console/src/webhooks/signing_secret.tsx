import { ActionButton } from '../shared/button'
import { CopyButton } from '../shared/copy_button'
import { Notice } from '../shared/notice'

/** The secret that signs what a webhook receives, in the only moment it can be read. */
export function SigningSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <div className="stack">
      <Notice kind="info">
        Copy it now: it is not shown again. The receiver checks <code>webhook-signature</code> with it.
      </Notice>
      <output className="secret" aria-label="The secret">
        {secret}
      </output>
      <div className="row end">
        <CopyButton text={secret} />
        <ActionButton kind="main" onPress={onDone}>
          Done
        </ActionButton>
      </div>
    </div>
  )
}
