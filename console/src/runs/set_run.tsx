import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import { useSlug } from '../api/session'
import { useAllItems } from '../sets/all_items'
import { nameOf, stateOf } from '../sets/item_badge'
import { columnsOf } from '../sets/set_columns'
import { inWords, type Message } from '../sets/set_log'
import { SET_EVENTS } from '../sets/set_stream'
import { type Item, type SetDetails, useSet } from '../sets/sets'
import { shownItems } from '../sets/shown_items'
import { useEventStream } from '../shared/events'
import { count } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Sheet } from '../shared/sheet/sheet'
import { Outcome } from './outcome'
import { RunLog } from './run_log'
import type { Run } from './runs'
import { type Step, stepsOf } from './steps'

/** The people that a run checked, and its log with each of them. */
export function SetRun({ run, set, state, foot }: Omit<Props, 'details' | 'items'> & { set: string }) {
  const details = useSet(set)
  const items = useAllItems(set)
  return (
    <Loaded query={details} shape="page">
      {(data) => (
        <Loaded query={items} shape="page">
          {(all) => <Checked run={run} details={data} items={all} state={state} foot={foot} />}
        </Loaded>
      )}
    </Loaded>
  )
}

const ITEM_STATES = ['saved', 'admitted', 'pending', 'not proven', 'no match', 'left out']

type Props = {
  run: Run
  details: SetDetails
  items: readonly Item[]
  state: ReactNode
  /** Stands below the people and is shown once they are loaded, so that they do not move it. */
  foot: ReactNode
}

function Checked({ run, details: { set }, items, state, foot }: Props) {
  const workspace = useSlug()
  const navigate = useNavigate()
  const own = items.filter(({ created_at }) => isIn(run, created_at))
  const { searches, enrichments } = set
  const columns = useMemo(() => columnsOf({ searches, enrichments }, true), [searches, enrichments])
  const events = useStepsOfSet(set.id).filter(({ at }) => isIn(run, at))
  const steps = [...stepsOf(run), ...candidateSteps(own), ...events].toSorted((a, b) =>
    a.at.localeCompare(b.at)
  )
  return (
    <>
      <section className="run-output" aria-label="Output">
        <Outcome label="People by state" states={own.map(stateOf)} order={ITEM_STATES} />
        <Sheet
          caption="People"
          columns={columns}
          items={shownItems(own, 'checked')}
          idOf={({ id }) => id}
          onOpen={({ id }) =>
            void navigate({
              to: '/w/$workspace/sets/$set',
              params: { workspace, set: set.id },
              search: { item: id, status: 'checked' },
            })
          }
          empty="This run checked nobody."
        />
      </section>
      <h2>Log {state}</h2>
      <RunLog run={run} steps={steps} />
      {foot}
    </>
  )
}

/** The events of a Set as steps. Keeps each event once: a stream can repeat events after a reconnect. */
function useStepsOfSet(set: string): Step[] {
  const workspace = useSlug()
  const [steps, setSteps] = useState<readonly Step[]>([])
  useEventStream(
    `/console/api/workspaces/${workspace}/sets/${set}/events?after_seq=-1`,
    SET_EVENTS,
    ({ seq, name, data: message }) => {
      const { created_at, data } = message as Message
      const step = { key: `event ${seq}`, text: inWords(name, data), at: created_at }
      setSteps((known) => (known.some(({ key }) => key === step.key) ? known : [...known, step]))
    }
  )
  return [...steps]
}

/** How many candidates a step names. */
const NAMED = 3

/** One step for each time at which the search took up candidates. */
function candidateSteps(items: readonly Item[]): Step[] {
  const times = [...new Set(items.map(({ created_at }) => created_at))]
  return times.map((at) => {
    const names = items.filter(({ created_at }) => created_at === at).map(nameOf)
    const more = names.length - NAMED
    return {
      key: `candidates ${at}`,
      text: `Began to check ${count(names.length)} ${names.length === 1 ? 'candidate' : 'candidates'}`,
      detail: `${names.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${count(more)} more` : ''}`,
      at,
    }
  })
}

const isIn = ({ started_at, finished_at }: Run, at: string): boolean =>
  started_at !== null && at >= started_at && (finished_at === null || at <= finished_at)
