import { Link } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { titleOfRun } from '../runs/run_title'
import { useRuns } from '../runs/runs'
import { Loaded } from '../shared/loaded'
import { When } from '../shared/when'
import { sessionOf } from './chats'

const SHOWN = 12

/**
 * The latest tasks of the workspace. A task of this tab opens its conversation. Any other task opens its
 * run.
 */
export function EarlierTasks() {
  const workspace = useSlug()
  const params = { workspace }
  return (
    <>
      <h2>Earlier tasks</h2>
      <Loaded query={useRuns({ kind: 'agent', limit: SHOWN })} shape="table">
        {({ items }) =>
          items.length === 0 ? (
            <p className="quiet small">None in the last seven days.</p>
          ) : (
            <ul className="list plain small">
              {items.map((run) => {
                const session = sessionOf(run.id)
                const entry = (
                  <>
                    <span className="cut">{titleOfRun(run)}</span>
                    <span className="quiet">
                      <When at={run.created_at} /> · {run.result ?? run.status}
                    </span>
                  </>
                )
                return (
                  <li key={run.id}>
                    {session ? (
                      <Link to="/w/$workspace/agent" params={params} search={{ session }}>
                        {entry}
                      </Link>
                    ) : (
                      <Link to="/w/$workspace/runs/$run" params={{ ...params, run: run.id }}>
                        {entry}
                      </Link>
                    )}
                  </li>
                )
              })}
            </ul>
          )
        }
      </Loaded>
    </>
  )
}
