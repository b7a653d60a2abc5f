import { INDEX_NAMES } from '#domain/ports/search_index'
import { defineConsoleOperation } from '#app/console/operation'
import { s } from '#app/shared/schema/schema'

const rebuild = s.object({
  status: s.enum(['running', 'completed', 'failed']),
  documents: s.integer(),
  whole: s.integer().describe('The number of records; 0 until they are counted'),
  error: s.string().nullable(),
  started_at: s.time(),
  ended_at: s.time().nullable(),
})

const encoder = s.object({
  model: s.string(),
  in_use: s.boolean().describe('Whether searches compare people by this model'),
  embedded: s.integer(),
  people: s.integer(),
  max_people: s.integer().describe('With more people, the model embeds nobody'),
})

export const listIndexesOperation = defineConsoleOperation({
  id: 'console.indexes.list',
  method: 'GET',
  path: '/indexes',
  summary: 'List the search indexes and their state',
  access: 'operator',
  success: {
    200: s.object({
      indexes: s.array(
        s.object({
          name: s.string(),
          version: s.string().describe('Empty before the first build'),
          documents: s.integer(),
          records: s.integer(),
          segments: s.integer(),
          delta: s.integer().describe('Documents not yet merged into segments'),
          tombstones: s.integer(),
          bytes: s.integer(),
          behind: s.integer().describe('Record changes that searches do not see yet'),
          built_at: s.time().nullable(),
          vectors: s.string().nullable().describe('The model of its vectors; null without vectors'),
          rebuild: rebuild.nullable().describe('The latest rebuild that an operator started'),
        })
      ),
      encoder: encoder.nullable().describe('Null without a sentence model'),
    }),
  },
})

export const rebuildIndexOperation = defineConsoleOperation({
  id: 'console.indexes.rebuild',
  method: 'POST',
  path: '/indexes/:index/rebuild',
  summary: 'Rebuild an index from the records while searches continue',
  access: 'operator',
  params: s.object({ index: s.enum(INDEX_NAMES) }),
  success: { 200: s.object({}) },
})

export const monthCoverage = s.object({
  month: s.string().describe('YYYY-MM, UTC'),
  hours: s.integer(),
  hours_in_month: s.integer(),
  events: s.integer(),
  pushes: s.integer(),
  pushes_with_commits: s.integer().describe('Pushes that list their commits'),
})

export const readCoverageOperation = defineConsoleOperation({
  id: 'console.codehost.coverage',
  method: 'GET',
  path: '/codehost/coverage',
  summary: 'List the coverage of the code-host archive by UTC month',
  access: 'operator',
  success: { 200: s.object({ months: s.array(monthCoverage) }) },
})
