import { inject } from '@adonisjs/core'
import { DomainError, validationFailed } from '#domain/errors'
import { Evidence } from '#domain/evidence/evidence'
import { buildRecord } from '#domain/profiles/build_record'
import type { PersonProfile } from '#domain/profiles/person_record'
import { subjectOfProfile } from '#domain/profiles/profile_basis'
import type { Run } from '#domain/runs/run'
import { withStated } from '#domain/proofs/derive_row'
import { resolveSources } from '#domain/truth/research/resolve_sources'
import { identifiersOfSubject } from '#domain/truth/subject_identifiers'
import { type FactVotes, factVotes } from '#domain/search/verification/corroboration'
import { PersonFacts } from '#domain/search/verification/person_facts'
import { endOfDay } from '#app/datasets/end_of_day'
import { ReadingsAt } from '#app/datasets/readings_at'
import { VisiblePeople } from '#app/people/visible_people'
import { loopTurns } from '#app/shared/loop_turns'
import { PersonProfiles } from './person_profiles.js'

/** Builds a person's profile again as of an earlier day, from the archive. */
@inject()
export class ProfileAt {
  constructor(
    private readonly profiles: PersonProfiles,
    private readonly people: VisiblePeople,
    private readonly readings: ReadingsAt,
    private readonly evidence: Evidence
  ) {}

  /**
   * Builds a profile from the pages of the stored profile, as they were on a day, and from the records
   * observed by then. Throws `validation_failed` for a day after the run, because later pages may belong to
   * a profile that the workspace has not paid for. Throws `not_found` if no page of that time identifies
   * the person.
   */
  async profile(run: Run, asOf: string): Promise<PersonProfile> {
    const end = endOfDay(asOf)
    const { workspaceId, finishedAt } = run
    if (finishedAt !== null && asOf > finishedAt.slice(0, 10))
      throw validationFailed({ as_of: ['is after the day of the run'] })
    const { person_id: personId } = run.output as PersonProfile
    const found = await this.#resolve(run, end)
    if (!found) throw validationFailed({ as_of: ['needs a newer profile: build it again'] })
    const { resolved, at } = found
    const records = await this.people.recordsOf(personId, workspaceId)
    const known = records.filter(
      ({ observed_at }) => observed_at && new Date(observed_at).toISOString() <= at
    )
    const built = buildRecord(resolved, { personId, records: known, now: at })
    if (!built) throw new DomainError('not_found', 'No page of that day identifies this person.')
    return built.record
  }

  /**
   * Returns what the pages of a profile state about the person, with quotes. Empty for profiles
   * built before kith kept their basis. Throws `not_found` for a suppressed person.
   */
  async statements(run: Run): Promise<FactVotes> {
    const found = await this.#resolve(run, run.finishedAt ?? new Date().toISOString())
    return found ? factVotes(new PersonFacts(found.resolved, found.at)) : {}
  }

  /** Reads the pages of a profile as of `end`, or of the end of the run or time of the basis, if earlier. */
  async #resolve({ workspaceId, output, finishedAt }: Run, end: string) {
    const { person_id: personId } = output as PersonProfile
    const stored = await this.profiles.stored(personId, workspaceId)
    const basis = stored?.basis
    if (!basis) return null
    await loopTurns.take(workspaceId)
    const subject = subjectOfProfile(basis)
    const [scope = null] = (await this.evidence.suppression?.scopesFor([subject], identifiersOfSubject)) ?? []
    if (scope === 'all') throw new DomainError('not_found')
    const at = [end, basis.now, finishedAt ?? basis.now].sort()[0]
    const { readings } = await this.readings.of(basis, at, subject)
    const pages = readings.map(({ page }) => page)
    const read = withStated(
      pages,
      readings.map((one) => one.read)
    )
    const names = at < basis.now ? [] : basis.names
    return { resolved: resolveSources(subject, read, names), at }
  }
}
