import logger from '@adonisjs/core/services/logger'
import { DomainError } from '#domain/errors'
import { ProfilesUnavailableError } from '#domain/codehost/profiles'
import { IndexUnavailableError } from '#domain/ports/search_index'
import { limitTime } from '#app/shared/limit_time'

/** Time limit in ms for looking up people: those to exclude, and those behind the results. */
export const LOOKUP_MS = 5000

/**
 * Resolves like `work`. Throws `search_timeout` after `ms`. DomainErrors of `work` pass through,
 * and all other errors become `github_search_unavailable`.
 */
export async function withTimeout<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  try {
    return await limitTime(ms, () => new DomainError('search_timeout', undefined, { retryable: true }), work)
  } catch (error) {
    if (error instanceof DomainError) throw error
    if (error instanceof ProfilesUnavailableError) {
      logger.warn({ err: error }, 'could not read code-host profiles')
      throw unavailable(error.retryAfterSeconds)
    }
    if (!(error instanceof IndexUnavailableError)) logger.error({ err: error }, 'a code-host search failed')
    throw unavailable()
  }
}

const unavailable = (retryAfter?: number) =>
  new DomainError('github_search_unavailable', undefined, {
    retryable: true,
    ...(retryAfter === undefined ? {} : { retry_after_seconds: retryAfter }),
  })
