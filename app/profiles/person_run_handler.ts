import { inject } from '@adonisjs/core'
import { PERSON_PROFILE_PRICE } from '#domain/billing/prices'
import { Sql, type SqlTransaction } from '#domain/ports/sql'
import { noteRecipients } from '#app/recipients/note_recipients'
import { type RunContext, type RunEnd, RunHandler } from '#app/runs/run_handler'
import { PersonProfiles, type ProfileSubject } from './person_profiles.js'
import { PersonProfileStore } from './profile_store.js'

export const PERSON_RUN = 'person'
export type PersonInput = ProfileSubject

/**
 * Returns a person's stored profile if it is fresh. Otherwise builds a new one. Charges a workspace
 * at most once per person in 90 days.
 */
@inject()
export default class PersonRunHandler extends RunHandler {
  readonly kind = PERSON_RUN

  constructor(
    private readonly sql: Sql,
    private readonly profiles: PersonProfiles,
    private readonly payments: PersonProfileStore
  ) {
    super()
  }

  async handle({ run, signal, checkpoint }: RunContext): Promise<RunEnd> {
    const input = run.input as PersonInput
    const now = new Date()
    const profile = await this.profiles.freshOrNew(input, { workspaceId: run.workspaceId, now, signal })
    signal.throwIfAborted()
    const { person_id: personId } = profile.record
    await this.sql.transaction(async (tx) => {
      await checkpoint({ personId }, tx)
      await this.profiles.save(profile, input.subject, tx)
    })
    const alongside = async (tx: SqlTransaction): Promise<number> => {
      const claim = { workspaceId: run.workspaceId, personId, runId: run.id, now: new Date() }
      await noteRecipients(tx, run.workspaceId, 'profile', personId, claim.now)
      const isPaying = run.reservationId !== null && (await this.payments.pay(claim, tx))
      return isPaying ? PERSON_PROFILE_PRICE : 0
    }
    return { status: 'completed', output: profile.record, charge: PERSON_PROFILE_PRICE, alongside }
  }
}
