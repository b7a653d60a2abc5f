import type { AccountProfile } from './account.js'

/** What a public profile says in words. E-mail addresses of the account are never part of it. */
type Said = Pick<AccountProfile, 'name' | 'company' | 'bio' | 'location' | 'blog' | 'followers' | 'socials'>

/** A public profile as the code host shows it. */
export type LiveProfile = Said & {
  /** As the site writes it. */
  login: string
  /** The main languages of its own repositories, most used first; up to ten. */
  topLanguages: string[]
  /** Its best-known repositories as `owner/name`, best first; up to ten. */
  topRepos: string[]
  /** When it was read, ISO 8601. */
  observedAt: string
}

/** The site could not be asked, or would not answer now; `retryAfterSeconds` where it said when it will. */
export class ProfilesUnavailableError extends Error {
  readonly code = 'profiles_unavailable'

  constructor(
    message: string,
    readonly retryAfterSeconds?: number,
    options?: ErrorOptions
  ) {
    super(message, options)
  }
}

/** The public profiles of code-host accounts. */
export abstract class CodehostProfiles {
  /**
   * The profiles of these logins, any case, in the order asked, each login once at most on the way to the site. Null stands
   * for an account that the site shows no profile of (deleted, suspended, never there) and for nothing else: where it could
   * not be found out for one of them the whole call throws ProfilesUnavailableError, so that absence is never made up.
   * What is given was true at `observedAt`, which is no older than the call where the provider reads live. Ends early, with
   * an error, once the signal aborts. A call changes nothing but caches, so repeating it is harmless.
   */
  abstract read(logins: readonly string[], signal?: AbortSignal): Promise<(LiveProfile | null)[]>

  /** Ends connections; calls under way fail. */
  abstract close(): Promise<void>
}
