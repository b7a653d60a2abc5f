import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { useSlug } from '../api/session'
import { useAllItems } from '../sets/all_items'
import { nameOf, stateOf } from '../sets/item_badge'
import { columnsOf } from '../sets/set_columns'
import { type Item, type SetDetails, useSet } from '../sets/sets'
import { shownItems } from '../sets/shown_items'
import { Loaded } from '../shared/loaded'
import { Sheet } from '../shared/sheet/sheet'
import { RunLog } from './run_log'
import type { Run } from './runs'
import { type Step, stepsOf } from './steps'

/** The people that a run checked, and its log with each of them. */
export function SetRun({ run, set, state }: { run: Run; set: string; state: ReactNode }) {
  const details = useSet(set)
  const items = useAllItems(set)
  return (
    <Loaded query={details} shape="table">
      {(data) => (
        <Loaded query={items} shape="table">
          {(all) => <Checked run={run} details={data} items={all} state={state} />}
        </Loaded>
      )}
    </Loaded>
  )
}

type Props = { run: Run; details: SetDetails; items: readonly Item[]; state: ReactNode }

function Checked({ run, details: { set }, items, state }: Props) {
  const workspace = useSlug()
  const navigate = useNavigate()
  const own = items.filter(({ created_at }) => isIn(run, created_at))
  const { searches, enrichments } = set
  const columns = useMemo(() => columnsOf({ searches, enrichments }, true), [searches, enrichments])
  const checked = own.map(
    (item): Step => ({
      key: item.id,
      text: `Checked ${nameOf(item)}:`,
      detail: stateOf(item),
      at: item.created_at,
    })
  )
  const steps = [...stepsOf(run), ...checked].toSorted((a, b) => a.at.localeCompare(b.at))
  return (
    <>
      <section className="run-output" aria-label="Output">
        <h2>Output</h2>
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
    </>
  )
}

const isIn = ({ started_at, finished_at }: Run, at: string): boolean =>
  started_at !== null && at >= started_at && (finished_at === null || at <= finished_at)
