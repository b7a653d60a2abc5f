import type { AgentCitation } from '../../tool.js'
import { type Entity, entity, setFact } from '../findings.js'

/** Returns one citation for each page that supports the entity's facts. */
export function citationsOf({ facts }: Entity): AgentCitation[] {
  const byUrl = new Map<string, AgentCitation>()
  for (const { citations } of facts.values())
    for (const citation of citations) if (!byUrl.has(citation.url)) byUrl.set(citation.url, citation)
  return [...byUrl.values()]
}

/** Converts a cited page to an entity with url, title and quote. */
export function citedPage({ url, title, quote }: AgentCitation): Entity {
  const one = entity('page', title ?? url)
  for (const [key, value] of Object.entries({ url, title, quote }))
    setFact(one, key, value, [{ url, title, quote }])
  return one
}
