import { dropPages, personReference, previewData, requestData } from '#app/privacy/request_schema'
import { defineConsoleOperation } from '#app/console/operation'
import { s } from '#app/shared/schema/schema'

const common = { access: 'operator' as const }

export const previewErasureOperation = defineConsoleOperation({
  ...common,
  id: 'console.privacy.preview',
  method: 'POST',
  path: '/privacy/preview',
  summary: 'Show what is held about a person',
  body: s.object({ person: personReference }),
  success: { 200: previewData },
})

export const requestErasureOperation = defineConsoleOperation({
  ...common,
  id: 'console.privacy.request',
  method: 'POST',
  path: '/privacy/requests',
  summary: 'Erase a person from the whole service',
  body: s.object({ person: personReference, drop_pages: dropPages }),
  success: { 200: s.object({ request: s.string() }) },
})

export const listErasuresOperation = defineConsoleOperation({
  ...common,
  id: 'console.privacy.list',
  method: 'GET',
  path: '/privacy/requests',
  summary: 'List the erasure requests of the whole service, newest first',
  query: s.object({ cursor: s.string({ min: 1, max: 200 }).optional() }),
  success: { 200: s.object({ items: s.array(requestData), next_cursor: s.string().nullable() }) },
})

export const readErasureOperation = defineConsoleOperation({
  ...common,
  id: 'console.privacy.read',
  method: 'GET',
  path: '/privacy/requests/:request',
  summary: 'Read an erasure request and its report',
  params: s.object({ request: s.string({ max: 100 }) }),
  success: { 200: requestData },
})

export const readSuppressionsOperation = defineConsoleOperation({
  ...common,
  id: 'console.privacy.suppressions',
  method: 'GET',
  path: '/privacy/suppressions',
  summary: 'Count the people on the suppression and do-not-contact lists',
  success: { 200: s.object({ suppressed: s.integer(), do_not_contact: s.integer() }) },
})
