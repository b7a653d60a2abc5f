import { setTimeout as sleep } from 'node:timers/promises'

/** A search on weekdays. */
const MONITOR = {
  search: { query: 'product managers', count: 10 },
  cadence: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=30',
}
/** The Set, the dataset and the agent end in this time. */
const LIMIT_MS = 60_000

type Kind = 'dataset' | 'set' | 'monitor' | 'webhook' | 'agent' | 'person' | 'datasetRun' | 'setRun'
export type Records = Record<Kind, string>

/**
 * Creates a dataset, a Set, a monitor, a webhook and an agent run for the pages to show. Returns
 * the ids of the records that are opened.
 */
export async function createRecords(): Promise<Records> {
  const send = async (path: string, body: object) => {
    const answer = await fetch(`${process.env.E2E_URL}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${process.env.E2E_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const read = (await answer.json()) as any
    if (!answer.ok) throw new Error(`${path} returned ${answer.status}: ${JSON.stringify(read)}`)
    return read
  }
  const { data } = await send('/v1/search', { query: 'software engineers', type: 'fast', num_results: 12 })
  const rows = data.results.map(({ person }: any) => ({
    name: person.name,
    company: person.company ?? undefined,
  }))
  const columns = ['title', 'company', 'location'].map((key) => ({ key }))
  const made = await send('/v1/datasets', {
    entity: { type: 'person' },
    mode: 'sync',
    deadline_ms: 60_000,
    rows,
    columns,
  })
  const webhook = await send('/v1/webhooks', { url: 'https://hooks.example.com/in', events: ['set.idle'] })
  const set = await send('/v1/sets', { search: { query: 'software engineers', count: 4 } })
  await send('/v1/datasets', { entity: { type: 'person' }, mode: 'async', rows: rows.slice(0, 4), columns })
  const monitor = await send('/v1/monitors', MONITOR)
  const task = 'Find three software engineers and say where they work'
  const agent = await send('/v1/agent', { operation: 'ask', task })
  const runs = await endedRuns()
  const runOf = (kind: string) => runs.find((run) => run.kind === kind)!.id
  return {
    dataset: made.data.dataset.id,
    set: set.data.id,
    monitor: monitor.data.id,
    webhook: webhook.data.id,
    agent: agent.data.run_id,
    person: data.results[0].person.person_id,
    datasetRun: runOf('dataset'),
    setRun: runOf('set'),
  }
}

type Run = { id: string; kind: string; status: string }

/** Waits until no run is queued or running. Returns the last runs. */
async function endedRuns(): Promise<Run[]> {
  const path = '/console/api/workspaces/demo/runs?limit=100'
  const headers = { cookie: `console_session=${process.env.E2E_SESSION}` }
  for (const until = performance.now() + LIMIT_MS; performance.now() < until; await sleep(200)) {
    const answer = await fetch(`${process.env.E2E_URL}${path}`, { headers })
    const { items } = ((await answer.json()) as { data: { items: Run[] } }).data
    if (!items.some(({ status }) => status === 'queued' || status === 'running')) return items
  }
  throw new Error('some runs did not end')
}
