import { type Data, type Item, type Query, useChange, useRead } from '../api/workspace'

export type Run = Data<'/runs/{run}'>
export type RunEvent = Run['events'][number]
export type RunSummary = Item<'/runs'>
export type RunCounts = Data<'/runs'>['counts']
export type RunStatus = Run['status']
export type BatchItem = Item<'/batches/{id}'>

const WATCH_MS = 3_000
/**
 * The interval in ms at which the run page reads a run. The page also receives events, but they lack some
 * data.
 */
const SLOW_WATCH_MS = 10_000

export const isUnderWay = (status: RunStatus | undefined) => status === 'queued' || status === 'running'

type Records = { datasetId?: string; setId?: string; batchId?: string; personId?: string }

/** Returns the ids of the records that a run works on. */
export function recordsOf({ input }: Pick<Run, 'input'>): Records {
  const { identity, ...ids } = (input ?? {}) as Records & { identity?: { by: string; personId?: string } }
  return { ...ids, personId: identity?.personId }
}

/** How long a run took, or has taken so far, in milliseconds. Null before its start. */
export function durationOf({ started_at, finished_at }: RunSummary): number | null {
  if (!started_at) return null
  return (finished_at ? Date.parse(finished_at) : Date.now()) - Date.parse(started_at)
}

export const useRuns = (query: Query<'/runs'>) =>
  useRead('/runs', {
    query,
    watch: (data) => (data?.items.some(({ status }) => isUnderWay(status)) ? WATCH_MS : false),
  })

/** Reads a run with its latest events. */
export const useRun = (run: string) =>
  useRead('/runs/{run}', {
    params: { run },
    watch: (data) => (isUnderWay(data?.status) ? SLOW_WATCH_MS : false),
  })

export const useCancelRun = () =>
  useChange('post', '/runs/{run}/cancel', (run: string) => ({ params: { run } }), {
    done: 'The run is cancelled',
  })

/** Reads one page of the people of a batch. */
export const useBatch = (id: string, cursor?: string) =>
  useRead('/batches/{id}', { params: { id }, query: { cursor } })
