import { takeKey } from '../api/key_in_use'
import { useSlug } from '../session/session'
import { ActionButton } from '../shared/button'
import { CopyButton } from '../shared/copy_button'
import { Notice } from '../shared/notice'

/** A secret in the only moment it can be read. */
export function SecretOnce({ secret, onDone }: { secret: string; onDone: () => void }) {
  const workspace = useSlug()
  return (
    <div className="stack">
      <Notice kind="info">Copy it now. Only its hash is stored: it is never shown again.</Notice>
      <output className="secret" aria-label="The key">
        {secret}
      </output>
      <div className="row end">
        <CopyButton text={secret} />
        <ActionButton
          onPress={() => {
            takeKey(secret, workspace)
            onDone()
          }}
        >
          Use it in this tab
        </ActionButton>
        <ActionButton kind="main" onPress={onDone}>
          Done
        </ActionButton>
      </div>
    </div>
  )
}
