import { DomainError } from '#domain/errors'

/** The error of a request that needs a stored page, while too many other pages are parsed. */
export const lateParser = (): DomainError =>
  new DomainError('upstream_unavailable', undefined, { retryable: true, retry_after_seconds: 5 })
