import type { ReadMode } from '#domain/evidence/missing_pages'
import { demoKey } from '#app/access/demo_key'
import env from '#start/env'

/**
 * Returns where pages are read: `live` (archive and web) or `archive` (no web), as set by
 * EVIDENCE_READ. The default is `live`. With demo data, the default is `archive` unless a proxy or
 * web search is set, because invented names and domains may belong to somebody on the web.
 */
export function evidenceRead(): ReadMode {
  const set = env.get('EVIDENCE_READ')
  if (set) return set
  if (env.get('EVIDENCE_PROXY') || env.get('WEB_SEARCH_URL')) return 'live'
  return demoKey() === null ? 'live' : 'archive'
}
