import { defineOperation } from '#app/shared/http/operation'
import { nextCursor, pageQuery } from '#app/shared/schema/paging'
import { s } from '#app/shared/schema/schema'
import { exclusionBody, exclusionData } from './exclusion_schema.js'

const common = {
  tag: 'Search',
  scope: 'people:search' as const,
  addition: 'The interface has no exclusion list.',
}

export const listExclusionsOperation = defineOperation({
  ...common,
  id: 'exclusions.list',
  method: 'GET',
  path: '/v1/exclusions',
  summary: 'List the people to leave out, newest first',
  query: s.object(pageQuery),
  success: { 200: s.object({ exclusions: s.array(exclusionData), next_cursor: nextCursor }) },
})

export const addExclusionsOperation = defineOperation({
  ...common,
  id: 'exclusions.create',
  method: 'POST',
  path: '/v1/exclusions',
  summary: 'Add people to leave out of searches',
  description: 'Searches with `exclude.exclusion_list` leave them out. Repeated people are skipped.',
  body: exclusionBody,
  success: { 201: s.object({ added: s.integer({ min: 0 }) }) },
})

export const removeExclusionOperation = defineOperation({
  ...common,
  id: 'exclusions.delete',
  method: 'DELETE',
  path: '/v1/exclusions/:id',
  summary: 'Remove an entry of the exclusion list',
  success: { 200: s.object({ id: s.string() }) },
})
