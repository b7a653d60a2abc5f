import env from '#start/env'
import { eventsOf } from '#tests/functional/sets/fixture'
import type { Visitor } from './visitor.js'

/** Opens an event stream with the cookies of a visitor. */
export function openStream(
  visitor: Pick<Visitor, 'cookies'>,
  path: string,
  headers: Record<string, string> = {},
  signal?: AbortSignal
) {
  return fetch(`http://${env.get('HOST')}:${env.get('PORT')}/console/api${path}`, {
    headers: {
      accept: 'text/event-stream',
      cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...headers,
    },
    signal,
  })
}

/** Collects the events of a stream until `until` returns true or the stream ends. */
export async function followed(
  visitor: Visitor,
  path: string,
  until: (event: { type: string; data: any }) => boolean = () => false,
  headers: Record<string, string> = {}
) {
  const leave = new AbortController()
  const response = await openStream(visitor, path, headers, leave.signal)
  const seen: { seq: number; type: string; data: any }[] = []
  for await (const event of eventsOf(response)) {
    seen.push(event)
    if (until(event)) break
  }
  leave.abort()
  return seen
}

/** Returns the actions in the audit log, newest first. */
export async function audited(visitor: Visitor, slug: string): Promise<string[]> {
  const { body } = await visitor.get(`/workspaces/${slug}/audit`)
  return body.data.items.map(({ action }: { action: string }) => action)
}
