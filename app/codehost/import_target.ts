import { type CodehostProfileRecord, validateProfileRecord } from '#domain/codehost/profile_record'
import type { ImportTarget } from '#app/imports/import_files'
import type { CodehostProfileStore } from './profile_store.js'

export function profilesTarget(store: CodehostProfileStore): ImportTarget<CodehostProfileRecord> {
  return { validate: validateProfileRecord, apply: (batch) => store.applyRecords(batch) }
}
