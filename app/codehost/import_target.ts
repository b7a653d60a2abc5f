import { CODEHOST_HEADER_TABLE } from '#domain/codehost/profile_headers'
import { type CodehostProfileRecord, validateProfileRecord } from '#domain/codehost/profile_record'
import type { ImportTarget } from '#app/imports/import_files'
import type { CodehostProfileStore } from './profile_store.js'

export function profilesTarget(store: CodehostProfileStore): ImportTarget<CodehostProfileRecord> {
  return {
    headers: CODEHOST_HEADER_TABLE,
    validate: validateProfileRecord,
    apply: (batch, batchOf) => store.applyRecords(batch, new Date(), batchOf),
  }
}
