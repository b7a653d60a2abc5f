import { defineConsoleOperation } from '#app/console/operation'
import { s } from '#app/shared/schema/schema'

const count = s.integer({ min: 0 })
const id = s.string({ max: 100 })
const kind = s.enum(['people', 'companies'])
const columns = s.record(s.string({ max: 80 }).nullable())
const source = s.string({ min: 1, max: 120 }).optional()
const counts = {
  ...{ read: count, written: count, added: count, replaced: count, unchanged: count, rejected: count },
  ...{ dropped: count, removed: count, restored: count, kept: count },
}
const report = {
  ...{ read: count, written: count, rejected: count, suppressed: count },
  rejects: s.array(
    s.object({
      line: s.integer(),
      reason: s.string(),
      row: s.record(s.string()).describe('The values of the row by column, if it could be read'),
    })
  ),
  dropped: s.array(s.object({ line: s.integer(), field: s.string(), reason: s.string() })),
  dropped_by_field: s.record(s.integer()),
}
const entry = s.object({
  id: s.string(),
  kind: s.enum(['people', 'companies', 'profiles', 'events', 'pages', 'undo', 'source_deletion']),
  state: s.enum(['running', 'stopped', 'failed', 'finished', 'interrupted', 'undoing', 'undone']),
  file: s.string().describe('The names of its files'),
  source: s.string().nullable(),
  undoes: s.string().nullable(),
  started_by: s.string(),
  started_at: s.time(),
  updated_at: s.time(),
  ended_at: s.time().nullable(),
  share: s.number().nullable().describe('The share of the file read, if this process reads it'),
  may_stop: s.boolean(),
  may_undo: s.boolean(),
  ...counts,
})
const text = s.string().nullable()
const person = s.object({ person_id: s.string(), name: s.string(), title: text, company: text })
const common = { access: 'operator' as const }

export const listImportsOperation = defineConsoleOperation({
  ...common,
  id: 'console.imports.list',
  method: 'GET',
  path: '/imports',
  summary: 'List the latest imports, undos and deletions of sources',
  success: { 200: s.object({ imports: s.array(entry), upload_bytes: count }) },
})

export const readImportOperation = defineConsoleOperation({
  ...common,
  id: 'console.imports.read',
  method: 'GET',
  path: '/imports/:import',
  summary: 'Read an import with its first people, and its rejected rows if this process imported it',
  success: {
    200: s.object({
      import: entry,
      report: s.object(report).nullable(),
      people: s.array(person).describe('The first people whose records it stated'),
    }),
  },
})

export const uploadFileOperation = defineConsoleOperation({
  ...common,
  id: 'console.imports.upload',
  method: 'POST',
  path: '/imports/files',
  summary: 'Upload a file as the request body',
  query: s.object({ name: s.string({ min: 1, max: 300 }) }),
  success: { 200: s.object({ file: s.string(), name: s.string(), bytes: count }) },
})

export const previewImportOperation = defineConsoleOperation({
  ...common,
  id: 'console.imports.preview',
  method: 'POST',
  path: '/imports/preview',
  summary: 'Match the columns of an uploaded file and show what an import would store',
  body: s.object({
    ...{ file: id, kind, source },
    columns: columns.optional(),
    whole: s.boolean().default(false).optional(),
  }),
  success: {
    200: s.object({
      columns: s.array(
        s.object({
          header: s.string(),
          field: s.string().nullable(),
          nearest: s.string().nullable(),
          examples: s.array(s.string()).describe('The first values, as they are in the file'),
        })
      ),
      fields: s.array(s.string()),
      required: s.string(),
      whole: s.boolean().describe('Whether the whole file was read'),
      samples: s.array(s.any()),
      failures: s.array(s.string()),
      ...report,
    }),
  },
})

export const startImportOperation = defineConsoleOperation({
  ...common,
  id: 'console.imports.start',
  method: 'POST',
  path: '/imports',
  summary: 'Import an uploaded file',
  body: s.object({ file: id, kind, source, columns }),
  success: { 200: s.object({ import: s.string() }) },
})

export const stopImportOperation = defineConsoleOperation({
  ...common,
  id: 'console.imports.stop',
  method: 'POST',
  path: '/imports/:import/stop',
  summary: 'Stop an import after the current batch',
  success: { 200: s.object({ import: s.string() }) },
})

export const previewUndoOperation = defineConsoleOperation({
  ...common,
  id: 'console.imports.undo.preview',
  method: 'GET',
  path: '/imports/:import/undo',
  summary: 'Count what an undo would remove, restore and keep',
  success: { 200: s.object({ removed: count, restored: count, kept: count }) },
})

export const undoImportOperation = defineConsoleOperation({
  ...common,
  id: 'console.imports.undo',
  method: 'POST',
  path: '/imports/:import/undo',
  summary: 'Undo an import in the background',
  success: { 200: s.object({ import: s.string() }) },
})

export const listSourcesOperation = defineConsoleOperation({
  ...common,
  id: 'console.imports.sources',
  method: 'GET',
  path: '/sources',
  summary: 'List the sources of records',
  success: {
    200: s.object({
      sources: s.array(
        s.object({
          source: s.string().nullable(),
          ...{ person_records: count, people: count, company_records: count, companies: count },
        })
      ),
    }),
  },
})

export const deleteSourceOperation = defineConsoleOperation({
  ...common,
  id: 'console.imports.sources.delete',
  method: 'POST',
  path: '/sources/delete',
  summary: 'Delete all records of a source in the background',
  body: s.object({ source: s.string({ min: 1, max: 300 }) }),
  success: { 200: s.object({ import: s.string() }) },
})
