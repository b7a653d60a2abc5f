import type { Sql } from '#domain/ports/sql'
import { type CheckResult, ok, warning } from '#app/shared/checks/finding'
import type { StoredKeys } from '#app/shared/stored_keys'
import { tablesLeft } from '#app/sealing/rotate_keys'

/** Reports contacts that are not encrypted with the current key, and keys under a previous APP_KEY. */
export async function keysCheck(sql: Sql, keys: StoredKeys): Promise<CheckResult> {
  const tables = await tablesLeft(sql)
  if (tables > 0)
    return warning(
      `Contacts in ${tables} tables are not yet encrypted with the current key.`,
      'A running worker encrypts them after an update. To finish a rotation: node ace keys:rotate'
    )
  const outdated = await keys.countOutdated(sql)
  if (outdated > 0)
    return warning(
      'Stored data still needs a key in APP_PREVIOUS_KEYS.',
      'Run node ace keys:rotate before you remove the key.'
    )
  return ok('All contacts are encrypted with the current key.')
}
