import { createRequire } from 'node:module'

/** The version of this service, from package.json. */
export const { version: RELEASE } = createRequire(import.meta.url)('../../package.json') as {
  version: string
}
