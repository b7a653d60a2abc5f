import { inject } from '@adonisjs/core'
import { PERSON_PROFILE_PRICE } from '#domain/billing/prices'
import { DomainError } from '#domain/errors'
import { buildRecord } from '#domain/person/build_record'
import { isFresh } from '#domain/person/freshness'
import type { ProfileRecord } from '#domain/person/person_record'
import { Sql } from '#domain/ports/sql'
import type { RunResult } from '#domain/runs/run'
import type { Identity } from '#app/contacts/identity'
import { WhoIs } from '#app/contacts/who_is'
import { PeopleStore } from '#app/people/people_store'
import { type RunContext, RunHandler } from '#app/runs/run_handler'
import { KeepPerson } from './keep_person.js'
import { ProfileStore, type StoredProfile } from './profile_store.js'
import { ResearchPerson } from './research_person.js'

export const PERSON_RUN = 'person'
export type PersonInput = { identity: Identity; subject: string; personId: string | null }

/** A profile that takes longer is made of what was read by then. */
const DEADLINE_MS = 120_000

/** Makes profiles of people; the first one of a person in 90 days is charged to the workspace (BI-011, BI-012). */
@inject()
export default class PersonRunHandler extends RunHandler {
  readonly kind = PERSON_RUN

  constructor(
    private readonly sql: Sql,
    private readonly whoIs: WhoIs,
    private readonly people: PeopleStore,
    private readonly profiles: ProfileStore,
    private readonly research: ResearchPerson,
    private readonly keep: KeepPerson
  ) {
    super()
  }

  async handle({ run, signal, checkpoint }: RunContext): Promise<RunResult> {
    const input = run.input as PersonInput
    const now = new Date()
    const profile = (await this.#fresh(input, now)) ?? (await this.#make(input, now, signal))
    signal.throwIfAborted()
    const { person_id: personId } = profile.record
    const isPaying = await this.sql.transaction(async (tx) => {
      await checkpoint({ personId }, tx)
      await this.profiles.save(profile, tx)
      await this.profiles.remember(input.subject, personId, tx)
      const claim = { workspaceId: run.workspaceId, personId, runId: run.id, now }
      return run.reservationId !== null && (await this.profiles.claimPayment(claim, tx))
    })
    return { status: 'completed', output: profile.record, charge: isPaying ? PERSON_PROFILE_PRICE : 0 }
  }

  /** The profile that another workspace had made lately. */
  async #fresh({ personId }: PersonInput, now: Date): Promise<StoredProfile | null> {
    const stored = personId ? await this.profiles.get(personId) : null
    return stored && isFresh(stored.builtAt, now.toISOString()) ? stored : null
  }

  async #make({ identity, personId }: PersonInput, now: Date, signal: AbortSignal): Promise<StoredProfile> {
    const asked: Identity = personId ? { by: 'person_id', personId } : identity
    const person = await this.whoIs.person(asked)
    if (!person) throw new DomainError('not_found', 'Nobody is known under this identifier.')
    const view = personId ? await this.people.get(personId) : null
    const records = personId ? await this.people.recordsOf(personId) : []
    const limit = AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)])
    const read = await this.research.run(person, view, records, now.toISOString(), limit)
    signal.throwIfAborted()
    const built = buildRecord(read, { personId: personId ?? '', records, now: now.toISOString() })
    if (!built && (read.sourceFailed || read.cutShort)) throw new DomainError('upstream_unavailable')
    if (!built) throw new DomainError('not_found', 'Nothing public tells who this is.')
    const record = personId ? built.record : await this.#named(built.record, identity)
    return { record, builtAt: now.toISOString() }
  }

  /** Whom no record knew becomes one, so that the profile has an id. */
  async #named(record: ProfileRecord, identity: Identity): Promise<ProfileRecord> {
    return { ...record, person_id: await this.keep.personId(record, identity) }
  }
}
