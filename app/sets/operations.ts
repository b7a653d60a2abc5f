import type { Scope } from '#domain/access/scopes'
import { defineOperation } from '#app/shared/http/operation'
import { pageQuery } from '#app/shared/schema/paging'
import { s } from '#app/shared/schema/schema'
import { EXPORT_FORMATS, SET_EXPORT_FORMATS } from './export_formats.js'
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
  itemStatus,
  personData,
  previewBody,
  refineBody,
  searchBody,
  searchData,
  setData,
  setStatus,
} from './set_schema.js'

const common = { tag: 'Sets', scope: 'people:search' as Scope }

export const createSetOperation = defineOperation({
  ...common,
  id: 'sets.create',
  method: 'POST',
  path: '/v1/sets',
  summary: 'Build a list of people',
  description:
    'Creates a Set: a list of people that is built in the background. kith finds candidates, verifies each against the criteria of the query, and fills the requested columns.',
  body: createSetBody,
  priced: true,
  success: { 201: createdSet },
  errors: ['query_required', 'queue_unavailable'],
  provisional: 'Returns id, items_url, events_url and estimate with credits and estimated_cost_usd.',
})

export const listSetsOperation = defineOperation({
  ...common,
  id: 'sets.list',
  method: 'GET',
  path: '/v1/sets',
  summary: 'List Sets, newest first',
  query: s.object(pageQuery),
  success: { 200: s.object({ sets: s.array(setData), next_cursor: s.string().nullable() }) },
  provisional: 'Returns data.sets and data.next_cursor, paged like the rows of a dataset.',
})

export const readSetOperation = defineOperation({
  ...common,
  id: 'sets.read',
  method: 'GET',
  path: '/v1/sets/:id',
  summary: 'Read a Set and its progress',
  success: { 200: setData },
  provisional:
    'Uses the statuses of runs. Each search has its criteria, the number of admitted people and the reason it stopped.',
})

export const readItemsOperation = defineOperation({
  ...common,
  id: 'sets.items',
  method: 'GET',
  path: '/v1/sets/:id/items',
  summary: 'Page through the people of a Set',
  description:
    'Returns people in the order they were checked, also while the Set runs. Use status=admitted to get only people who match the criteria.',
  query: s.object({ ...pageQuery, status: itemStatus.optional() }),
  success: { 200: s.object({ items: s.array(itemData), next_cursor: s.string().nullable() }) },
  provisional:
    'Returns data.items and data.next_cursor. Each item has a verdict and evidence per criterion, and cells as in a dataset.',
})

export const readEventsOperation = defineOperation({
  ...common,
  id: 'sets.events',
  method: 'GET',
  path: '/v1/sets/:id/events',
  summary: 'Follow a Set as server-sent events',
  description:
    'Streams the events set.item.created, set.item.enriched, set.search.completed and set.idle, numbered from 0 without gaps. The stream stays open while the Set can change. To resume, send the number of the last event as after_seq or Last-Event-ID; the larger one applies.',
  query: s.object({ after_seq: s.integerText({ min: -1 }).default(-1).optional() }),
  success: {},
  media: ['text/event-stream'],
  provisional:
    'id is the sequence number, event is the name, data is an object with id, type, created_at and data.',
})

export const addSearchOperation = defineOperation({
  ...common,
  id: 'sets.searches.create',
  method: 'POST',
  path: '/v1/sets/:id/searches',
  summary: 'Search for more people',
  body: searchBody,
  maxBodyBytes: 4 * 1024 * 1024,
  priced: true,
  success: { 202: s.object({ search: searchData, estimate }) },
  errors: ['query_required', 'max_cost_exceeded', 'queue_unavailable'],
  provisional:
    'query and count are the same as at creation. Also takes criteria, exclude, and max_cost_usd as for batch jobs.',
})

export const addEnrichmentOperation = defineOperation({
  ...common,
  scope: 'people:enrich',
  id: 'sets.enrichments.create',
  method: 'POST',
  path: '/v1/sets/:id/enrichments',
  summary: 'Add a column to a Set',
  description: 'The column is filled for all admitted people, including people admitted later.',
  body: enrichmentBody,
  priced: true,
  success: { 202: s.object({ enrichment: columnData, estimate }) },
  errors: ['queue_unavailable'],
  provisional: 'description and format are the same as at creation.',
})

export const importOperation = defineOperation({
  ...common,
  id: 'sets.imports.create',
  method: 'POST',
  path: '/v1/sets/:id/imports',
  summary: 'Add people you already have',
  description:
    'Takes rows in the format of a dataset of people, or CSV text. People already in the Set are skipped.',
  body: importBody,
  maxBodyBytes: 8 * 1024 * 1024,
  priced: true,
  success: { 202: s.object({ imported: s.integer(), skipped: s.integer(), estimate }) },
  errors: ['queue_unavailable'],
  provisional:
    'Takes rows as in a dataset, or rows with person_id. company_domain may identify the employer.',
})

