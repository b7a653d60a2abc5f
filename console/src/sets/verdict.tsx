import { Badge } from '../shared/badge'
import type { Criterion } from './sets'

/** What evidence says of a criterion. */
export function Verdict({ of }: { of: Criterion['verdict'] }) {
  return <Badge state={of} />
}
