import { ActionButton } from '../shared/button'
import { CopyButton } from '../shared/copy_button'
import { Notice } from '../shared/notice'

type Invited = { link: string; mailed: boolean | null }

/** The link of an invitation in the only moment it can be read. */
export function InvitationLink({ invited, onDone }: { invited: Invited; onDone: () => void }) {
  const { link, mailed } = invited
  return (
    <div className="stack">
      {mailed && <Notice kind="good">The invitation is mailed. You can pass on this link as well.</Notice>}
      {mailed === false && (
        <Notice kind="bad">The mail server did not take the invitation: pass on this link.</Notice>
      )}
      <Notice kind="info">
        Give this link to the person you invite and to nobody else. It is shown this once, works once, and
        ends after 7 days.
      </Notice>
      <output className="secret" aria-label="The link">
        {link}
      </output>
      <div className="row end">
        <CopyButton text={link} />
        <ActionButton kind="main" onPress={onDone}>
          Done
        </ActionButton>
      </div>
    </div>
  )
}
