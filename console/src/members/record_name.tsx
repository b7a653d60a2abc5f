import { Link } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { objectOf } from '../requests/object_of'
import { nameIn } from './audit_words'
import type { AuditEntry } from './members'

/** Names the record that an entry is about. Links to the page of the record, unless the entry removed it. */
export function RecordName({ of: entry }: { of: AuditEntry }) {
  const workspace = useSlug()
  const { action, subject } = entry
  const object = action.endsWith('.remove') ? null : objectOf(subject)
  const name = recordName(entry)
  if (!object) return name && <strong title={subject}>{name}</strong>
  return (
    <Link to={`/w/$workspace${object.path}` as '/w/$workspace'} params={{ workspace }} title={subject}>
      {name ?? `the ${object.name}`}
    </Link>
  )
}

export const recordName = ({ detail, subject_name, subject }: AuditEntry): string | null =>
  nameIn(detail) ?? subject_name ?? (isId(subject) ? null : subject)

const isId = (subject: string): boolean => /^[a-z]+_[0-9a-f]{32}$/.test(subject)