export const cancelSetOperation = defineOperation({
  ...common,
  id: 'sets.cancel',
  method: 'POST',
  path: '/v1/sets/:id/cancel',
  summary: 'Cancel a Set',
  description:
    'Stops all work on the Set. Admitted people and filled columns are kept. A Set without work left is unchanged.',
  success: { 200: s.object({ id: s.string(), status: setStatus }) },
  provisional: 'Returns id and status, like a cancelled run.',
})

export const exportOperation = defineOperation({
  ...common,
  id: 'sets.export',
  method: 'GET',
  path: '/v1/sets/:id/export',
  summary: 'Export the admitted people',
  description:
    'CSV has one line per person with the verdict for each criterion and the value of each column. Formulas start with an apostrophe. proof is a bundle of verdicts and cells for `kith-verify`; only it takes status.',
  query: s.object({
    format: s.enum(SET_EXPORT_FORMATS).default('json').optional(),
    status: s.enum(['admitted', 'rejected']).default('admitted').optional(),
  }),
  success: { 200: s.object({ items: s.array(itemData) }) },
  media: ['text/csv', 'application/wacz'],
  errors: ['upstream_unavailable'],
  provisional: 'JSON has data.items as in GET /v1/sets/{id}/items.',
})

export const shareLinkOperation = defineOperation({
  ...common,
  id: 'sets.share_link.create',
  method: 'POST',
  path: '/v1/sets/:id/share-link',
  summary: 'Create a share link',
  description:
    'Anyone with the link can read the admitted people without an API key. A new link replaces the previous one.',
  success: { 201: s.object({ url: s.string() }) },
  provisional: 'Returns the url, which is shown only once.',
})

export const revokeShareLinkOperation = defineOperation({
  ...common,
  id: 'sets.share_link.revoke',
  method: 'DELETE',
  path: '/v1/sets/:id/share-link',
  summary: 'Revoke the share link of a Set',
  success: { 200: s.object({ url: s.any({ type: 'null' }) }) },
  provisional: 'The link is a separate resource, so DELETE removes it (RFC 9110).',
})

/** GET /shared/sets/:token. The route needs no key, so the list of operations leaves it out. */
export const sharedSetRequest = {
  params: s.object({ token: s.string({ max: 100 }) }),
  query: s.object(pageQuery),
}

export const previewOperation = defineOperation({
  ...common,
  id: 'sets.preview',
  method: 'POST',
  path: '/v1/sets/preview',
  summary: 'Preview a Set',
  description:
    'Returns the criteria the Set would use, a few candidates that are not yet verified, and a cost estimate. Creates nothing.',
  body: previewBody,
  maxBodyBytes: 4 * 1024 * 1024,
  success: { 200: s.object({ criteria: s.array(criterion), candidates: s.array(personData), estimate }) },
  errors: ['query_required', 'max_cost_exceeded', 'search_unavailable', 'search_timeout', 'search_failed'],
  provisional: 'Takes the body of POST /v1/sets. Returns the criteria and the estimate in the same format.',
})

/**
 * The interface leaves this body open, unlike the body of POST /v1/sets, so that `search` can have
 * more members here.
 */
export const createSearchOperation = defineOperation({
  ...createSetOperation,
  id: 'searches.create',
  path: '/v1/searches',
  summary: 'Build a list of people (legacy People Set)',
  description:
    'Like POST /v1/sets, but search also takes criteria, exclude and max_cost_usd of POST /v1/sets/{id}/searches.',
  body: createSearchBody,
  maxBodyBytes: 4 * 1024 * 1024,
  errors: ['query_required', 'max_cost_exceeded', 'queue_unavailable'],
  provisional: 'The body, besides search, and the response are those of POST /v1/sets.',
})

/** The same handlers under the former paths of People Sets. */
const legacy = <O extends { id: string; path: string; summary: string }>(operation: O): O => ({
  ...operation,
  id: operation.id.replace(/^sets\./, 'searches.'),
  path: operation.path.replace('/v1/sets', '/v1/searches'),
  summary: `${operation.summary} (legacy People Set)`,
  description: undefined,
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
  description:
    'People admitted by earlier searches are verified again with the added criteria. Imported people stay admitted.',
  body: refineBody,
  maxBodyBytes: 4 * 1024 * 1024,
  priced: true,
  success: { 202: s.object({ search: searchData, estimate }) },
  errors: ['max_cost_exceeded', 'queue_unavailable'],
  provisional: 'Takes criteria in words; the other fields are the same as in POST /v1/sets/{id}/searches.',
})

export const exportsOperation = defineOperation({
  ...common,
  id: 'searches.exports.create',
  method: 'POST',
  path: '/v1/searches/:id/exports',
  summary: 'Export the admitted people (legacy People Set)',
  body: s.object({ format: s.enum(EXPORT_FORMATS).default('json').optional() }),
  success: { 200: s.object({ items: s.array(itemData) }) },
  media: ['text/csv'],
  provisional: 'Same response as GET /v1/sets/{id}/export.',
})
