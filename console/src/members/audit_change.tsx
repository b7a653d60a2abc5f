import { ActionButton } from '../shared/button'
import { count } from '../shared/format'
import { ACTIONS } from './audit_actions'
import { areaOf, isEnd } from './audit_areas'
import { Changes } from './changes'
import type { Fold } from './fold_entries'
import { RecordName } from './record_name'

type Props = { of: Fold; onOpen: () => void }

/** What a change did to which record, and its details. A press opens the whole entry. */
export function AuditChange({ of: { entry, times }, onOpen }: Props) {
  const { action } = entry
  const { icon: Icon, name } = areaOf(action)
  return (
    <div className="change">
      <span className={isEnd(action) ? 'area tone bad' : 'area tone'} title={name}>
        <Icon width={16} aria-hidden="true" />
      </span>
      <div>
        <div>
          <ActionButton kind="link" onClick={onOpen}>
            {ACTIONS[action]}
          </ActionButton>{' '}
          <RecordName of={entry} />
          {times.length > 1 && <span className="quiet small"> {count(times.length)} times</span>}
        </div>
        <Changes of={entry} />
      </div>
    </div>
  )
}
