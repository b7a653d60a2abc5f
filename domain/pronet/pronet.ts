import type { PronetComment, PronetCompany, PronetMatch, PronetPost, PronetProfile } from './records.js'
import type { PronetRef } from './reference.js'
import type { PronetFilters } from './search_query.js'

export type PronetPage = {
  matches: PronetMatch[]
  /** Cursor of the next page; null on the last one. */
  next: string | null
}

/**
 * Read-only access to people and companies of a professional network. Returns null for an unknown
 * profile URL. Throws `upstream_unavailable` or `upstream_timeout` if the network does not respond.
 */
export abstract class Pronet {
  abstract profile(person: PronetRef): Promise<PronetProfile | null>

  /** Returns people who match every filter. Throws `validation_failed` for a bad cursor. */
  abstract search(filters: PronetFilters, limit: number, cursor: string | null): Promise<PronetPage>

  /** Returns a person's or a company's recent posts, newest first. */
  abstract posts(owner: PronetRef, limit: number): Promise<PronetPost[] | null>

  /** Returns a person's comments, newest first. */
  abstract comments(person: PronetRef, limit: number): Promise<PronetComment[] | null>

  abstract company(company: PronetRef): Promise<PronetCompany | null>
}
