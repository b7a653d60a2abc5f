import { clearest } from '../shared/proof'
import { Sign } from '../shared/sign'
import { Source } from '../shared/source'
import { TwoLines } from '../shared/sheet/two_lines'
import type { Item } from './sets'

/** Stands in the place of a source for a verdict that rests on no page. */
const WITHOUT_PAGE = { yes: undefined, no: undefined, unclear: 'no page proves it' }

/** The verdict on a criterion, the quote that supports it, and its site and day. */
export function VerdictCell({ of: { verdict, evidence } }: { of: Item['criteria'][number] }) {
  const proof = clearest(evidence)
  return (
    <TwoLines below={proof ? <Source of={proof} more={evidence.length - 1} /> : WITHOUT_PAGE[verdict]}>
      <Sign of={verdict} /> {proof?.quote ? <q>{proof.quote}</q> : verdict}
    </TwoLines>
  )
}
