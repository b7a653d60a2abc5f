import type { Operation } from './operation.js'

type Route = Pick<Operation, 'method' | 'path'>

const routes: { pattern: RegExp; method: string }[] = []

/** Records a route of the API, so that a request with another method returns 405. */
export function noteMethod({ method, path }: Route): void {
  routes.push({ method, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`) })
}

/** Returns the methods of a path of the API, or none for an unknown path. */
export const allowedMethods = (path: string): string[] => [
  ...new Set(routes.flatMap(({ pattern, method }) => (pattern.test(path) ? [method] : []))),
]
