import { withShortIds } from '../shared/format'
import { auditChanges, type Change, isUnchanged } from './audit_words'
import type { AuditEntry } from './members'
import { recordName } from './record_name'

/** The fields that a change set: former values are struck out, and lists show what they gained and lost. */
export function Changes({ of: entry }: { of: AuditEntry }) {
  const { detail } = entry
  const changes = auditChanges(detail, recordName(entry))
  if (changes.length === 0) return isUnchanged(detail) && <div className="quiet small">No change</div>
  return (
    <ul className="changes small">
      {changes.map((change) => (
        <li key={change.label}>
          <span className="quiet">{change.label}:</span> <Values of={change} />
        </li>
      ))}
    </ul>
  )
}

function Values({ of: { before, after, added, removed } }: { of: Change }) {
  if (before === undefined) return withShortIds(after)
  if (!added || !removed)
    return (
      <>
        <del>{withShortIds(before)}</del> <span aria-hidden="true">→</span> <ins>{withShortIds(after)}</ins>
      </>
    )
  return (
    <>
      {removed.map((one) => (
        <del key={one}>{one}</del>
      ))}{' '}
      {added.map((one) => (
        <ins key={one}>{one}</ins>
      ))}
    </>
  )
}
