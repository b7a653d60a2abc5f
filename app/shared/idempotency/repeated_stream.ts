import type { HttpContext } from '@adonisjs/core/http'
import type { StoredResponse } from './claim.js'

/** A header in stored responses only: the id of the durable stream that was sent. */
const STREAM_HEADER = 'x-stream'

/** For each repeated request, the id of the stream to send again. */
export const repeatedStream = new WeakMap<HttpContext, string>()

/** Stores only the stream's id, because repeated requests read the stream from its beginning. */
export const streamAnswer = (streamId: string): StoredResponse => ({
  status: 200,
  headers: { [STREAM_HEADER]: streamId },
  body: '',
})

export const streamOf = ({ headers }: StoredResponse): string | undefined => headers[STREAM_HEADER]
