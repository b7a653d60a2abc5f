/** Returns what an earlier step returned, by operation id. */
export type Seen = (operation: string) => any
type Values = Record<string, string | number>

/** The example of one operation. A member is a function if it needs ids of earlier steps. */
export type Step = {
  id: string
  params?: (seen: Seen) => Record<string, string>
  query?: Values
  body?: object | ((seen: Seen) => object)
  /** The media type to request; JSON by default. */
  accept?: string
  /** Returns whether the response is final. Until then the request is repeated. */
  until?: (body: any) => boolean
}

const PERSON = 'per_3b97802d72be666392ea64d261edb4f6'
const PRONET = 'henry-d-hall-w548ef'
const IDENTITY = { name: 'Omari Jefferson', company: 'Veskenta Solutions' }
const SEARCH = {
  filters: { title: 'software engineer', location: 'San Francisco' },
  type: 'auto',
  num_results: 1,
}
const EVENTS = [
  'set.item.created',
  'set.item.enriched',
  'set.search.completed',
  'set.idle',
  'batch.completed',
  'monitor.item.created',
]
const COLUMNS = [{ key: 'headcount' }, { key: 'custom.founder', description: 'The founder of the company' }]
const ended = ({ data }: any) => ['completed', 'failed'].includes((data.dataset ?? data).status)

const ofWebhook = (seen: Seen) => ({ id: seen('webhooks.create').data.id })
const ofSet = (seen: Seen) => ({ id: seen('sets.create').data.id })
const ofList = (seen: Seen) => ({ id: seen('searches.create').data.id })
const ofDataset = (seen: Seen) => ({ id: seen('datasets.create').data.dataset.id })
const ofBatch = (seen: Seen) => ({ id: seen('people.batch.create').data.id })

/**
 * Returns one request per operation. Each comes after the requests that create what it needs.
 * `hook` is the URL of a receiver.
 */
