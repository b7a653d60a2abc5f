import { Link } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { objectOf } from '../requests/object_of'
import { withShortIds } from '../shared/format'
import { ACTIONS } from './audit_actions'
import { auditLines, nameIn } from './audit_words'
import type { AuditEntry } from './members'

/** What a change did to which record, and its details. Links to the record, unless it was deleted. */
export function AuditChange({ of: entry }: { of: AuditEntry }) {
  const workspace = useSlug()
  const { action, subject, subject_name, detail } = entry
  const object = action.endsWith('.remove') ? null : objectOf(subject)
  const name = nameIn(detail) ?? subject_name ?? (isId(subject) ? null : subject)
  const lines = auditLines(detail, name)
  return (
    <div className="change">
      <div>
        {ACTIONS[action]}{' '}
        {object ? (
          <Link to={`/w/$workspace${object.path}` as '/w/$workspace'} params={{ workspace }} title={subject}>
            {name ?? `the ${object.name}`}
          </Link>
        ) : (
          name && <strong title={subject}>{name}</strong>
        )}
      </div>
      {lines.length > 0 && <div className="quiet small wrap">{withShortIds(lines.join(' · '))}</div>}
    </div>
  )
}

const isId = (subject: string): boolean => /^[a-z]+_[0-9a-f]{32}$/.test(subject)
