/** A response cannot be used as a page; `message` has the reason. */
export class ContentError extends Error {
  readonly code = 'CONTENT_UNUSABLE'
}
