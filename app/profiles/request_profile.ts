import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { PERSON_PROFILE_PRICE } from '#domain/billing/prices'
import { DomainError } from '#domain/errors'
import { isFreshProfile } from '#domain/profiles/freshness'
import type { PersonIdentity } from '#app/contacts/identity'
import { noteRecipients } from '#app/recipients/note_recipients'
import { StartRun } from '#app/runs/start_run'
import { Responses } from '#app/shared/http/responses'
import { PersonProfiles } from './person_profiles.js'
import { PERSON_RUN, type PersonInput } from './person_run_handler.js'
import { NO_USAGE, NOT_FOUND_USAGE, profileUsage } from './person_usage.js'
import { PersonProfileStore } from './profile_store.js'
import { showRun } from './show_run.js'
import { subjectOf } from './subject.js'

/** Serves profile requests from a stored profile, or starts a run that builds one. */
@inject()
export class RequestProfile {
  constructor(
    private readonly responses: Responses,
    private readonly starting: StartRun,
    private readonly found: PersonProfiles,
    private readonly profiles: PersonProfileStore
  ) {}

  /**
   * Responds 200 with a profile that is paid and fresh. Otherwise responds 202 with the unfinished
   * run for the person, or with a new run. Throws `not_found` for an unknown person_id,
   * `queue_unavailable`, or a billing error.
   */
  async answer(ctx: HttpContext, identity: PersonIdentity): Promise<void> {
    const { workspaceId } = ctx.auth.use('key').getUserOrFail()
    const now = new Date()
    const personId = await this.found.personId(identity, workspaceId)
    if (!personId && identity.by === 'person_id')
      throw new DomainError('not_found', 'There is no person with this person_id.', {
        usage: NOT_FOUND_USAGE,
      })
    const isPaid = personId !== null && (await this.profiles.isPaid(workspaceId, personId, now))
    const stored = isPaid ? await this.found.stored(personId, workspaceId) : null
    if (stored && isFreshProfile(stored.builtAt, now.toISOString()))
      return this.responses.commit(ctx, async (tx) => {
        await noteRecipients(tx, workspaceId, 'profile', personId, now)
        return { data: stored.record, meta: { credits_charged: 0, usage: profileUsage(0) } }
      })
    const subject = personId ? subjectOf({ by: 'person_id', personId }) : subjectOf(identity)
    const unfinishedRun = await this.profiles.unfinishedRun(workspaceId, subject)
    if (unfinishedRun)
      return this.responses.send(ctx, {
        status: 202,
        data: showRun({ id: unfinishedRun, status: 'queued' }),
        meta: { credits_charged: 0, usage: NO_USAGE },
      })
    await this.#begin(ctx, { identity, subject, personId }, { isPaid, now })
  }

  async #begin(ctx: HttpContext, input: PersonInput, { isPaid, now }: { isPaid: boolean; now: Date }) {
    await this.starting.checkQueue()
    const key = ctx.auth.use('key').getUserOrFail()
    await this.responses.commit(ctx, async (tx) => {
      const reservationId = isPaid ? null : await this.starting.reserve(ctx, PERSON_PROFILE_PRICE, now, tx)
      const { id } = await this.starting.start(key, { kind: PERSON_RUN, input, reservationId }, now, tx)
      await this.profiles.saveRequest(key.workspaceId, input.subject, id, tx)
      return {
        status: 202,
        data: showRun({ id, status: 'queued' }),
        meta: { credits_charged: 0, usage: NO_USAGE },
      }
    })
  }
}
