import { inject } from '@adonisjs/core'
import { DomainError } from '#domain/errors'
import { buildRecord } from '#domain/person/build_record'
import { isFresh } from '#domain/person/freshness'
import type { ProfileRecord } from '#domain/person/person_record'
import type { Evidence } from '#domain/ports/evidence'
import { Sql, type SqlTransaction } from '#domain/ports/sql'
import type { Identity } from '#app/contacts/identity'
import { WhoIs } from '#app/contacts/who_is'
import { PeopleStore } from '#app/people/people_store'
import { KeepPerson } from './keep_person.js'
import { ProfileStore, type StoredProfile } from './profile_store.js'
import { ResearchPerson } from './research_person.js'
import { subjectOf } from './subject.js'

/** A profile that takes longer is made of what was read by then. */
const DEADLINE_MS = 120_000

/** Whom a profile is asked of; `personId` where the records know, or it was found when the same was asked before. */
export type ProfileSubject = { identity: Identity; subject: string; personId: string | null }

export type WorkingOn = { now: Date; signal: AbortSignal; evidence?: Evidence }

/** Finds and makes the profiles of people. */
@inject()
export class PersonProfiles {
  constructor(
    private readonly sql: Sql,
    private readonly whoIs: WhoIs,
    private readonly people: PeopleStore,
    private readonly profiles: ProfileStore,
    private readonly research: ResearchPerson,
    private readonly keep: KeepPerson
  ) {}

  /** Of whom the records know, or of whom was found when the same was asked before. */
  async personId(identity: Identity): Promise<string | null> {
    const indexed = await this.whoIs.indexed(identity)
    if (indexed) return indexed.person_id
    const known = await this.profiles.known(subjectOf(identity))
    return known ? ((await this.people.get(known))?.person_id ?? known) : null
  }

  /** The profile there is, had it been made lately for whomever, or a new one. Throws `not_found`, `upstream_unavailable`. */
  async freshOrNew(about: ProfileSubject, work: WorkingOn): Promise<StoredProfile> {
    const { personId } = about
    const stored = personId ? await this.profiles.get(personId) : null
    return stored && isFresh(stored.builtAt, work.now.toISOString()) ? stored : this.#make(about, work)
  }

  /** Keeps a profile under what was asked. */
  async save(profile: StoredProfile, subject: string, tx: SqlTransaction): Promise<void> {
    await this.profiles.save(profile, tx)
    await this.profiles.remember(subject, profile.record.person_id, tx)
  }

  /**
   * The profile of a person for a run that works on more than this one; whether the run owes for it (BI-011, BI-012): called
   * again by the same run, it says so again.
   */
  async forRun(
    identity: Identity,
    { workspaceId, runId }: { workspaceId: string; runId: string },
    work: WorkingOn
  ): Promise<{ profile: StoredProfile; isOwed: boolean }> {
    const personId = await this.personId(identity)
    const subject = personId ? subjectOf({ by: 'person_id', personId }) : subjectOf(identity)
    const profile = await this.freshOrNew({ identity, subject, personId }, work)
    work.signal.throwIfAborted()
    const claim = { workspaceId, runId, personId: profile.record.person_id, now: work.now }
    const isOwed = await this.sql.transaction(async (tx) => {
      await this.save(profile, subject, tx)
      return this.profiles.claimPayment(claim, tx)
    })
    return { profile, isOwed }
  }

  async #make({ identity, personId }: ProfileSubject, work: WorkingOn): Promise<StoredProfile> {
    const { signal, evidence } = work
    const now = work.now.toISOString()
    const asked: Identity = personId ? { by: 'person_id', personId } : identity
    const person = await this.whoIs.person(asked)
    if (!person) throw new DomainError('not_found', 'Nobody is known under this identifier.')
    const view = personId ? await this.people.get(personId) : null
    const records = personId ? await this.people.recordsOf(personId) : []
    const limit = AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)])
    const research = evidence ? this.research.reading(evidence) : this.research
    const read = await research.run(person, view, records, now, limit)
    signal.throwIfAborted()
    const built = buildRecord(read, { personId: personId ?? '', records, now })
    if (!built && (read.sourceFailed || read.cutShort)) throw new DomainError('upstream_unavailable')
    if (!built) throw new DomainError('not_found', 'Nothing public tells who this is.')
    const record = personId ? built.record : await this.#named(built.record, identity)
    return { record, builtAt: now }
  }

  /** Whom no record knew becomes one, so that the profile has an id. */
  async #named(record: ProfileRecord, identity: Identity): Promise<ProfileRecord> {
    return { ...record, person_id: await this.keep.personId(record, identity) }
  }
}
