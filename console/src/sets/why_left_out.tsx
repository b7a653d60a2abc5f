import { withoutAdvice } from '#domain/evidence/missing_pages'
import { count } from '../shared/format'
import { AddSearch } from './add_search'
import type { SetDetails } from './sets'

/** Matches the warnings that a search with easier criteria can answer. */
const IS_STRICT = /criteria/

/**
 * A folded list of the reasons why fewer people are in the Set than were wanted, each with its next step.
 * Leaves out advice about settings, which Health shows to operators.
 */
export function WhyLeftOut({ details }: { details: SetDetails }) {
  const { searches, items, status } = details.set
  const reasons = [...new Set(searches.flatMap(({ warnings = [] }) => warnings))].map(withoutAdvice)
  if (reasons.length === 0) return null
  return (
    <details className="why-empty">
      <summary>
        {items.rejected > 0
          ? `Why ${count(items.rejected)} ${items.rejected === 1 ? 'person is' : 'people are'} not in the Set`
          : 'Why the Set has fewer people'}
      </summary>
      <ul className="list plain">
        {reasons.map((reason) => (
          <li key={reason} className="row between">
            <span className="wrap">{reason}</span>
            {IS_STRICT.test(reason) && status !== 'cancelled' && <AddSearch details={details} />}
          </li>
        ))}
      </ul>
    </details>
  )
}
