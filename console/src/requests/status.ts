import type { Tone } from '../shared/badge'

/** The colour of an HTTP status. */
export const toneOfStatus = (status: number): Tone =>
  status >= 500 ? 'bad' : status >= 400 ? 'doubt' : 'good'
