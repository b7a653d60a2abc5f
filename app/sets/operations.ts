import type { Scope } from '#domain/access/scopes'
import { ITEM_STATUSES, SET_STATUSES } from '#domain/sets/set'
import { defineOperation } from '#app/shared/http/operation'
import { s } from '#app/shared/schema/schema'
import { EXPORT_FORMATS } from './export_formats.js'
import {
  columnData,
  criterion,
  createdSet,
  createSearchBody,
  createSetBody,
  enrichmentBody,
  estimate,
  importBody,
  itemData,
  personData,
  previewBody,
  refineBody,
  searchBody,
  searchData,
  setData,
} from './set_schema.js'

const params = s.object({ id: s.string({ max: 100 }) })
const page = {
  limit: s.integerText({ min: 1, max: 500 }).default(100).optional(),
  cursor: s.string({ min: 1, max: 200 }).optional(),
}
const common = { tag: 'Sets', scope: 'people:search' as Scope }

export const createSetOperation = defineOperation({
  ...common,
  id: 'sets.create',
  method: 'POST',
  path: '/v1/sets',
  summary: 'Build a list of people',
  description:
    'Searches for people, verifies each against what the query asks, and fills the columns wanted, in the background.',
  body: createSetBody,
  priced: true,
  success: { 201: createdSet },
  errors: ['query_required', 'queue_unavailable'],
  provisional: 'id, items_url, events_url and estimate with credits and estimated_cost_usd.',
})

export const listSetsOperation = defineOperation({
  ...common,
  id: 'sets.list',
  method: 'GET',
  path: '/v1/sets',
  summary: 'List Sets, the newest first',
  query: s.object(page),
  success: { 200: s.object({ sets: s.array(setData), next_cursor: s.string().nullable() }) },
  provisional: 'data.sets and data.next_cursor, as the rows of a dataset.',
})

export const readSetOperation = defineOperation({
  ...common,
  id: 'sets.read',
  method: 'GET',
  path: '/v1/sets/:id',
  summary: 'Read a Set and its progress',
  params,
  success: { 200: setData },
  provisional:
    'The statuses of runs; each search with its criteria, how many people it admitted and why it stopped.',
})

export const readItemsOperation = defineOperation({
  ...common,
  id: 'sets.items',
  method: 'GET',
  path: '/v1/sets/:id/items',
  summary: 'Page through the people of a Set',
  description:
    'In the order they were looked at, also while the Set runs; status=admitted leaves out the rest.',
  params,
  query: s.object({ ...page, status: s.enum(ITEM_STATUSES).optional() }),
  success: { 200: s.object({ items: s.array(itemData), next_cursor: s.string().nullable() }) },
  provisional:
    'data.items and data.next_cursor; each item with a verdict and evidence per criterion, and its cells as in a dataset.',
})

export const readEventsOperation = defineOperation({
  ...common,
  id: 'sets.events',
  method: 'GET',
  path: '/v1/sets/:id/events',
  summary: 'Follow a Set as server-sent events',
  description:
    'set.item.created, set.item.enriched, set.search.completed and set.idle, numbered from 0 without gaps. The stream stays open while the Set can still change; after_seq or Last-Event-ID resumes after a number, whichever is further.',
  params,
  query: s.object({ after_seq: s.integerText({ min: -1 }).default(-1).optional() }),
  success: {},
  media: ['text/event-stream'],
  provisional: 'id is the sequence number, event the name, data an object of id, type, created_at and data.',
})

export const addSearchOperation = defineOperation({
  ...common,
  id: 'sets.searches.create',
  method: 'POST',
  path: '/v1/sets/:id/searches',
  summary: 'Search for more people',
  params,
  body: searchBody,
  maxBodyBytes: 4 * 1024 * 1024,
  priced: true,
  success: { 202: s.object({ search: searchData, estimate }) },
  errors: ['query_required', 'max_cost_exceeded', 'queue_unavailable'],
  provisional:
    'query and count as at creation; criteria in words, whom to leave out, and max_cost_usd as of batches.',
})

export const addEnrichmentOperation = defineOperation({
  ...common,
  scope: 'people:enrich',
  id: 'sets.enrichments.create',
  method: 'POST',
  path: '/v1/sets/:id/enrichments',
  summary: 'Add a column',
  description: 'Filled for everybody admitted, now and later.',
  params,
  body: enrichmentBody,
  priced: true,
  success: { 202: s.object({ enrichment: columnData, estimate }) },
  errors: ['queue_unavailable'],
  provisional: 'description and format as at creation.',
})

export const importOperation = defineOperation({
  ...common,
  id: 'sets.imports.create',
  method: 'POST',
  path: '/v1/sets/:id/imports',
  summary: 'Add people one has already',
  description:
    'Rows as of a dataset of people, or the same as CSV text. Who is in the Set already is left out.',
  params,
  body: importBody,
  maxBodyBytes: 8 * 1024 * 1024,
  priced: true,
  success: { 202: s.object({ imported: s.integer(), skipped: s.integer(), estimate }) },
  errors: ['queue_unavailable'],
  provisional: 'rows as in a dataset, or by person_id; an employer also by company_domain.',
})

