import { Link } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { objectOf } from '../requests/object_of'
import { CopyIcon } from '../shared/copy_button'
import { shortId } from '../shared/format'
import { Id } from '../shared/id'
import type { AuditedAction } from './members'

/** What a change was made to. Links to its page, unless the change deleted it. */
export function AuditSubject({ of: subject, action }: { of: string; action: AuditedAction }) {
  const workspace = useSlug()
  const object = action.endsWith('.remove') ? null : objectOf(subject)
  if (!object) return <Id of={subject} name="subject" />
  return (
    <span className="id">
      <Link to={`/w/$workspace${object.path}` as '/w/$workspace'} params={{ workspace }} title={subject}>
        <code className="small">{shortId(subject)}</code>
      </Link>
      <CopyIcon text={subject} label="Copy the subject" />
    </span>
  )
}
