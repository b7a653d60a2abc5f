import { ActionButton } from '../shared/button'
import { count } from '../shared/format'
import { useStop } from './use_agent'

/** The cost so far, and the button that stops the agent. */
export function Working({ runId, maxAcu, used }: { runId: string | null; maxAcu: number; used: number }) {
  const stop = useStop()
  return (
    <div className="row between">
      <p role="status">
        Working … {count(used)} of at most {count(maxAcu)} credits so far
      </p>
      <ActionButton disabled={runId === null} loading={stop.isPending} onClick={() => stop.mutate(runId!)}>
        Stop
      </ActionButton>
    </div>
  )
}