export const cancelSetOperation = defineOperation({
  ...common,
  id: 'sets.cancel',
  method: 'POST',
  path: '/v1/sets/:id/cancel',
  summary: 'Stop the work on a Set',
  description: 'What was admitted and found stays. A Set that has nothing left to do stays as it is.',
  params,
  success: { 200: s.object({ id: s.string(), status: s.enum(SET_STATUSES) }) },
  provisional: 'id and status, as of a cancelled run.',
})

export const exportOperation = defineOperation({
  ...common,
  id: 'sets.export',
  method: 'GET',
  path: '/v1/sets/:id/export',
  summary: 'Export the people admitted, as JSON or CSV',
  description:
    'CSV holds a row a person with the verdict of each criterion and the value of each column; text that a spreadsheet would run as a formula is led in by an apostrophe.',
  params,
  query: s.object({ format: s.enum(EXPORT_FORMATS).default('json').optional() }),
  success: { 200: s.object({ items: s.array(itemData) }) },
  media: ['text/csv'],
  provisional: 'format is json or csv; the JSON is data.items as of the items route.',
})

export const shareLinkOperation = defineOperation({
  ...common,
  id: 'sets.share_link.create',
  method: 'POST',
  path: '/v1/sets/:id/share-link',
  summary: 'Make a link that reads the Set without a key',
  description:
    'It shows the people admitted and changes nothing. A new link takes the place of the one before.',
  params,
  success: { 201: s.object({ url: s.string() }) },
  provisional: 'url, shown once.',
})

export const revokeShareLinkOperation = defineOperation({
  ...common,
  id: 'sets.share_link.revoke',
  method: 'DELETE',
  path: '/v1/sets/:id/share-link',
  summary: 'Revoke the link of a Set',
  params,
  success: { 200: s.object({ url: s.any({ type: 'null' }) }) },
  provisional: 'A link is a resource of its own, so DELETE ends it (RFC 9110).',
})

/** GET /shared/sets/:token, which needs no key and so is none of the operations. */
export const sharedSetRequest = {
  params: s.object({ token: s.string({ max: 100 }) }),
  query: s.object(page),
}

export const previewOperation = defineOperation({
  ...common,
  id: 'sets.preview',
  method: 'POST',
  path: '/v1/sets/preview',
  summary: 'Preview a Set before spending',
  description:
    'The criteria its people would be verified by, a few candidates not verified yet, and an estimate.',
  body: previewBody,
  maxBodyBytes: 4 * 1024 * 1024,
  success: { 200: s.object({ criteria: s.array(criterion), candidates: s.array(personData), estimate }) },
  errors: ['query_required', 'max_cost_exceeded', 'search_unavailable', 'search_timeout', 'search_failed'],
  provisional:
    'The body as at creation; the criteria as kept with a search, and the estimate as at creation.',
})

/** The interface leaves this body open where that of POST /v1/sets is closed, so a list can leave people out from its first search on. */
export const createSearchOperation = defineOperation({
  ...createSetOperation,
  id: 'searches.create',
  path: '/v1/searches',
  summary: 'Build a list of people (legacy People Set)',
  description:
    'As POST /v1/sets; besides, search takes what an added search takes: criteria in words, whom to leave out because one knows them already, and max_cost_usd.',
  body: createSearchBody,
  maxBodyBytes: 4 * 1024 * 1024,
  errors: ['query_required', 'max_cost_exceeded', 'queue_unavailable'],
  provisional: 'The body of a Set, its search as of one that is added to a Set; the answer of a Set.',
})

/** The same handlers under the paths of People Sets, as they were called before (OP-049). */
const legacy = <O extends { id: string; path: string; summary: string }>(operation: O): O => ({
  ...operation,
  id: operation.id.replace(/^sets\./, 'searches.'),
  path: operation.path.replace('/v1/sets', '/v1/searches'),
  summary: `${operation.summary} (legacy People Set)`,
})

export const legacyOperations = {
  list: legacy(listSetsOperation),
  read: legacy(readSetOperation),
  items: legacy(readItemsOperation),
  enrich: legacy(addEnrichmentOperation),
}

export const refineOperation = defineOperation({
  ...common,
  id: 'searches.refine',
  method: 'POST',
  path: '/v1/searches/:id/refine',
  summary: 'Add criteria and search again (legacy People Set)',
  description: 'Who was admitted by a search before is verified again; who was imported stays.',
  params,
  body: refineBody,
  maxBodyBytes: 4 * 1024 * 1024,
  priced: true,
  success: { 202: s.object({ search: searchData, estimate }) },
  errors: ['max_cost_exceeded', 'queue_unavailable'],
  provisional: 'criteria in words; the rest as of an added search.',
})

export const exportsOperation = defineOperation({
  ...common,
  id: 'searches.exports.create',
  method: 'POST',
  path: '/v1/searches/:id/exports',
  summary: 'Export the people admitted (legacy People Set)',
  params,
  body: s.object({ format: s.enum(EXPORT_FORMATS).default('json').optional() }),
  success: { 200: s.object({ items: s.array(itemData) }) },
  media: ['text/csv'],
  provisional: 'The answer of the export of a Set.',
})
