/**
 * Returns the other members of a request. They are valid, so that the service processes the text
 * under test.
 */
type Base = (input: string) => object

const identity: Base = (input) => {
  if (input === 'name') return { company_domain: 'acme.example' }
  return input === 'company_domain' ? { name: 'Jane Doe' } : {}
}
const contacts: Base = (input) => ({ ...identity(input), fields: ['work_email', 'phone'] })
const batch: Base = () => ({ people: [{}], fields: ['work_email'] })
const search: Base = (input) => ({
  ...(input === 'query' ? {} : { query: 'engineer' }),
  type: 'fast',
  num_results: 10,
})
const aSearch: Base = () => ({ search: { query: 'engineers in Berlin', count: 1 } })

const agent: Base = (input) => {
  if (input === 'task' || input === 'prompt') return {}
  if (input === 'app') return { operation: 'connect' }
  if (!input.startsWith('stage_seed')) return { task: 'Find 2 engineers' }
  const contract = { output_contract: 'stage_aligned_lookalikes_v1', sources: ['public_web'], memory: 'none' }
  return { task: 'Find companies', ...contract, stage_seed: {} }
}

const monitor: Base = (input) => ({
  cadence: 'FREQ=DAILY',
  ...(input === 'set_id' ? {} : { search: { query: 'engineers in Berlin', count: 1 } }),
})

/**
 * The bases by operation. Other operations use their schema. `input` is the path of the text,
 * joined by dots.
 */
export const BASES: Record<string, Base> = {
  agent,
  'agent.chat': agent,
  enrich: contacts,
  'people.enrich': contacts,
  'people.lookup': identity,
  'people.resolve': identity,
  person: (input) => ({ identifier: identity(input.replace('identifier.', '')) }),
  'people.batch.create': batch,
  'people.estimate': batch,
  'datasets.create': (input) => {
    const columns = input.startsWith('columns.[].description') ? [{ key: 'custom.it' }] : [{ key: 'title' }]
    const rows = /\.(company|extra)/.test(input) ? [{ name: 'Jane Doe' }] : [{}]
    return {
      entity: { type: 'person' },
      rows: input.startsWith('columns') ? [{ name: 'Jane Doe' }] : rows,
      columns,
      deadline_ms: 5_000,
    }
  },
  search,
  'people.search': search,
  'monitors.create': monitor,
  'console.monitors.create': (input) => ({ ...monitor(input), key_id: 'key_x' }),
  'sets.monitors.create': monitor,
  'sets.create': aSearch,
  'sets.preview': aSearch,
  'searches.create': aSearch,
  'sets.searches.create': () => ({ query: 'engineers in Berlin', count: 1 }),
  'searches.refine': () => ({ criteria: ['speaks French'] }),
  'sets.imports.create': (input) => {
    if (input === 'csv') return {}
    return { rows: /\.(company|extra)/.test(input) ? [{ name: 'Jane Doe' }] : [{}] }
  },
  'webhooks.create': () => ({ events: ['set.idle'] }),
  'console.webhooks.register': () => ({ events: ['set.idle'] }),
}
