/** A WARC file cannot be read on from here; `message` says why. Records before stay good. */
export class WarcError extends Error {
  readonly code = 'WARC_BROKEN'
}
