import { Table } from '../shared/table'
import { Progress } from '../shared/progress'
import { count, share } from '../shared/format'
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

/** The share of the matching people that a Set has, in short. */
export function completenessOf(recall: SetData['recall']): { value: string; note: string } {
  const total = recall?.estimated_total ?? null
  if (!recall || total === null) return { value: '–', note: recall ? 'not estimable' : 'not estimated yet' }
  return {
    value: share(recall.found / Math.max(1, total)),
    note: `${count(recall.found)} of about ${count(total)}`,
  }
}

/** Shows how complete a Set is, and the overlap of its finders: a bar per combination. */
export function Completeness({ recall, saved }: { recall: SetData['recall']; saved: number }) {
  if (!recall) return saved > 0 ? <SavedOnly saved={saved} /> : null
  const rows = recall.overlap.map((row) => ({ ...row, id: row.finders.join(' ') }))
  const most = Math.max(...rows.map(({ people }) => people))
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
                  of={most}
                  done={people}
                />
              ),
            },
          ]}
        />
      )}
      <p className="quiet">
        {recall.finders
          .filter(({ limit_reached }) => limit_reached)
          .map(({ name }) => `${FINDERS[name]} reached its limit.`)
          .join(' ')}
      </p>
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

function estimate({ found, estimated_total: total, low, high, reason }: Recall): string {
  if (total === null || high === null)
    return `Found ${count(found)}. The total cannot be estimated: ${reason ? REASONS[reason] : ''}`
  return `Found ${count(found)} of about ${count(total)} matching people in reach (${share(found / Math.max(1, total))}). The total is between ${count(low)} and ${count(high)} with a probability of 90 %.`
}
