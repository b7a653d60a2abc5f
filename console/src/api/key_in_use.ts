import { useParams } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { api, dataOf } from './client'
import { Problem } from './problem'

/**
 * The API key of this tab, and the workspace that it is for. The session itself cannot call the API,
 * so every call has the limits, scopes and costs of a key. The key is kept only in memory.
 */
type Held = { key: string; slug: string; isOfSession: boolean }

let held: Held | null = null
let asked: { slug: string; answer: Promise<string> } | null = null
const listeners = new Set<() => void>()
const ENDED = ['invalid_api_key', 'revoked_api_key', 'expired_api_key']

/** Returns the key that this tab uses in the open workspace, or null before the first call. */
export function useKey(): string | null {
  const { workspace } = useParams({ strict: false })
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => (held && held.slug === workspace ? held.key : null)
  )
}

/** Uses a key of the user instead of a session key. */
export function takeKey(key: string, slug: string): void {
  hold({ key, slug, isOfSession: false })
}

export function forgetKey(): void {
  hold(null)
}

/**
 * Calls with the key of this tab. Without one, gets a session key, which only admins can do. Gets
 * another session key and calls again if the former one has ended.
 */
export async function withKey<T>(slug: string, call: (key: string) => Promise<T>): Promise<T> {
  const key = await keyFor(slug)
  try {
    return await call(key)
  } catch (error) {
    const isEnded = error instanceof Problem && ENDED.includes(error.code)
    if (!isEnded || !held?.isOfSession) throw error
    if (held.key === key) forgetKey()
    return call(await keyFor(slug))
  }
}

function keyFor(slug: string): Promise<string> {
  if (held?.slug === slug) return Promise.resolve(held.key)
  if (asked?.slug !== slug) {
    const answer = sessionKey(slug).finally(() => {
      asked = null
    })
    asked = { slug, answer }
  }
  return asked.answer
}

async function sessionKey(slug: string): Promise<string> {
  const path = '/console/api/workspaces/{workspace}/playground/key'
  const { secret } = await dataOf(api.POST(path, { params: { path: { workspace: slug } } }))
  hold({ key: secret, slug, isOfSession: true })
  return secret
}

function hold(next: Held | null): void {
  held = next
  for (const listener of listeners) listener()
}
