import type { UseQueryResult } from '@tanstack/react-query'
import { OutLink } from '../shared/evidence'
import { count, share } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Progress } from '../shared/progress'
import { When } from '../shared/when'
import { Candidates } from './candidates'
import {
  type CellExplanation,
  type DatasetCell,
  type ExplainedCell,
  type ExplainedValue,
  independentVotes,
  type SetCell,
  useDatasetExplanation,
  useSetExplanation,
  type Vote,
} from './explanations'

const PAGE_KINDS: Record<string, string> = {
  own_site: "subject's own site",
  own_profile: "subject's own profile",
  employer_site: "employer's site",
  registry: 'public register',
  news: 'news',
  event: 'event or publisher',
  directory: 'directory',
  record: 'index record',
  other: 'other page',
}

/** Where on a page a value stood. */
const PLACES: Record<string, string> = {
  sentence: 'in a sentence',
  label: 'beside a label',
  heading: 'in a heading',
  table: 'in a table',
  link: 'in a link',
  'rel-me': 'in a link to a profile',
  card: 'in a card',
  meta: 'in the head of the page',
  'json-ld': 'in structured data (JSON-LD)',
  microformats2: 'in structured data (microformats)',
}

/** Shows a cell's likeliest values with their probabilities and votes. */
export function Explanation({ of }: { of: ExplainedCell }) {
  return 'dataset' in of ? <OfDataset of={of} /> : <OfSet of={of} />
}

const OfDataset = ({ of }: { of: DatasetCell }) => <Values query={useDatasetExplanation(of)} />

const OfSet = ({ of }: { of: SetCell }) => <Values query={useSetExplanation(of)} />

function Values({ query }: { query: UseQueryResult<{ explanation: CellExplanation | null }> }) {
  return (
    <section>
      <h3>Why this answer</h3>
      <Loaded query={query}>
        {({ explanation }) =>
          explanation ? (
            <>
              <p>{summaryOf(explanation)}</p>
              <Candidates values={explanation.values} />
              {explanation.values.map((value) => (
                <Value key={String(value.value)} value={value} />
              ))}
              {explanation.values_left_out > 0 && (
                <p className="quiet">
                  {count(explanation.values_left_out)} less likely values are not listed.
                </p>
              )}
            </>
          ) : (
            <p className="quiet">
              No votes: no page states a value, or the row was filled before votes were stored.
            </p>
          )
        }
      </Loaded>
    </section>
  )
}

/** Describes the likeliest value and the next one. */
function summaryOf({ values, none }: CellExplanation): string {
  const [best, next] = values
  const pages = best.votes.filter(({ past }) => !past).length + best.votes_left_out
  const independent = independentVotes(best)
  const said = `${count(pages)} ${pages === 1 ? 'statement says' : 'statements say'} “${best.value}”`
  const counted = independent < pages ? ` (${count(independent)} independent)` : ''
  const verdict = best.probability >= 0.5 ? 'more likely than not' : 'too low for an answer'
  const second = next ? ` The next value, “${next.value}”, has ${share(next.probability)}.` : ''
  return `${said}${counted}. Its probability is ${share(best.probability)}, ${verdict}.${second} The probability that no value is true is ${share(none)}.`
}

function Value({ value }: { value: ExplainedValue }) {
  const { probability, chosen, votes, votes_left_out } = value
  return (
    <details className="votes" open={chosen}>
      <summary>
        <span className="wrap">{String(value.value)}</span>{' '}
        <span className="quiet">
          {share(probability)}, {votesInWords(votes.length + votes_left_out, independentVotes(value))}
        </span>
        <Progress label={`Probability of ${value.value}`} of={1} done={probability} />
      </summary>
      <ol className="list wide">
        {votes.map((vote) => (
          <VoteItem key={`${vote.url} ${vote.quote} ${vote.past} ${vote.method}`} vote={vote} votes={votes} />
        ))}
      </ol>
      {votes_left_out > 0 && <p className="quiet">{count(votes_left_out)} weaker votes are not listed.</p>}
    </details>
  )
}

/** `independent` is 0 if every listed vote is for a past value. */
function votesInWords(votes: number, independent: number): string {
  const all = `${count(votes)} ${votes === 1 ? 'vote' : 'votes'}`
  if (independent === 0) return `${all}, all for a past value`
  return independent < votes ? `${all} (${count(independent)} independent)` : all
}

function VoteItem({ vote, votes }: { vote: Vote; votes: readonly Vote[] }) {
  const alike = votes.filter(({ group }) => group === vote.group).length - 1
  return (
    <li>
      <blockquote>{vote.quote}</blockquote>
      <p>
        <OutLink url={vote.url} />
      </p>
      <p className="quiet">
        {PAGE_KINDS[vote.kind] ?? vote.kind}, found {PLACES[vote.method] ?? `by ${vote.method}`}; about this
        row: {share(vote.identity)}; weight: {share(vote.weight)}
        {vote.past && '; says the value is past'}
        {alike > 0 && `; counts as one vote with ${count(alike)} others`}; read <When at={vote.observed_at} />
        {vote.stated_at && `, dated ${vote.stated_at}`}
      </p>
    </li>
  )
}
