import { Link } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { titleOf as searchOf } from '../monitors/monitored_search'
import { useMonitors } from '../monitors/monitors'
import { titleOf, useSets } from '../sets/sets'
import { ActionButton } from '../shared/button'
import { count } from '../shared/format'
import { When } from '../shared/when'
import { nameOfPath } from './filters'
import { InTheIndex } from './in_the_index'
import { type Recent, recentSearches } from './recent_searches'
import { newRun, type SearchState } from './search_state'

const EXAMPLES = [
  'software engineers in San Francisco',
  'founders in London',
  'founders of climate companies',
]
const SETS = 4

type Props = {
  change: (next: Partial<SearchState>) => void
  /** Whether searches cost nothing. If so, a press on an example or an earlier search sends it. */
  isFree: boolean
}

/** What a user does before a search: repeats an earlier one, opens a Set or tries an example. */
export function SearchStart({ change, isFree }: Props) {
  const recent = recentSearches(useSlug())
  return (
    <>
      <p className="quiet">
        Describe people in a sentence. The chips show how kith reads it; press one to turn it into a filter.
      </p>
      <section className="row" aria-label="Examples">
        {EXAMPLES.map((q) => (
          <ActionButton key={q} onClick={() => change({ q, run: isFree ? newRun() : undefined })}>
            {q}
          </ActionButton>
        ))}
      </section>
      <InTheIndex onChoose={(filters) => change({ filters, run: isFree ? newRun() : undefined })} />
      <div className="start-lists">
        {recent.length > 0 && (
          <section aria-labelledby="recent">
            <h2 id="recent">Recent searches</h2>
            <ul className="boxed-list start-list">
              {recent.map((one) => (
                <li key={one.at}>
                  <button type="button" onClick={() => change(repeated(one, isFree))}>
                    <span>{wordsOf(one)}</span>
                    <span className="quiet small">
                      {`${count(one.found)} ${one.found === 1 ? 'person' : 'people'}, `}
                      <When at={one.at} />
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
        <LatestSets />
        <Monitored />
      </div>
    </>
  )
}

function LatestSets() {
  const workspace = useSlug()
  const sets = useSets({ limit: SETS }).data?.items ?? []
  if (sets.length === 0) return null
  return (
    <section aria-labelledby="latest-sets">
      <h2 id="latest-sets">Latest Sets</h2>
      <ul className="boxed-list start-list">
        {sets.map((set) => (
          <li key={set.id}>
            <Link to="/w/$workspace/sets/$set" params={{ workspace, set: set.id }}>
              <span>{titleOf(set)}</span>
              <span className="quiet small">
                {`${count(set.items.admitted)} in the Set, `}
                <When at={set.created_at} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The searches that run on a schedule, and what their last round brought. */
function Monitored() {
  const workspace = useSlug()
  const monitors = useMonitors({ limit: SETS, sort: '-created' }).data?.items ?? []
  if (monitors.length === 0) return null
  return (
    <section aria-labelledby="monitored">
      <h2 id="monitored">Monitored searches</h2>
      <ul className="boxed-list start-list">
        {monitors.map((monitor) => (
          <li key={monitor.id}>
            <Link to="/w/$workspace/monitors/$monitor" params={{ workspace, monitor: monitor.id }}>
              <span>{searchOf(monitor)}</span>
              <span className="quiet small">
                {monitor.last_round ? `${count(monitor.last_round.created)} new, ` : `${monitor.status}, `}
                <When at={monitor.last_round?.ended_at ?? monitor.created_at} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Sends a search without a price again. Only fills in a search with a price. */
const repeated = ({ q, type, n, filters }: Recent, isFree: boolean): Partial<SearchState> => ({
  ...{ q, type, n, filters },
  run: isFree ? newRun() : undefined,
})

function wordsOf({ q, filters = {} }: Recent): string {
  const filtered = Object.keys(filters).map(nameOfPath)
  return [q, ...(filtered.length > 0 ? [`filtered by ${filtered.join(', ').toLowerCase()}`] : [])]
    .filter(Boolean)
    .join(', ')
}
