import { Badge } from '../shared/badge'
import { Evidence, type Proof } from '../shared/evidence'
import { share } from '../shared/format'
import type { PersonDetails } from './people'

type Claim = {
  fact: string
  value: string
  state?: string
  confidence: number | null
  proofs: readonly Proof[]
}

type Stated = PersonDetails['statements']

/** The claims about a person in this workspace, each with its quotes. `more` are those of a profile. */
export function Statements({ of, more = [] }: { of: PersonDetails; more?: Stated }) {
  const claims = claimsOf({ ...of, statements: [...of.statements, ...more] })
  return (
    <section aria-labelledby="claims">
      <h2 id="claims">Claims with quotes</h2>
      {claims.length === 0 && (
        <p className="quiet">
          No page was read for this workspace yet. Build a profile, or add the person to a Set or a dataset.
        </p>
      )}
      {claims.map(({ fact, value, state, confidence, proofs }) => (
        <details key={`${fact} ${value} ${proofs[0]?.url} ${proofs[0]?.quote}`} className="claim">
          <summary>
            <span className="quiet">{fact}</span> <strong className="wrap">{value}</strong>{' '}
            {state && <Badge state={state} />}{' '}
            {confidence !== null && <span className="quiet">confidence {share(confidence)}</span>}
          </summary>
          <Evidence proofs={proofs} />
        </details>
      ))}
    </section>
  )
}

function claimsOf({ statements, sets, datasets }: PersonDetails): Claim[] {
  const found = statements.map(({ fact, value, confidence, ...proof }) => ({
    fact,
    value,
    confidence,
    proofs: [proof],
  }))
  const judged = sets.flatMap(({ criteria }) =>
    criteria
      .filter(({ evidence }) => evidence.length > 0)
      .map(({ description, verdict, evidence }) => ({
        fact: 'Criterion',
        value: description,
        state: verdict,
        confidence: null,
        proofs: evidence,
      }))
  )
  const filled = datasets.flatMap(({ cells }) =>
    Object.entries(cells)
      .filter(([, { value, evidence }]) => value !== null && evidence.length > 0)
      .map(([fact, { value, status, confidence, evidence }]) => ({
        fact,
        value: String(value),
        state: status,
        confidence,
        proofs: evidence,
      }))
  )
  const all: Claim[] = [...found, ...judged, ...filled]
  const keyOf = ({ fact, value, proofs }: Claim) => `${fact} ${value} ${proofs[0]?.url} ${proofs[0]?.quote}`
  return [...new Map(all.map((claim) => [keyOf(claim), claim])).values()]
}
