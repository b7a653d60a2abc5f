import { type CodehostProfileRecord, validateProfileRecord } from '#domain/codehost/profile_record'
import type { ImportTarget } from '#app/imports/import_files'
import type { CodehostProfileStore } from './profile_store.js'

/** The import target for profiles of code-host accounts. */
export function profilesTarget(store: CodehostProfileStore): ImportTarget<CodehostProfileRecord> {
  return { validate: validateProfileRecord, apply: (batch) => store.applyRecords(batch) }
}
