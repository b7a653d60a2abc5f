import { validationFailed } from '#domain/errors'
import type { PersonReference } from '#domain/privacy/person_reference'
import type { SuppressionList } from '#domain/privacy/suppression_list'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { newId } from '#app/shared/new_id'
import type { CollectPerson } from './collect_person.js'
import type { CarryOutErasures } from './carry_out_erasures.js'
import { type Candidate, type FindPeople, isAmbiguous } from './find_people.js'
import type { HeldReport, PrivacyRequest, RequestStore, Subject } from './request_store.js'

/** What a request would erase. `person` is null if nobody or several people match. */
export type Preview = { person: Candidate | null; candidates: Candidate[]; held: HeldReport[] }

/** Previews and requests of erasures, for the API and the command line. */
export class PrivacyRequests {
  constructor(
    private readonly sql: Sql,
    private readonly suppressions: SuppressionList,
    private readonly found: FindPeople,
    private readonly people: CollectPerson,
    private readonly requests: RequestStore,
    private readonly erasures: CarryOutErasures
  ) {}

  /**
   * Returns what is held about a person. If several people match, returns them instead. Stores
   * nothing.
   */
  async preview(reference: PersonReference): Promise<Preview> {
    const candidates = await this.found.matching(reference)
    if (isAmbiguous(reference, candidates)) return { person: null, candidates, held: [] }
    const person = candidates[0] ?? null
    const { person: erased } = await this.people.collect(reference, person?.person_id ?? null)
    const held = (await this.erasures.find(erased)).flatMap(({ store, data }) =>
      data.map(({ what, count }) => ({ store, what, count }))
    )
    return { person, candidates: [], held }
  }

  /** Returns who a reference means. Throws `validation_failed` if several people match. */
  async subject(reference: PersonReference): Promise<Subject> {
    const candidates = await this.found.matching(reference)
    if (isAmbiguous(reference, candidates)) {
      const ids = candidates.map(({ person_id }) => person_id).slice(0, 10)
      throw validationFailed({ person: [`matches several people; give one person_id: ${ids.join(', ')}`] })
    }
    const personId = candidates[0]?.person_id ?? null
    return { personId, reference, ...(await this.people.collect(reference, personId)) }
  }

  /**
   * Stores a request together with its suppression entry, so that no record of the person is added in
   * between. A worker carries the request out. Returns the request's id.
   */
  async request(
    {
      subject,
      workspaceId,
      dropPages,
      reason,
    }: { subject: Subject; workspaceId: string | null; dropPages: boolean; reason?: 'person' },
    tx?: SqlTransaction
  ): Promise<string> {
    const id = newId('prv')
    const store = async (own: SqlTransaction) => {
      await this.suppressions.add({ id, scope: 'all', identifiers: subject.listed }, own)
      await this.requests.add({ id, workspaceId, subject, dropPages, reason }, new Date(), own)
    }
    await (tx ? store(tx) : this.sql.transaction(store))
    return id
  }

  get(id: string, workspaceId?: string): Promise<PrivacyRequest | null> {
    return this.requests.get(id, workspaceId)
  }

  page(workspaceId: string | undefined, limit: number, cursor?: string) {
    return this.requests.page(workspaceId, limit, cursor)
  }
}
