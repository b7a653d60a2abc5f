import { Confidence } from '../shared/confidence'
import { Mark } from '../shared/sheet/mark'
import { TwoLines } from '../shared/sheet/two_lines'
import { Source } from '../shared/source'
import type { Cell } from './datasets'
import { briefly } from './briefly'
import { NoValue } from './no_value'

/** The value of a cell with its confidence, and below it the site and the day of its first proof. */
export function ValueCell({ of: { value, status, confidence, evidence } }: { of: Cell }) {
  const [proof] = evidence
  const below = proof && <Source of={proof} more={evidence.length - 1} />
  if (value === null)
    return (
      <TwoLines below={below}>
        <NoValue status={status} />
      </TwoLines>
    )
  return (
    <TwoLines below={below}>
      <Confidence of={confidence} /> {status === 'unverified' && <Mark state="unverified" />} {briefly(value)}
    </TwoLines>
  )
}
