import { inject } from '@adonisjs/core'
import { DomainError } from '#domain/errors'
import { buildRecord } from '#domain/profiles/build_record'
import { isFreshProfile } from '#domain/profiles/freshness'
import { profileBasis, seedOf } from '#domain/profiles/profile_basis'
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

/** Time in ms after which a profile is built from the pages read so far. */
const DEADLINE_MS = 120_000

/**
 * A profile request. `personId` is null unless records or an earlier request have resolved the
 * identity.
 */
export type ProfileSubject = { identity: PersonIdentity; subject: string; personId: string | null }

export type WorkingOn = { workspaceId: string; now: Date; signal: AbortSignal; evidence?: Evidence }

@inject()
export class PersonProfiles {
  constructor(
    private readonly sql: Sql,
    private readonly personLookup: PersonLookup,
    private readonly shared: PeopleStore,
    private readonly people: VisiblePeople,
    private readonly profiles: PersonProfileStore,
    private readonly research: ResearchPerson,
    private readonly saving: SaveProfile
  ) {}

  /**
   * Returns the id of the visible person with an identity. If there is none, returns the person
   * whom an earlier request found, or null.
   */
  async personId(identity: PersonIdentity, workspaceId: string): Promise<string | null> {
    const indexed = await this.personLookup.indexed(identity, workspaceId)
    if (indexed) return indexed.person_id
    const known = await this.profiles.personOfAlias(subjectOf(identity))
    return known ? ((await this.people.get(known, workspaceId))?.person_id ?? null) : null
  }

  /** Returns the last profile of a shared person, or the workspace's profile of a found person. */
  async stored(personId: string, workspaceId: string): Promise<StoredProfile | null> {
    return this.profiles.get(await this.#cacheId(personId, workspaceId))
  }

  /** Returns a fresh stored profile or builds one. Throws `not_found` or `upstream_unavailable`. */
  async freshOrNew(about: ProfileSubject, work: WorkingOn): Promise<StoredProfile> {
    const { personId } = about
    const stored = personId ? await this.stored(personId, work.workspaceId) : null
    return stored && isFreshProfile(stored.builtAt, work.now.toISOString())
      ? stored
      : this.#build(about, work)
  }

  /** Stores a profile, also under the requested identity. */
  async save(profile: StoredProfile, subject: string, tx: SqlTransaction): Promise<void> {
    await this.profiles.save(profile, tx)
    await this.profiles.saveAlias(subject, profile.record.person_id, tx)
  }

  /**
   * Finds or builds a profile for another kind of run, and stores it. `isOwed` means that the
   * workspace must still pay for it.
   */
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

  async #build({ identity, personId }: ProfileSubject, work: WorkingOn): Promise<StoredProfile> {
    const { signal, evidence, workspaceId } = work
    const now = work.now.toISOString()
    const target: PersonIdentity = personId ? { by: 'person_id', personId } : identity
    const person = await this.personLookup.person(target, workspaceId)
    if (!person) throw new DomainError('not_found', 'There is no person with this identifier.')
    const view = personId ? await this.people.get(personId, workspaceId) : null
    const records = personId ? await this.people.recordsOf(personId, workspaceId) : []
    const limit = AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)])
    const research = evidence ? this.research.reading(evidence) : this.research
    const read = await research.run(person, view, records, now, limit)
    signal.throwIfAborted()
    const built = buildRecord(read, { personId: personId ?? '', records, now })
    if (!built && (read.sourceFailed || read.timedOut)) throw new DomainError('upstream_unavailable')
    if (!built) throw new DomainError('not_found', 'No public page identifies this person.')
    const basis = profileBasis(seedOf(person), read, now)
    if (personId)
      return { id: await this.#cacheId(personId, workspaceId), record: built.record, builtAt: now, basis }
    // The pages match a recorded person, so that person's fresh or new profile is returned.
    const known = await this.saving.known(built.record, identity)
    if (known) return this.freshOrNew({ identity, subject: subjectOf(identity), personId: known }, work)
    const person_id = await this.saving.found(built.record, identity, new PersonFacts(read, now), workspaceId)
    return {
      id: await this.#cacheId(person_id, workspaceId),
      record: { ...built.record, person_id },
      builtAt: now,
      basis,
    }
  }

  /**
   * Returns the id under which a profile is stored: the person_id of a shared person, or a private
   * id of a found person.
   */
  async #cacheId(personId: string, workspaceId: string): Promise<string> {
    return (await this.shared.get(personId)) ? personId : `own_${digest(`${workspaceId} ${personId}`)}`
  }
}
