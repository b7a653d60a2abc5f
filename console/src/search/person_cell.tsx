import { Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { Avatar } from '../shared/avatar'
import { lazyPart } from '../shared/lazy_part'
import { Skeletons } from '../shared/skeletons'
import { WindowButton } from '../shared/window_button'
import type { Row } from './namesakes'

const Compare = lazyPart(
  () => import('./compare'),
  () => <Skeletons shape="table" />
)

type Props = { row: Row; isSelected: boolean; onToggle: () => void }

/** The person of a result. Records that look the same share a row, and a press compares them. */
export function PersonCell({ row, isSelected, onToggle }: Props) {
  const workspace = useSlug()
  const { person } = row.result
  const all = [row.result, ...row.others]
  const places = all.map(({ person: { location } }) => location?.split(',')[0] ?? 'no place')
  return (
    <span className="person">
      <Checkbox size="xs" aria-label={`Select ${person.name}`} checked={isSelected} onChange={onToggle} />
      <Avatar name={person.name} />
      <span className="who">
        <Link to="/w/$workspace/people/$person" params={{ workspace, person: person.person_id }}>
          {person.name ?? 'Unnamed'}
        </Link>
        <span className="position quiet">{[person.title, person.company].filter(Boolean).join(' at ')}</span>
        {row.others.length > 0 && (
          <span className="small">
            <WindowButton
              kind="link"
              label={`${all.length} records: ${places.join(', ')}`}
              title={`The records of ${person.name}`}
              wide
            >
              {() => <Compare people={all} />}
            </WindowButton>
          </span>
        )}
      </span>
    </span>
  )
}
