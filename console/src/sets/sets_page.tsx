import { Link, useSearch } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { LinkButton } from '../shared/button'
import type { Item } from '../api/workspace'
import { Avatar } from '../shared/avatar'
import { count } from '../shared/format'
import { List } from '../shared/list'
import { Page } from '../shared/page'
import { Progress } from '../shared/progress'
import { estimateOf } from './recall'
import { criteriaOf } from './set_columns'
import { sentence } from './sentence'
import { type SetData, titleOf, useSets } from './sets'

export function SetsPage() {
  const workspace = useSlug()
  const { cursor, sort } = useSearch({ from: '/w/$workspace/sets' })
  const sets = useSets({ cursor, sort: sort as never })
  const hasEstimates = sets.data?.items.some(({ recall }) => !estimateOf(recall).why)
  return (
    <Page
      title="Sets"
      actions={
        <LinkButton kind="main" to="/w/$workspace/sets/new" params={{ workspace }}>
          New Set
        </LinkButton>
      }
    >
      <List
        query={sets}
        caption="Sets"
        emptyAction={
          <LinkButton kind="main" to="/w/$workspace/sets/new" params={{ workspace }}>
            Create the first Set
          </LinkButton>
        }
        empty="No Sets yet. A Set is a list of people, each verified against your criteria. For example: product managers in Berlin who speak German."
        columns={[
          {
            title: 'Set',
            sort: 'name',
            cell: (set) => (
              <span className="who">
                <Link to="/w/$workspace/sets/$set" params={{ workspace, set: set.id }}>
                  <span className="cell">{titleOf(set)}</span>
                </Link>
                <span className="quiet small">{contentsOf(set)}</span>
              </span>
            ),
          },
          { title: 'People', cell: (set) => <FirstPeople of={set.first_people} /> },
          { title: 'Status', sort: 'status', field: 'status', as: 'badge' },
          { title: 'Admitted', sort: 'admitted', cell: (set) => <Admitted of={set} /> },
          ...(hasEstimates
            ? [{ title: 'People who match', cell: ({ recall }: SetData) => <Exist of={recall} /> }]
            : []),
          { title: 'Created', sort: 'created', field: 'created_at', as: 'time' },
        ]}
      />
    </Page>
  )
}

/** The criteria and the columns of a Set, in a line. */
function contentsOf({ searches, enrichments }: SetData): string {
  const criteria = criteriaOf({ searches }).map(({ description }) => description)
  return [...criteria, ...enrichments.map(({ description }) => description)].map(sentence).join(' · ')
}

function Admitted({ of: { items, searches } }: { of: SetData }) {
  const wanted = searches.reduce((sum, search) => sum + search.count, 0)
  return (
    <span className="meter">
      <span className="row between">
        {wanted > 0 ? `${count(items.admitted)} of ${count(wanted)}` : count(items.admitted)}
        <span className="quiet small">{count(items.admitted + items.rejected)} checked</span>
      </span>
      {wanted > 0 && <Progress label="People admitted" of={wanted} done={items.admitted} />}
    </span>
  )
}

/** Who is in the Set: the first names, and how many more. */
function FirstPeople({ of: { names, more } }: { of: Item<'/sets'>['first_people'] }) {
  if (names.length === 0) return <span className="quiet">–</span>
  const others = more + names.length - 1
  return (
    <span
      className="first-people"
      title={[...names, more > 0 && `${count(more)} more`].filter(Boolean).join(', ')}
    >
      <span className="avatars">
        {names.map((name) => (
          <Avatar key={name} name={name} />
        ))}
      </span>
      <span className="who">
        <span className="one-line">{names[0]}</span>
        {others > 0 && <span className="quiet small">{`and ${count(others)} more`}</span>}
      </span>
    </span>
  )
}

/** How many people match, whether found or not. */
function Exist({ of }: { of: SetData['recall'] }) {
  const { about, range, why } = estimateOf(of)
  return (
    <span title={why ?? `between ${range}, with a probability of 90 %`} className={why ? 'quiet' : undefined}>
      {about}
    </span>
  )
}
