import { useRead } from '../api/workspace'
import { count } from '../shared/format'
import type { NamedFilter, SearchFilters } from './filters'

const TITLES = { title: 'Roles', location: 'Countries', industry: 'Industries' } as const
type Field = keyof typeof TITLES & NamedFilter
const FIELDS = Object.keys(TITLES) as Field[]
/** Placeholders that keep the place of the values until the values are read. */
const WAITING = Array.from({ length: 6 }, (_, i) => ({ value: `${i}`, people: 0 }))

/** How many people searches look through, and their most common values. A press searches for a value. */
export function InTheIndex({ onChoose }: { onChoose: (filters: SearchFilters) => void }) {
  const { data } = useRead('/people/index', { staleTime: Number.POSITIVE_INFINITY })
  if (data && FIELDS.every((field) => data.common[field].length === 0)) return null
  return (
    <section aria-labelledby="in-the-index" aria-busy={!data}>
      <div className="row between">
        <h2 id="in-the-index">In the index</h2>
        <span className="quiet small">
          {data && `${count(data.people)} people and ${count(data.companies)} companies`}
        </span>
      </div>
      <div className="common-values">
        {FIELDS.map((field) => (
          <div key={field} className="card">
            <h3>{TITLES[field]}</h3>
            <ul aria-hidden={!data}>
              {(data?.common[field] ?? WAITING).map(({ value, people }) => (
                <li key={value}>
                  {data ? (
                    <button type="button" onClick={() => onChoose({ [field]: { any_of: [value] } })}>
                      <span className="ellipsis">{value}</span>
                      <span className="number quiet small">{count(people)}</span>
                      <span className="part" aria-hidden="true">
                        <span style={{ width: `${shareOf(people, data.common[field])}%` }} />
                      </span>
                    </button>
                  ) : (
                    <div className="waiting">
                      <span className="ellipsis"> </span>
                      <span className="part" />
                    </div>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

/** A number of people as a percentage of the people with the most common value. */
const shareOf = (people: number, all: readonly { people: number }[]): number =>
  (100 * people) / Math.max(1, all[0]?.people ?? 0)
