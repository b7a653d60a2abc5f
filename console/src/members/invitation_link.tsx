import { Notice } from '../shared/notice'
import { Secret } from '../shared/secret'

type Invited = { link: string; mailed: boolean | null }

/** Shows the link of a new invitation, which can be shown only once. */
export function InvitationLink({ invited, onDone }: { invited: Invited; onDone: () => void }) {
  const { link, mailed } = invited
  return (
    <Secret label="The link" text={link} onDone={onDone}>
      {mailed && <Notice kind="good">The invitation was sent by email. You can also share this link.</Notice>}
      {mailed === false && (
        <Notice kind="bad">The mail server did not accept the invitation. Share this link yourself.</Notice>
      )}
      {mailed === null && (
        <Notice kind="info">
          No email was sent, because this service has no mail server. Copy the link and send it yourself.
        </Notice>
      )}
      <p className="quiet">
        Give this link only to the person you invite. It works once, for 7 days, and is not shown again.
      </p>
    </Secret>
  )
}
