import { WithIds } from '../shared/with_ids'
import { auditLines, type Detail } from './audit_words'

/** The detail of an audit entry, one line per field. */
export function AuditDetail({ of: detail }: { of: Detail }) {
  return (
    <div>
      {auditLines(detail).map((line) => (
        <div key={line} className="small wrap">
          <WithIds text={line} />
        </div>
      ))}
    </div>
  )
}
