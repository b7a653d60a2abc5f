import type { ReadMode } from '#domain/evidence/missing_pages'
import { demoKey } from '#app/access/demo_key'
import env from '#start/env'

/**
 * Where pages are read: from the archive and the web, or from the archive alone. As EVIDENCE_READ says; else live, but for the data
 * of the demo world: nothing of its people is on the web, where others may go by their addresses. Who names a proxy or a web
 * search means the web.
 */
export function evidenceRead(): ReadMode {
  const set = env.get('EVIDENCE_READ')
  if (set) return set
  if (env.get('EVIDENCE_PROXY') || env.get('WEB_SEARCH_URL')) return 'live'
  return demoKey() === null ? 'live' : 'archive'
}
