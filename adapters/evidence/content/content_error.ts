/** The message states why a response cannot be used as a page. */
export class ContentError extends Error {
  readonly code = 'CONTENT_UNUSABLE'
}
