import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { reloadForNewVersion } from './new_version'

/** A page's script did not load, although it was requested twice. */
export class PageNotLoaded extends Error {}

const RETRY_MS = 500

/**
 * Returns a route component that is loaded when it is first shown. Requests its script once more if loading
 * fails. If a new version replaced the script, the console reloads. Otherwise the error component of the
 * route shows `PageNotLoaded`.
 */
export function lazyPage<const N extends string>(
  load: () => Promise<Record<N, ComponentType>>,
  name: N
): ReturnType<typeof lazyRouteComponent> {
  return lazyRouteComponent(() => loadTwice(load), name) as ReturnType<typeof lazyRouteComponent>
}

/** Loads a script. Requests it once more if loading fails. */
export async function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    try {
      return await load()
    } catch (cause) {
      if (await reloadForNewVersion()) return new Promise(() => {})
      throw new PageNotLoaded('The page could not be loaded.', { cause })
    }
  }
}
