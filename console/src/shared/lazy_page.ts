import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { reloadForNewVersion } from './new_version'

/** A page's script did not load, although it was requested twice. */
export class PageNotLoaded extends Error {}

const RETRY_MS = 500

/**
 * A route component that is loaded when it is first shown. A script that fails to load is requested once more. If it is
 * gone because a new version was deployed, the console reloads; otherwise the route's error component shows `PageNotLoaded`.
 */
export function lazyPage<const N extends string>(
  load: () => Promise<Record<N, ComponentType>>,
  name: N
): ReturnType<typeof lazyRouteComponent> {
  return lazyRouteComponent(() => loadTwice(load), name) as ReturnType<typeof lazyRouteComponent>
}

async function loadTwice<T>(load: () => Promise<T>): Promise<T> {
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
