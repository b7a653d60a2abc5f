import type { Identifier } from '#domain/privacy/identifier'
import { identifiersOf } from '#domain/privacy/identifiers_of'
import type { SuppressionList } from '#domain/privacy/suppression_list'
import { Pronet, type PronetPage } from '#domain/pronet/pronet'
import type {
  PronetComment,
  PronetCompany,
  PronetMatch,
  PronetPost,
  PronetProfile,
} from '#domain/pronet/records'
import type { PronetRef } from '#domain/pronet/reference'
import type { PronetFilters } from '#domain/pronet/search_query'

/** A professional network without suppressed people. Their profiles are unknown to it. */
export class SuppressedPronet extends Pronet {
  constructor(
    private readonly pronet: Pronet,
    private readonly list: SuppressionList
  ) {
    super()
  }

  async profile(person: PronetRef): Promise<PronetProfile | null> {
    if (await this.#isSuppressed(person)) return null
    const profile = await this.pronet.profile(person)
    return profile && (await this.#areVisible([profile]))[0] ? profile : null
  }

  async search(filters: PronetFilters, limit: number, cursor: string | null): Promise<PronetPage> {
    const { matches, next } = await this.pronet.search(filters, limit, cursor)
    const visible = await this.#areVisible(matches)
    return { matches: matches.filter((_, i) => visible[i]), next }
  }

  async posts(owner: PronetRef, limit: number): Promise<PronetPost[] | null> {
    return (await this.#isSuppressed(owner)) ? null : this.pronet.posts(owner, limit)
  }

  async comments(person: PronetRef, limit: number): Promise<PronetComment[] | null> {
    return (await this.#isSuppressed(person)) ? null : this.pronet.comments(person, limit)
  }

  company(company: PronetRef): Promise<PronetCompany | null> {
    return this.pronet.company(company)
  }

  async #isSuppressed({ kind, key }: PronetRef): Promise<boolean> {
    if (kind === 'company') return false
    const [scope] = await this.list.scopesFor([key], (profile) => identifiersOf({ profiles: [profile] }))
    return scope === 'all'
  }

  /** Reports for each person, in their order, whether the person may be shown. */
  async #areVisible(people: readonly (PronetMatch | PronetProfile)[]): Promise<boolean[]> {
    return (await this.list.scopesFor(people, identifiersOfMatch)).map((scope) => scope !== 'all')
  }
}

function identifiersOfMatch(person: PronetMatch | PronetProfile): Identifier[] {
  const { person_id, name, pronet, company } = person
  const [website, jobs] = 'experience' in person ? [person.website, person.experience] : [null, []]
  return identifiersOf({
    ...{ person_id, name, employers: [{ company }, ...jobs] },
    urls: [pronet, website].filter((url) => url !== null),
  })
}
