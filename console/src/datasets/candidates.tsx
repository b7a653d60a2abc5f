import { OutLink } from '../shared/evidence'
import { count, share } from '../shared/format'
import { When } from '../shared/when'
import { Badge } from '../shared/badge'
import { type ExplainedValue, independentVotes } from './explanations'

/** How many values stand side by side. */
const MAX_VALUES = 3

/** The likeliest values of a cell side by side, each with its strongest vote. */
export function Candidates({ values }: { values: readonly ExplainedValue[] }) {
  if (values.length < 2) return null
  return (
    <ul className="candidates" aria-label="Values side by side">
      {values.slice(0, MAX_VALUES).map((value) => (
        <Candidate key={String(value.value)} value={value} />
      ))}
    </ul>
  )
}

function Candidate({ value }: { value: ExplainedValue }) {
  const { votes, chosen, probability } = value
  const independent = independentVotes(value)
  const [strongest] = [...votes].sort((a, b) => Number(a.past) - Number(b.past) || b.weight - a.weight)
  const newest = votes
    .map(({ observed_at }) => observed_at)
    .sort()
    .at(-1)
  return (
    <li className="card stack">
      <p className="row between">
        <strong className="wrap">{String(value.value)}</strong>
        {chosen && <Badge state="chosen" tone="good" />}
      </p>
      <p className="quiet small">
        {share(probability)}; {count(independent)} independent {independent === 1 ? 'source' : 'sources'}
        {newest && (
          <>
            ; last read <When at={newest} />
          </>
        )}
      </p>
      {strongest && (
        <>
          <blockquote>{strongest.quote}</blockquote>
          <p className="small">
            <OutLink url={strongest.url} />
            {strongest.past && '; says the value is past'}
          </p>
        </>
      )}
    </li>
  )
}
