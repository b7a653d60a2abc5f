import type { UseQueryResult } from '@tanstack/react-query'
import { LIKELIER_THAN_NOT } from '#domain/truth/thresholds'
import { Evidence } from '../shared/evidence'
import type { Proof } from '../shared/proof'
import { count, share } from '../shared/format'
import { Loaded } from '../shared/loaded'
import {
  type CellExplanation,
  type DatasetCell,
  type ExplainedCell,
  independentVotes,
  type SetCell,
  useDatasetExplanation,
  useSetExplanation,
} from './explanations'
import { Votes } from './votes'

type Props = {
  of: ExplainedCell
  /** The proofs of the answer, for a cell without stored votes. */
  proofs: readonly Proof[]
}

/** Shows what pages state for a cell's answer, and against it. */
export function Explanation({ of, proofs }: Props) {
  return 'dataset' in of ? <OfDataset of={of} proofs={proofs} /> : <OfSet of={of} proofs={proofs} />
}

const OfDataset = ({ of, proofs }: { of: DatasetCell; proofs: readonly Proof[] }) => (
  <Values query={useDatasetExplanation(of)} proofs={proofs} />
)

const OfSet = ({ of, proofs }: { of: SetCell; proofs: readonly Proof[] }) => (
  <Values query={useSetExplanation(of)} proofs={proofs} />
)

type Query = UseQueryResult<{ explanation: CellExplanation | null }>

function Values({ query, proofs }: { query: Query; proofs: readonly Proof[] }) {
  return (
    <Loaded query={query}>
      {({ explanation }) =>
        explanation && explanation.values.length > 0 ? (
          <ForAndAgainst of={explanation} />
        ) : (
          <section aria-label="Evidence">
            <h3>Evidence</h3>
            <Evidence proofs={proofs} />
            <p className="quiet small">
              No votes: no page states a value, or the row was filled before votes were stored.
            </p>
          </section>
        )
      }
    </Loaded>
  )
}

function ForAndAgainst({ of }: { of: CellExplanation }) {
  const [best, ...others] = of.values
  const past = best.votes.filter((vote) => vote.past)
  const current = best.votes.filter((vote) => !vote.past)
  return (
    <>
      <p>{summaryOf(of)}</p>
      <section aria-label="For the answer">
        <h3>For “{String(best.value)}”</h3>
        <Votes votes={current} leftOut={best.votes_left_out} />
      </section>
      <section aria-label="Against the answer">
        <h3>Against</h3>
        {others.length + past.length === 0 && (
          <p className="quiet">No page that was read states another value.</p>
        )}
        {others.map((value) => (
          <div key={String(value.value)}>
            <p>
              <strong className="wrap">{String(value.value)}</strong>{' '}
              <span className="quiet">{share(value.probability)}</span>
            </p>
            <Votes votes={value.votes} leftOut={value.votes_left_out} />
          </div>
        ))}
        {past.length > 0 && (
          <>
            <p>
              <strong>No longer “{String(best.value)}”</strong>
            </p>
            <Votes votes={past} leftOut={0} />
          </>
        )}
        {of.values_left_out > 0 && (
          <p className="quiet small">{count(of.values_left_out)} less likely values are not listed.</p>
        )}
      </section>
    </>
  )
}

/** Says how many sources state the likeliest value, and what speaks against it. */
function summaryOf({ values }: CellExplanation): string {
  const [best, ...others] = values
  const sources = independentVotes(best)
  const said =
    sources === 1 ? 'One independent source says it' : `${count(sources)} independent sources say it`
  const [next] = others
  const against = next
    ? `others say “${next.value}”, which has ${share(next.probability)}.`
    : 'none says otherwise.'
  const unsure = best.probability < LIKELIER_THAN_NOT
  return unsure
    ? `“${best.value}” has ${share(best.probability)}, too low for an answer. ${said}; ${against}`
    : `${said}; ${against}${next ? '' : ' If it is wrong, no other value is known.'}`
}
