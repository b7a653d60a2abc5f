import type { ApplicationService } from '@adonisjs/core/types'
import { Sql } from '#domain/ports/sql'
import { CarryOutErasures } from './carry_out_erasures.js'
import { PrivacyRequests } from './privacy_requests.js'
import type { Subject } from './request_store.js'

/** Requests the erasure of people in one transaction, and carries the requests out. */
export async function eraseAll(
  container: ApplicationService['container'],
  personIds: readonly string[]
): Promise<void> {
  const [sql, requests] = [await container.make(Sql), await container.make(PrivacyRequests)]
  const subjects: Subject[] = []
  for (const personId of personIds) subjects.push(await requests.subject({ by: 'person_id', personId }))
  await sql.transaction(async (tx) => {
    for (const subject of subjects)
      await requests.request({ subject, workspaceId: null, dropPages: false }, tx)
  })
  const erasures = await container.make(CarryOutErasures)
  await erasures.runAll()
}
