import { inject } from '@adonisjs/core'
import { DomainError } from '#domain/errors'
import { buildRecord } from '#domain/profiles/build_record'
import { isFresh } from '#domain/profiles/freshness'
import type { Evidence } from '#domain/evidence/evidence'
import { Sql, type SqlTransaction } from '#domain/ports/sql'
import type { PersonIdentity } from '#app/contacts/identity'
import { PersonLookup } from '#app/contacts/person_lookup'
import { PeopleStore } from '#app/people/people_store'
import { VisiblePeople } from '#app/people/visible_people'
import { digest } from '#app/people/record_key'
import { PersonFacts } from '#domain/search/verification/person_facts'
import { SaveProfile } from './save_profile.js'
import { PersonProfileStore, type StoredProfile } from './profile_store.js'
import { ResearchPerson } from './research_person.js'
import { subjectOf } from './subject.js'

/** A profile that takes longer is made of what was read by then. */
const DEADLINE_MS = 120_000

/** Whom a profile is asked of; `personId` where the records know, or it was found when the same was asked before. */
export type ProfileSubject = { identity: PersonIdentity; subject: string; personId: string | null }

export type WorkingOn = { workspaceId: string; now: Date; signal: AbortSignal; evidence?: Evidence }

/** Finds and makes the profiles of people. */
@inject()
export class PersonProfiles {
  constructor(
    private readonly sql: Sql,
    private readonly personLookup: PersonLookup,
    private readonly shared: PeopleStore,
    private readonly people: VisiblePeople,
    private readonly profiles: PersonProfileStore,
    private readonly research: ResearchPerson,
    private readonly keep: SaveProfile
  ) {}

  /** The person that the workspace sees under an identity, or was found when anybody asked the same before. */
  async personId(identity: PersonIdentity, workspaceId: string): Promise<string | null> {
    const indexed = await this.personLookup.indexed(identity, workspaceId)
    if (indexed) return indexed.person_id
    const known = await this.profiles.known(subjectOf(identity))
    return known ? ((await this.people.get(known, workspaceId))?.person_id ?? null) : null
  }

  /** The last profile of a person; of one whom the workspace found itself, the last it had made. */
  async stored(personId: string, workspaceId: string): Promise<StoredProfile | null> {
    return this.profiles.get(await this.#cacheId(personId, workspaceId))
  }

  /** The profile there is, had it been made lately for whomever, or a new one. Throws `not_found`, `upstream_unavailable`. */
  async freshOrNew(about: ProfileSubject, work: WorkingOn): Promise<StoredProfile> {
    const { personId } = about
    const stored = personId ? await this.stored(personId, work.workspaceId) : null
    return stored && isFresh(stored.builtAt, work.now.toISOString()) ? stored : this.#make(about, work)
  }

  /** Keeps a profile, also under what was asked. */
  async save(profile: StoredProfile, subject: string, tx: SqlTransaction): Promise<void> {
    await this.profiles.save(profile, tx)
    await this.profiles.remember(subject, profile.record.person_id, tx)
  }

  /** The profile of a person for a run that works on more than this one; whether the workspace has yet to pay for it (BI-011, BI-012). */
  async forRun(
    identity: PersonIdentity,
    workspaceId: string,
    limits: Omit<WorkingOn, 'workspaceId'>
  ): Promise<{ profile: StoredProfile; isOwed: boolean }> {
    const personId = await this.personId(identity, workspaceId)
    const subject = personId ? subjectOf({ by: 'person_id', personId }) : subjectOf(identity)
    const work = { ...limits, workspaceId }
    const profile = await this.freshOrNew({ identity, subject, personId }, work)
    work.signal.throwIfAborted()
    await this.sql.transaction((tx) => this.save(profile, subject, tx))
    const isPaid = await this.profiles.isPaid(workspaceId, profile.record.person_id, work.now)
    return { profile, isOwed: !isPaid }
  }

  async #make({ identity, personId }: ProfileSubject, work: WorkingOn): Promise<StoredProfile> {
    const { signal, evidence, workspaceId } = work
    const now = work.now.toISOString()
    const asked: PersonIdentity = personId ? { by: 'person_id', personId } : identity
    const person = await this.personLookup.person(asked, workspaceId)
    if (!person) throw new DomainError('not_found', 'Nobody is known under this identifier.')
    const view = personId ? await this.people.get(personId, workspaceId) : null
    const records = personId ? await this.people.recordsOf(personId, workspaceId) : []
    const limit = AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)])
    const research = evidence ? this.research.reading(evidence) : this.research
    const read = await research.run(person, view, records, now, limit)
    signal.throwIfAborted()
    const built = buildRecord(read, { personId: personId ?? '', records, now })
    if (!built && (read.sourceFailed || read.timedOut)) throw new DomainError('upstream_unavailable')
    if (!built) throw new DomainError('not_found', 'Nothing public tells who this is.')
    if (personId)
      return { id: await this.#cacheId(personId, workspaceId), record: built.record, builtAt: now }
    // Pages only claim that the person is the one of a record: the profile is then made from that record.
    const known = await this.keep.known(built.record, identity)
    if (known) return this.freshOrNew({ identity, subject: subjectOf(identity), personId: known }, work)
    const person_id = await this.keep.found(built.record, identity, new PersonFacts(read, now), workspaceId)
    return {
      id: await this.#cacheId(person_id, workspaceId),
      record: { ...built.record, person_id },
      builtAt: now,
    }
  }

  /** Profiles of people whom everybody shares are kept under their id, those of others for the workspace alone. */
  async #cacheId(personId: string, workspaceId: string): Promise<string> {
    return (await this.shared.get(personId)) ? personId : `own_${digest(`${workspaceId} ${personId}`)}`
  }
}
