import { withShortIds } from '../shared/format'
import { auditLines, type Detail } from './audit_words'

/** The detail of an audit entry on one line. Its tooltip has the full text. */
export function AuditDetail({ of: detail }: { of: Detail }) {
  const text = auditLines(detail).join(' · ')
  if (text === '') return null
  return (
    <span className="one-line small" title={text}>
      {withShortIds(text)}
    </span>
  )
}
