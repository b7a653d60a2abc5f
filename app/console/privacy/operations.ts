import { dropPages, personReference, previewData, requestProperties } from '#app/privacy/request_schema'
import { REASONS } from '#app/suppression/origins'
import { defineConsoleOperation } from '#app/console/operation'
import { listOf, pageQuery } from '#app/console/page'
import { s } from '#app/shared/schema/schema'

const common = { access: 'operator' as const }
const scope = s.enum(['all', 'contacts']).describe('all: no data of the person; contacts: no contacts')
const erasure = s.object({
  ...requestProperties,
  requested_by: s.string().nullable().describe('The operator; null for a request of the API or a command'),
})
const reason = s.enum(REASONS).describe('Why the person is on the list').optional()
const listed = s
  .object({
    id: s.string(),
    scope,
    added_by: s.string().nullable().describe('The operator; null for other origins'),
    reason: s.enum(REASONS).nullable(),
    created_at: s.time(),
  })
  .describe('Names nobody')
/** The longest list that a user pastes. Longer files go through `privacy:suppress`. */
const MAX_LIST_LENGTH = 500_000

export const previewErasureOperation = defineConsoleOperation({
  ...common,
  id: 'console.privacy.preview',
  method: 'POST',
  path: '/privacy/preview',
  summary: 'Show what is held about a person',
  body: s.object({ person: personReference }),
  success: {
    200: s.object({
      preview: previewData,
      suppressed: scope.nullable().describe('Null also if several people match'),
    }),
  },
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
  success: { 200: listOf(erasure) },
})

export const readErasureOperation = defineConsoleOperation({
  ...common,
  id: 'console.privacy.read',
  method: 'GET',
  path: '/privacy/requests/:request',
  summary: 'Read an erasure request and its report',
  success: { 200: erasure },
})

export const readSuppressionsOperation = defineConsoleOperation({
  ...common,
  id: 'console.privacy.suppressions',
  method: 'GET',
  path: '/privacy/suppressions',
  summary: 'Count the people on the suppression and do-not-contact lists',
  success: { 200: s.object({ suppressed: s.integer(), do_not_contact: s.integer() }) },
})

export const listSuppressionsOperation = defineConsoleOperation({
  ...common,
  id: 'console.privacy.suppressions.list',
  method: 'GET',
  path: '/privacy/suppressions/entries',
  summary: 'List the entries of the suppression and do-not-contact lists, newest first',
  query: pageQuery({ scope: scope.optional() }),
  success: {
    200: listOf(listed),
  },
})

export const suppressOperation = defineConsoleOperation({
  ...common,
  id: 'console.privacy.suppress',
  method: 'POST',
  path: '/privacy/suppressions',
  summary: 'Add a person to the suppression list, or to the do-not-contact list',
  body: s.object({ person: personReference, scope, reason }),
  success: { 201: s.object({ entry: s.string() }) },
})

export const suppressListOperation = defineConsoleOperation({
  ...common,
  id: 'console.privacy.suppress_list',
  method: 'POST',
  path: '/privacy/suppressions/entries',
  summary: 'Add a list of email addresses, telephone numbers and profiles, one per line',
  body: s.object({ lines: s.string({ min: 1, max: MAX_LIST_LENGTH }), scope, reason }),
  success: {
    200: s.object({
      read: s.integer(),
      added: s.integer(),
      skipped: s.integer().describe('Lines that identify nobody'),
      skipped_lines: s.array(s.integer()).describe('Numbers of the first skipped lines'),
    }),
  },
})

export const checkSuppressionOperation = defineConsoleOperation({
  ...common,
  id: 'console.privacy.check_suppression',
  method: 'POST',
  path: '/privacy/suppressions/check',
  summary: 'Check whether an email address, telephone number or profile is listed; stores nothing',
  body: s.object({ text: s.string({ min: 1, max: 500 }) }),
  success: {
    200: s.object({
      is_readable: s.boolean().describe('Whether the text identifies a person'),
      scope: scope.nullable(),
      entries: s.array(listed),
    }),
  },
})

export const unsuppressOperation = defineConsoleOperation({
  ...common,
  id: 'console.privacy.unsuppress',
  method: 'DELETE',
  path: '/privacy/suppressions/entries/:entry',
  summary: 'Remove an entry of the suppression list',
  success: { 200: s.object({}) },
})
