import { jsonSchema, tool, type JSONSchema7 } from 'ai'
import type { ContactField, DatasetColumn, DatasetRowInput, EntityType } from './generated/types.gen.js'
import type { Kith } from './kith.js'
import { paginate } from './paginate.js'

type PersonInput = { person_id?: string; pronet_url?: string; name?: string; company_domain?: string }
type TableInput = { entity: EntityType; rows: DatasetRowInput[]; columns: DatasetColumn[] }
type Options = {
  /** Whether to ask the user before every call that costs ACU. Default: false. */
  needsApproval?: boolean
}

const text = (description: string): JSONSchema7 => ({ type: 'string', description })
const PERSON: Record<string, JSONSchema7> = {
  person_id: text('An id from search_people.'),
  pronet_url: text('The URL of a professional-network profile.'),
  name: text('A full name. Needs company_domain.'),
  company_domain: text('The domain of the employer, such as acme.com.'),
}

const ROW: JSONSchema7 = {
  type: 'object',
  description: 'What identifies the row: a domain for a company, a name with company for a person.',
  properties: { name: text('The name.'), domain: text('A domain.'), company: text("A person's employer.") },
  additionalProperties: false,
}
const COLUMN: JSONSchema7 = {
  type: 'object',
  properties: { key: text('Such as headcount or custom.pricing.'), description: text('For custom columns.') },
  required: ['key'],
  additionalProperties: false,
}

function input<T>(properties: Record<string, JSONSchema7>, required: (keyof T & string)[] = []) {
  return jsonSchema<T>({ type: 'object', properties, required, additionalProperties: false })
}

/** Returns tools for the AI SDK: `generateText({ model, prompt, tools: kithTools(kith) })`. */
export function kithTools(kith: Kith, { needsApproval = false }: Options = {}) {
  return {
    search_people: tool({
      description: 'Finds people by a description in words, such as "product managers in Berlin".',
      needsApproval,
      inputSchema: input<{ query: string; num_results?: number }>(
        { query: text('The people to find.'), num_results: { type: 'integer', minimum: 1, maximum: 50 } },
        ['query']
      ),
      execute: async ({ query, num_results = 10 }, { abortSignal }) => {
        const { data } = await kith.search({ query, num_results, type: 'fast' }, { signal: abortSignal })
        return data.results
      },
    }),
    person_profile: tool({
      description: 'Builds a public profile of one person: summary, presence and interests, with sources.',
      needsApproval,
      inputSchema: input<PersonInput>(PERSON),
      execute: async (identifier, { abortSignal }) => {
        const { data } = await kith.person.create({ identifier }, { signal: abortSignal })
        return 'run_id' in data ? kith.waitFor('profile', data.run_id!, { signal: abortSignal }) : data
      },
    }),
    find_contacts: tool({
      description: "Finds one person's work e-mail address, personal e-mail address or telephone number.",
      needsApproval,
      inputSchema: input<PersonInput & { fields: ContactField[] }>(
        {
          ...PERSON,
          fields: { type: 'array', items: { enum: ['work_email', 'personal_email', 'phone'] }, minItems: 1 },
        },
        ['fields']
      ),
      execute: async (person, { abortSignal }) => (await kith.enrich(person, { signal: abortSignal })).data,
    }),
    fill_table: tool({
      description:
        'Researches columns for up to 50 people or companies. Each cell has a value, a confidence and evidence. A column is a built-in key, such as headcount or title, or custom.<name> with a description.',
      needsApproval,
      inputSchema: input<TableInput>(
        {
          entity: { enum: ['person', 'company', 'custom'] },
          rows: { type: 'array', minItems: 1, maxItems: 50, items: ROW },
          columns: { type: 'array', minItems: 1, maxItems: 10, items: COLUMN },
        },
        ['entity', 'rows', 'columns']
      ),
      execute: async ({ entity, ...table }, { abortSignal: signal }) => {
        const request = { ...table, entity: { type: entity }, mode: 'async' as const }
        const { id } = (await kith.datasets.create(request, { signal })).data.dataset
        await kith.waitFor('dataset', id, { signal })
        const rows = []
        for await (const row of paginate((page) => kith.datasets.rows({ id, ...page }, { signal })))
          rows.push(row)
        return rows
      },
    }),
    research: tool({
      description: 'Gives a research task about people or companies to an agent and returns its answer.',
      needsApproval,
      inputSchema: input<{ task: string }>({ task: text('The task, in words.') }, ['task']),
      execute: async ({ task }, { abortSignal: signal }) => {
        const { data } = await kith.agent.run({ task }, { signal })
        const run = 'run_id' in data ? await kith.waitFor('agent', data.run_id, { signal }) : null
        return run?.output ?? ''
      },
    }),
  }
}
