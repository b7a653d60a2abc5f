import { useInstantPeople } from '../api/instant_people'
import { Avatar } from './avatar'
import { useSettled } from './settled'

const SHOWN = 3
const PAUSE_MS = 400

/** The first indexed people who match a typed query. Shows nothing if searches have a price. */
export function FirstPeople({ query }: { query: string }) {
  const settled = useSettled(query.trim(), PAUSE_MS)
  const { people } = useInstantPeople(settled, { number: SHOWN })
  if (!people) return null
  return (
    <div className="stack first-people" role="status">
      <p className="quiet small">
        {people.length === 0
          ? 'Nobody in the index matches these words yet.'
          : 'The first people who match now:'}
      </p>
      {people.map(({ person_id, name, title, company }) => (
        <div key={person_id} className="person">
          <Avatar name={name} />
          <div className="who">
            {name ?? 'Unnamed'}
            <span className="quiet position cut">{[title, company].filter(Boolean).join(' · ')}</span>
          </div>
        </div>
      ))}
    </div>
  )
}
