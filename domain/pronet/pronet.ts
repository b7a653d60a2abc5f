import type { PronetComment, PronetCompany, PronetMatch, PronetPost, PronetProfile } from './records.js'
import type { PronetRef } from './reference.js'
import type { PronetFilters } from './search_query.js'

export type PronetPage = {
  matches: PronetMatch[]
  /** Where the next page begins; null on the last one. */
  next: string | null
}

/**
 * What a professional network shows of people and companies, to read only. null means that there is nobody of that
 * address. Throws `upstream_unavailable` or `upstream_timeout` when it cannot be asked.
 */
export abstract class Pronet {
  abstract profile(person: PronetRef): Promise<PronetProfile | null>

  /** People who meet every filter, best first. Throws `validation_failed` for a cursor that no page gave. */
  abstract search(filters: PronetFilters, limit: number, cursor: string | null): Promise<PronetPage>

  /** A person's or a company's recent posts, newest first. */
  abstract posts(owner: PronetRef, limit: number): Promise<PronetPost[] | null>

  /** Comments that a person made, newest first. */
  abstract comments(person: PronetRef, limit: number): Promise<PronetComment[] | null>

  abstract company(company: PronetRef): Promise<PronetCompany | null>
}
