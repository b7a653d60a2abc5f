import type { Operation } from './operation.js'

type Route = Pick<Operation, 'method' | 'path'>

const routes: { pattern: RegExp; parameters: number; method: string }[] = []

/** Records a route of the API, so that a request with another method returns 405. */
export function noteMethod({ method, path }: Route): void {
  routes.push({
    method,
    pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`),
    parameters: path.split('/:').length - 1,
  })
}

/**
 * Returns the methods of an API path, or none for an unknown path. `/v1/sets/preview` has
 * only its own methods, although `/v1/sets/:id` matches it too.
 */
export function allowedMethods(path: string): string[] {
  const matching = routes.filter(({ pattern }) => pattern.test(path))
  const fewest = Math.min(...matching.map(({ parameters }) => parameters))
  return [...new Set(matching.filter(({ parameters }) => parameters === fewest).map(({ method }) => method))]
}
