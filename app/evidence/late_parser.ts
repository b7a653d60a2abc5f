import { DomainError } from '#domain/errors'

/** The error of a request whose stored pages cannot be parsed now, for example under high load. */
export const lateParser = (): DomainError =>
  new DomainError('upstream_unavailable', undefined, { retryable: true, retry_after_seconds: 5 })
