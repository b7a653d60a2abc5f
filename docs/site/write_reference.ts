import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { referencePage, referenceScript } from '../../app/openapi/reference_page.js'

/** The viewer. `npm run console:build` writes it. */
const VIEWER = join(import.meta.dirname, '../../console/dist/reference.js')

/**
 * Writes the API reference and the OpenAPI document into the built site, for servers of static
 * files. kith itself serves both at the same addresses.
 */
export function writeReference(document: Record<string, any>, dist: string): void {
  const folder = join(dist, 'api')
  mkdirSync(folder, { recursive: true })
  copyFileSync(VIEWER, join(folder, 'viewer.js'))
  writeFileSync(join(folder, 'reference.js'), referenceScript('/docs/openapi.json'))
  writeFileSync(join(folder, 'index.html'), referencePage(document.info.title))
  writeFileSync(join(dist, 'openapi.json'), JSON.stringify(document))
}