export const steps = (hook: string): Step[] => [
  { id: 'webhooks.create', body: { url: hook, events: EVENTS } },
  { id: 'webhooks.list' },
  { id: 'webhooks.secret' },
  { id: 'exclusions.create', body: { person_ids: [PERSON] } },
  { id: 'exclusions.list', query: { limit: 1 } },
  {
    id: 'exclusions.delete',
    params: (seen) => ({ id: seen('exclusions.list').data.exclusions[0].id }),
  },
  { id: 'webhooks.change', params: ofWebhook, body: { events: [...EVENTS, 'monitor.item.changed'] } },
  {
    id: 'datasets.create',
    body: { entity: { type: 'company' }, rows: [{ name: 'Jorvthorpe Security' }], columns: COLUMNS },
  },
  { id: 'datasets.list', query: { limit: 1 } },
  { id: 'datasets.read', params: ofDataset, until: ended },
  { id: 'datasets.rows', params: ofDataset, query: { limit: 1 } },
  { id: 'datasets.diff', params: ofDataset, query: { limit: 1 } },
  { id: 'datasets.proof', params: ofDataset, query: { limit: 1 } },
  { id: 'search', body: SEARCH },
  { id: 'people.search', body: SEARCH },
  { id: 'people.search.criteria.create', body: { query: 'senior software engineers in San Francisco' } },
  {
    id: 'people.search.criteria.read',
    params: (seen) => ({ id: seen('people.search.criteria.create').data.id }),
  },
  { id: 'people.similar', body: { person_id: PERSON, num_results: 1 } },
  { id: 'people.company', body: { company: 'Kiteulo Group', num_results: 1 } },
  { id: 'reconcile.links' },
  { id: 'autocomplete', query: { field: 'company', prefix: 'jorv', limit: 3 } },
  { id: 'person', body: { identifier: { person_id: PERSON } } },
  {
    id: 'person.runs.read',
    params: (seen) => ({ id: seen('person').data.run_id }),
    until: ({ data }) => 'person_id' in data,
  },
  { id: 'person.runs.cancel', params: (seen) => ({ id: seen('person').data.run_id }) },
  { id: 'enrich', body: { ...IDENTITY, fields: ['work_email'] } },
  { id: 'people.enrich', body: { ...IDENTITY, fields: ['work_email'] } },
  { id: 'people.estimate', body: { people: [IDENTITY], fields: ['work_email', 'phone'] } },
  { id: 'people.batch.create', body: { people: [IDENTITY], fields: ['work_email'], max_cost_usd: 1 } },
  { id: 'people.batch.read', params: ofBatch, until: ended },
  { id: 'people.batch.results', params: ofBatch, query: { limit: 1 } },
  { id: 'people.batch.list', query: { limit: 1 } },
  { id: 'people.lookup', body: { person_id: PERSON } },
  { id: 'people.resolve', body: { person_id: PERSON } },
  { id: 'pronet.profile', query: { url: PRONET } },
  {
    id: 'pronet.search',
    body: { filters: { title: ['data scientist'], location: 'New Orleans' }, limit: 1 },
  },
  { id: 'pronet.posts', query: { identifier: PRONET, limit: 1 } },
  { id: 'pronet.comments', query: { identifier: PRONET, limit: 1 } },
  { id: 'pronet.company', query: { url: 'kiteulogroup' } },
  { id: 'pronet.company.posts', query: { identifier: 'kiteulogroup', limit: 1 } },
  { id: 'codehost.search', body: { language: 'Go', min_merged_pull_requests: 1, limit: 1 } },
  { id: 'codehost.people-search', body: { language: 'Go', require_pronet: true, limit: 1 } },
  {
    id: 'sets.preview',
    body: { search: { query: 'software engineers in California', count: 2 } },
  },
  {
    id: 'sets.create',
    body: {
      search: { query: 'software engineers in California', count: 1 },
      enrichments: [{ description: 'Work email' }],
    },
  },
  {
    id: 'sets.read',
    params: ofSet,
    until: ({ data }) => data.status === 'completed',
  },
  { id: 'searches.read', params: ofSet },
  { id: 'sets.list', query: { limit: 1 } },
  { id: 'searches.list', query: { limit: 1 } },
  { id: 'sets.items', params: ofSet, query: { status: 'admitted', limit: 1 } },
  { id: 'searches.items', params: ofSet, query: { status: 'admitted', limit: 1 } },
  { id: 'searches.exports.create', params: ofSet, body: { format: 'json' } },
  { id: 'sets.events', params: ofSet, query: { after_seq: -1 }, accept: 'text/event-stream' },
  { id: 'sets.export', params: ofSet, query: { format: 'csv' }, accept: 'text/csv' },
  { id: 'sets.share_link.create', params: ofSet, body: {} },
  { id: 'sets.share_link.revoke', params: ofSet },
  { id: 'sets.enrichments.create', params: ofSet, body: { description: 'The school', format: 'text' } },
  { id: 'sets.imports.create', params: ofSet, body: { rows: [{ name: 'Omari Jefferson' }] } },
  {
    id: 'sets.searches.create',
    params: ofSet,
    body: { query: 'product managers in Berlin', count: 1, max_cost_usd: 1 },
  },
  {
    id: 'sets.monitors.create',
    params: ofSet,
    body: { cadence: 'FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=0' },
  },
  {
    id: 'monitors.create',
    body: { search: { query: 'software engineers in Berlin', count: 1 }, cadence: '0 9 * * 1-5' },
  },
  { id: 'monitors.list' },
  { id: 'monitors.delete', params: (seen) => ({ id: seen('monitors.create').data.id }) },
  { id: 'sets.cancel', params: ofSet, body: {} },
  {
    id: 'searches.create',
    body: { search: { query: 'nurses in Berlin', count: 1, criteria: ['not at Jorvthorpe Security'] } },
  },
  { id: 'searches.enrichments.create', params: ofList, body: { description: 'Work email' } },
  { id: 'searches.refine', params: ofList, body: { criteria: ['speaks German'], count: 1 } },
  { id: 'agent', body: { task: 'Find nurses in Berlin', max_results: 1, max_acu: 2 } },
  {
    id: 'agent.runs.read',
    params: (seen) => ({ id: seen('agent').data.run_id }),
    until: ({ data }) => data.status === 'completed',
  },
  { id: 'agent.runs.list', query: { limit: 1 } },
  { id: 'agent.runs.cancel', params: (seen) => ({ id: seen('agent').data.run_id }) },
  {
    id: 'agent.chat',
    body: { task: 'Find one nurse in Berlin', session_id: 'example', max_results: 1, max_acu: 2 },
    accept: 'text/event-stream',
  },
  { id: 'agent.chat.cancel', body: { session_id: 'example' } },
  {
    id: 'webhooks.deliveries.list',
    params: ofWebhook,
    query: { limit: 1 },
    until: ({ data }) => data.deliveries[0]?.status === 'delivered',
  },
  {
    id: 'webhooks.deliveries.redeliver',
    params: (seen) => ({
      ...ofWebhook(seen),
      delivery_id: seen('webhooks.deliveries.list').data.deliveries[0].id,
    }),
    body: {},
  },
  { id: 'webhooks.redeliver', params: ofWebhook, body: { since: '2026-01-01T00:00:00Z' } },
  { id: 'webhooks.delete', params: ofWebhook },
  { id: 'privacy.create', body: { person: { email: 'nobody@example.com' }, confirm: true } },
  {
    id: 'privacy.read',
    params: (seen) => ({ id: seen('privacy.create').data.id }),
    until: ({ data }) => data.status === 'completed',
  },
  { id: 'privacy.list', query: { limit: 1 } },
  { id: 'account.credits' },
  { id: 'account.usage' },
  { id: 'account.key.revoke' },
]
