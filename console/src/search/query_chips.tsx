import { XMarkIcon } from '@heroicons/react/20/solid'
import type { Criterion } from './parse'
import { isFilter, spelled } from './query_words'

const KINDS: Record<Criterion['filter'], string> = {
  title: 'Job title',
  company: 'Company',
  location: 'Location',
  seniority: 'Seniority',
  industry: 'Industry',
  name: 'Name',
  skill: 'Skill',
  funding_stage: 'Funding',
  text: 'Words',
}

type Props = {
  query: string
  criteria: readonly Criterion[]
  onFilter: (criterion: Criterion) => void
  onRemove: (criterion: Criterion) => void
}

/** How kith reads the query. A press on a chip whose kind has a filter turns it into that filter. */
export function QueryChips({ query, criteria, onFilter, onRemove }: Props) {
  return (
    <ul className="chips" aria-label="How the query is read">
      {criteria.map((criterion) => {
        const { filter, hard, exclude } = criterion
        const value = spelled(criterion, query)
        const text = `${exclude ? 'not ' : ''}${value}`
        const kind = `${KINDS[filter]}${hard ? '' : ' (hint)'}`
        return (
          <li
            key={`${filter} ${text} ${hard}`}
            className={exclude ? 'chip out' : hard ? 'chip' : 'chip hint'}
          >
            {isFilter(criterion) ? (
              <button
                type="button"
                title="Make this a filter"
                aria-label={`Make a filter of ${kind}: ${text}`}
                onClick={() => onFilter(criterion)}
              >
                <span className="quiet">{kind}</span> {text}
              </button>
            ) : (
              <span>
                <span className="quiet">{kind}</span> {text}
              </span>
            )}
            <button type="button" aria-label={`Remove ${text}`} onClick={() => onRemove(criterion)}>
              <XMarkIcon width={14} aria-hidden="true" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
