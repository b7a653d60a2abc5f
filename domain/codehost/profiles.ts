import type { AccountProfile } from './account.js'

/** The public fields of a profile, without the e-mail address. Texts such as `bio` may contain contacts. */
type ProfileTexts = Pick<
  AccountProfile,
  'name' | 'company' | 'bio' | 'location' | 'blog' | 'followers' | 'socials'
>

/** A public profile, read from the code host. */
export type LiveProfile = ProfileTexts & {
  /** The login in the site's spelling. */
  login: string
  /** The main languages of the account's own repositories, most used first; up to ten. */
  topLanguages: string[]
  /** The best-known repositories as `owner/name`, best first; up to ten. */
  topRepos: string[]
  /** When the profile was read (ISO 8601). */
  observedAt: string
}

/** The site did not respond. `retryAfterSeconds` is set if the site requested a delay. */
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
   * Reads the profiles of logins (any case), in the given order. Requests each login at most once.
   * Null means that the site shows no such profile (deleted, suspended or never existed). Throws
   * ProfilesUnavailableError if any profile cannot be determined. A live provider returns data no
   * older than the call. Throws soon after the signal aborts. Idempotent: changes only caches.
   */
  abstract read(logins: readonly string[], signal?: AbortSignal): Promise<(LiveProfile | null)[]>

  /** Closes connections. Running calls fail. */
  abstract close(): Promise<void>
}
