import { OutLink } from '../shared/evidence'
import { count, share } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { When } from '../shared/when'
import {
  independent,
  useExplanation,
  type ExplainedCell,
  type ExplainedValue,
  type ExplainedVote,
  type Explanation as Weighed,
} from './explanations'

export type { ExplainedCell }

/** Whose page it is that speaks. */
const KINDS: Record<string, string> = {
  own_site: 'its own site',
  own_profile: 'its own profile',
  employer_site: "the employer's site",
  registry: 'a register',
  news: 'news',
  event: 'an event or a publisher',
  directory: 'a directory',
  record: 'a record of the index',
  other: 'another page',
}

/** Every value that pages state of a cell, how probably each is true, and who says so. */
export function Explanation({ of }: { of: ExplainedCell }) {
  const weighing = useExplanation(of)
  return (
    <section>
      <h3>Why this answer</h3>
      <Loaded query={weighing}>
        {(weighed) =>
          weighed ? (
            <>
              <p>{inWords(weighed)}</p>
              {weighed.values.map((value) => (
                <Value key={String(value.value)} value={value} />
              ))}
              {weighed.values_left_out > 0 && (
                <p className="quiet">{count(weighed.values_left_out)} less likely values are not listed.</p>
              )}
            </>
          ) : (
            <p className="quiet">No page states anything of it, or it was filled before votes were kept.</p>
          )
        }
      </Loaded>
    </section>
  )
}

/** What decided. */
function inWords({ values, none }: Weighed): string {
  const [best, next] = values
  const pages = best.votes.filter(({ past }) => !past).length + best.votes_left_out
  const statements = independent(best)
  const said = `${count(pages)} ${pages === 1 ? 'statement says' : 'statements say'} “${best.value}”`
  const counted = statements < pages ? `, which count as ${count(statements)}` : ''
  const against = next ? `; the next, “${next.value}”, comes to ${share(next.probability)}` : ''
  const verdict = best.probability >= 0.5 ? 'likelier than not' : 'not likely enough to be the answer'
  return `${said}${counted}. With ${share(best.probability)} it is ${verdict}${against}. None of them: ${share(none)}.`
}

function Value({ value }: { value: ExplainedValue }) {
  const { probability, chosen, votes, votes_left_out } = value
  return (
    <details className="weighed" open={chosen}>
      <summary>
        <span className="wrap">{String(value.value)}</span>{' '}
        <meter aria-label={`Probability of ${value.value}`} min={0} max={1} value={probability}>
          {share(probability)}
        </meter>{' '}
        {share(probability)}, {said(votes.length + votes_left_out, independent(value))}
      </summary>
      <ol className="votes">
        {votes.map((vote) => (
          <Vote key={`${vote.url} ${vote.quote} ${vote.past} ${vote.method}`} vote={vote} votes={votes} />
        ))}
      </ol>
      {votes_left_out > 0 && <p className="quiet">{count(votes_left_out)} weaker votes are not listed.</p>}
    </details>
  )
}

/** How many speak for a value, and how many of them by themselves; none where all say that it is no longer so. */
function said(votes: number, statements: number): string {
  const all = `${count(votes)} ${votes === 1 ? 'vote' : 'votes'}`
  if (statements === 0) return `${all}, as no longer so`
  return statements < votes ? `${all} that count as ${count(statements)}` : all
}

function Vote({ vote, votes }: { vote: ExplainedVote; votes: readonly ExplainedVote[] }) {
  const alike = votes.filter(({ group }) => group === vote.group).length - 1
  return (
    <li>
      <blockquote>{vote.quote}</blockquote>
      <p>
        <OutLink url={vote.url} />
      </p>
      <p className="quiet">
        {KINDS[vote.kind] ?? vote.kind}, read{' '}
        {vote.method === 'sentence' ? 'in a sentence' : `by ${vote.method}`}; about the row{' '}
        {share(vote.identity)}; weight {share(vote.weight)}
        {vote.past && '; says that it is no longer so'}
        {alike > 0 && `; counts as one with ${count(alike)} more`}; read <When at={vote.observed_at} />
        {vote.stated_at && `, stated ${vote.stated_at}`}
      </p>
    </li>
  )
}
