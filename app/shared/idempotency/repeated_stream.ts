import type { HttpContext } from '@adonisjs/core/http'
import type { StoredResponse } from './claim.js'

/** Names, among the stored headers alone, the durable stream that a request was answered with. */
const MARK = 'x-stream'

/** The stream that a repeated request gets again, by the request. */
export const repeatedStream = new WeakMap<HttpContext, string>()

/** The answer that stands for a stream: whoever repeats the request follows it from its beginning. */
export const streamAnswer = (streamId: string): StoredResponse => ({
  status: 200,
  headers: { [MARK]: streamId },
  body: '',
})

export const streamOf = ({ headers }: StoredResponse): string | undefined => headers[MARK]
