import { Table } from '../shared/table'
import { Progress } from '../shared/progress'
import { count } from '../shared/format'
import type { SetData } from './sets'

type Recall = NonNullable<SetData['recall']>

const FINDERS = {
  index_filters: 'Index by filters',
  index_vectors: 'Index by meaning',
  page_search: 'Page search',
  employer_pages: 'Employer pages',
  directories: 'Directories',
  code_host: 'Code host',
}

const REASONS = {
  no_people: 'nobody matches.',
  one_finder:
    'only the index or only pages found people. Add a search with a wanted completeness to use both.',
  no_overlap: 'the index and pages found nobody in common.',
  limit_reached: 'a way of searching reached its limit, so more people may match.',
  too_uncertain: 'the ways of searching overlap too little.',
  undecided: 'too many people could not be confirmed or ruled out.',
  not_all_verified: 'the search stopped before it verified every candidate.',
}

/** How many people match, as far as searches can tell. `why` says why there is no number. */
export type Estimate = { range: string; about: string; why: null } | { range: '–'; about: '–'; why: string }

/** The number of people who match: its bounds at a probability of 90 %, and its likeliest value. */
export function estimateOf(recall: SetData['recall']): Estimate {
  const none = (why: string): Estimate => ({ range: '–', about: '–', why })
  if (!recall) return none('not estimated yet')
  const { estimated_total: total, low, high } = recall
  if (total === null || high === null) return none('cannot be estimated')
  return {
    range: low === high ? count(high) : `${count(low)} to ${count(high)}`,
    about: low === high ? count(total) : `about ${count(total)}`,
    why: null,
  }
}

/** Shows how complete a Set is, and the overlap of its finders: a bar per combination. */
export function Completeness({ recall, saved }: { recall: SetData['recall']; saved: number }) {
  if (!recall) return saved > 0 ? <SavedOnly saved={saved} /> : null
  const atLimit = recall.finders.filter(({ limit_reached }) => limit_reached)
  const rows = recall.overlap.map((row) => ({ ...row, id: row.finders.join(' ') }))
  return (
    <>
      <h2>Completeness</h2>
      <p>{summary(recall, saved)}</p>
      {rows.length > 0 && (
        <Table
          caption="People by the finders that found them"
          items={rows}
          empty="Nobody was found."
          columns={[
            {
              title: 'Found by',
              cell: ({ finders }) => finders.map((name) => FINDERS[name]).join(' and '),
            },
            { title: 'People', field: 'people', as: 'count' },
            {
              title: 'Share',
              cell: ({ finders, people }) => (
                <Progress
                  label={finders.map((name) => FINDERS[name]).join(' and ')}
                  of={recall.found}
                  done={people}
                />
              ),
            },
          ]}
        />
      )}
      {atLimit.length > 0 && (
        <p className="quiet">
          Stopped at their limit, so more people may match:{' '}
          {atLimit.map(({ name }) => FINDERS[name]).join(', ')}.
        </p>
      )}
    </>
  )
}

/** Why the completeness of a list of saved people has no estimate. */
const SavedOnly = ({ saved }: { saved: number }) => (
  <>
    <h2>Completeness</h2>
    <p>
      {savedText(saved)} Nobody searched for all matching people, so kith cannot estimate how many are
      missing. Add a search to find out.
    </p>
  </>
)

const savedText = (saved: number) =>
  `Members saved ${saved === 1 ? 'this person' : `these ${count(saved)} people`}.`

function summary(recall: Recall, saved: number): string {
  if (saved === 0) return estimate(recall)
  if (recall.reason !== 'no_people') return `${savedText(saved)} Besides them: ${estimate(recall)}`
  return `${savedText(saved)} The search found nobody else who matches, so kith cannot estimate how many are missing.`
}

function estimate(recall: Recall): string {
  const { found, estimated_total: total, low, high, reason } = recall
  if (total === null || high === null)
    return `Found ${count(found)}. The total cannot be estimated: ${reason ? REASONS[reason] : ''}`
  if (low === high) return `Found ${count(found)} of ${count(total)} matching people in reach.`
  return `Found ${count(found)} of about ${count(total)} matching people in reach. The total is between ${count(low)} and ${count(high)} with a probability of 90 %.`
}
