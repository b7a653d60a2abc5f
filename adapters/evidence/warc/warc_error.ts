/** A WARC file is broken. The message states why. Earlier records are valid. */
export class WarcError extends Error {
  readonly code = 'WARC_BROKEN'
}
