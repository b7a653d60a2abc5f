/** What was sent cannot be used as a page; `message` says why. */
export class ContentError extends Error {
  readonly code = 'CONTENT_UNUSABLE'
}
