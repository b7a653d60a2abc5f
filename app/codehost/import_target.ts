import { type ProfileRecord, validateProfileRecord } from '#domain/codehost/profile_record'
import type { ImportTarget } from '#app/imports/import_files'
import type { ProfileStore } from './profile_store.js'

/** Import target for profiles of code-host accounts. */
export function profilesTarget(store: ProfileStore): ImportTarget<ProfileRecord> {
  return { validate: validateProfileRecord, apply: (batch) => store.applyRecords(batch) }
}
