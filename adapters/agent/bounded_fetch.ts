import { ModelFailure } from './model_failure.js'

/**
 * `fetch` with a limit on response bytes. Rejects redirects, because one could send the request to another
 * server.
 */
export function boundedFetch(limit: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
    if (!response.body) return response
    let read = 0
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          read += chunk.byteLength
          if (read > limit) controller.error(new ModelFailure("the model's answer is too large", false))
          else controller.enqueue(chunk)
        },
      })
    )
    const { status, statusText, headers } = response
    return new Response(counted, { status, statusText, headers })
  }
}
