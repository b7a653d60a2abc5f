import type { Sql } from '#domain/ports/sql'
import type { PersonRecord } from '#domain/people/person_record'
import { fromJson } from '#app/shared/database/codecs'

/** Maximum number of people that the page of an import lists. */
const MAX_SHOWN = 20

/** Returns the first people whose stored records an import stated. Leaves out contacts. */
export async function peopleOfImport(sql: Pick<Sql, 'select'>, importNumber: number) {
  const rows = await sql.select<{ person_id: string; body: string }>(
    'SELECT person_id, body FROM person_records WHERE import_number = ? ORDER BY record_id LIMIT ?',
    [importNumber, MAX_SHOWN]
  )
  return rows.map(({ person_id, body }) => {
    const { name, title = null, company = null } = fromJson<PersonRecord>(body)
    return { person_id, name, title, company }
  })
}
