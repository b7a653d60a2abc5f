import { Badge } from '../shared/badge'
import { Confidence } from '../shared/confidence'
import { Evidence, OutLink } from '../shared/evidence'
import type { Proof } from '../shared/proof'
import { When } from '../shared/when'
import { type Claim, claimsOf } from './claims'
import type { PersonDetails } from './people'

type Props = { of: PersonDetails; more?: PersonDetails['statements'] }

/**
 * The claims about a person in this workspace, each with its evidence. `more` are the statements of a
 * profile.
 */
export function Statements({ of, more = [] }: Props) {
  const claims = claimsOf({ ...of, statements: [...of.statements, ...more] })
  return (
    <section aria-labelledby="claims">
      <h2 id="claims">Claims with evidence</h2>
      {claims.length === 0 ? (
        <p className="quiet">
          No page was read for this workspace yet. Build a profile, or add the person to a Set or a dataset.
        </p>
      ) : (
        <dl className="claims">
          {claims.map((claim, i) => (
            <ClaimRow
              key={`${claim.fact} ${claim.value}`}
              claim={claim}
              isRepeated={i > 0 && isSame(claims[i - 1].proofs[0], claim.proofs[0])}
            />
          ))}
        </dl>
      )}
    </section>
  )
}

const isSame = (one: Proof | undefined, other: Proof | undefined): boolean =>
  Boolean(one?.quote) && one?.url === other?.url && one?.quote === other?.quote

type RowProps = {
  claim: Claim
  /** Whether the claim above has the same first proof. */
  isRepeated: boolean
}

/** A claim with its first proof in view. The other proofs unfold. */
function ClaimRow({ claim: { fact, value, state, confidence, proofs }, isRepeated }: RowProps) {
  const [first, ...others] = proofs
  return (
    <div className="claim">
      <dt>{fact}</dt>
      <dd>
        <span className="row">
          <span className="wrap">
            <Confidence of={confidence} /> <strong>{value}</strong>
          </span>
          {state && <Badge state={state} />}
        </span>
        {first && !isRepeated && <FirstProof of={first} />}
        {isRepeated && <p className="proof small quiet">in the same words</p>}
        {others.length > 0 && (
          <details className="small">
            <summary>{others.length === 1 ? '1 more source' : `${others.length} more sources`}</summary>
            <Evidence proofs={others} />
          </details>
        )}
      </dd>
    </div>
  )
}

function FirstProof({ of: { url, title, quote, observed_at } }: { of: Proof }) {
  return (
    <p className="proof small">
      {quote && <q>{quote}</q>}{' '}
      <span className="quiet">
        {url ? <OutLink url={url} isBrief /> : title}
        {observed_at && (
          <>
            , read <When at={observed_at} />
          </>
        )}
      </span>
    </p>
  )
}
