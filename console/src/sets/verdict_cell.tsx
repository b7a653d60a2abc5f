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

/** The longest quote that fits a cell says most, such as the employer beside the title. */
const MAX_QUOTE = 120
function clearest<P extends { quote?: string | null }>(proofs: readonly P[]): P | undefined {
  const lengthOf = ({ quote }: P) => (quote && quote.length <= MAX_QUOTE ? quote.length : quote ? 1 : 0)
  return proofs.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]
}
