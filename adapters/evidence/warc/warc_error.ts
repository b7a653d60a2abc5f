/** A WARC file is broken here; `message` has the reason. Earlier records are valid. */
export class WarcError extends Error {
  readonly code = 'WARC_BROKEN'
}
