import { Link } from '@tanstack/react-router'
import { useRead } from '../api/workspace'
import { useSlug } from '../api/session'
import { CostBefore, usePrices } from '../billing/cost'
import { ActionButton } from '../shared/button'
import { shortId } from '../shared/format'
import { type SearchState, newRun, NUMBER } from './search_state'

type Props = { person: string; search: SearchState; change: (next: Partial<SearchState>) => void }

/** Says that the results are people like one person. Before the search, shows its price. */
export function LikeNotice({ person, search, change }: Props) {
  const workspace = useSlug()
  const name = useRead('/people/{person}', { params: { person } }).data?.person.name ?? shortId(person)
  const { search_price = 0 } = usePrices().data ?? {}
  return (
    <section className="card" aria-label="People like one person">
      <p className="row">
        <span>
          People like{' '}
          <Link to="/w/$workspace/people/$person" params={{ workspace, person }}>
            {name}
          </Link>
        </span>
        <ActionButton kind="link" onClick={() => change({ like: undefined, run: undefined })}>
          Back to the query
        </ActionButton>
      </p>
      {!search.run && (
        <div className="row between">
          <CostBefore most={search_price * (search.n ?? NUMBER)} />
          <ActionButton kind="main" onClick={() => change({ run: newRun() })}>
            Find people like {name}
          </ActionButton>
        </div>
      )}
    </section>
  )
}
