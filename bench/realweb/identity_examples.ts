import type { Mention } from '#domain/evidence/claim'
import { sameCompany } from '#domain/people/companies/company_name'
import { compareNames } from '#domain/people/names/names'
import { featuresOf } from '#domain/truth/identity/features'
import { resolveIdentities } from '#domain/truth/identity/resolve_identities'
import { candidatesOf } from '#domain/truth/research/candidates'
import { PageSource } from '#domain/truth/research/page_source'
import { research } from '#domain/truth/research/research'
import { readSubject } from '#domain/truth/subject'
import { PAGE_WINDOW } from './cell_votes.js'
import { decodedRow } from './contacts.js'
import { evidenceOf } from './example_evidence.js'
import { entityOf, type Entity, readEntities, readSources, type Source } from './files.js'
import { siteHost, splitOf } from './split.js'

/**
 * `npm run -s bench:realweb:examples [SPLIT,...] > FILE` writes labelled examples from the rows of
 * splits, by default of train. Each example has the features of a mention on a page that research
 * reads. Its label says whether the mention is about the row. `bench:realweb:identity FILE` judges
 * the weights on these examples, and `bin/fit_identity.ts FILE` fits them.
 */

/** Equal to `PAGES_PER_ROW` of the service. */
const PAGES_PER_ROW = 30
const SAME_PERSON = 0.8

const sources = readSources()
const reader = new PageSource(evidenceOf(sources))
const byUrl = new Map(sources.map((source) => [source.url, source]))
const splits = (process.argv[2] ?? 'train').split(',')

async function examplesOf(entity: Entity, row: Record<string, unknown>) {
  const subject = readSubject(entity.entity_type, decodedRow(row))
  const { inputs } = await research(subject, reader, { ...PAGE_WINDOW, leads: [], pages: PAGES_PER_ROW })
  const { subject: completed, candidates } = candidatesOf(subject, inputs.pages, inputs.names)
  const { identities, evidenceWithout } = resolveIdentities(completed, candidates)
  return candidates.flatMap(({ page, mention }, i) => {
    const source = byUrl.get(page.url) ?? page.via.map((url) => byUrl.get(url)).find(Boolean)
    const isRow = source ? isAbout(entity, source, mention) : null
    if (isRow === null || identities[i].reasons[0] === 'supplied') return []
    const features = Object.fromEntries(featuresOf(completed, mention, page, evidenceWithout(i)))
    return [{ features, isRow, url: page.url, name: mention.name, probability: identities[i].probability }]
  })
}

/** Whether a mention is about an entity; null if the labels do not say so. */
function isAbout(entity: Entity, { id, url, kind }: Source, { name, own }: Mention): boolean | null {
  const pages = new Set(Object.values(entity.cells).flatMap((cell) => cell.pages))
  const isTheirs = (entityOf(id) === entity.id || pages.has(id)) && kind !== 'namesake'
  if (entity.namesake_pages?.includes(id)) return false
  // The labels say nothing about a page of the entity's site that was collected for another entity.
  if (!isTheirs && kind !== 'namesake' && siteHost(url) === siteHost(entity.site)) return null
  if (!isTheirs) return false
  if (name === null) return own ? true : null
  const names = entity.cells.name?.accepted ?? []
  const isNamed = names.some((one) =>
    entity.entity_type === 'person' ? compareNames(one, name) >= SAME_PERSON : sameCompany(one, name)
  )
  return isNamed ? true : own ? null : false
}

for (const entity of readEntities().filter((one) => splits.includes(splitOf(one)))) {
  const about = { entity: entity.entity_type, id: entity.id, site: siteHost(entity.site) }
  for (const [rowKind, row] of Object.entries(entity.rows))
    for (const example of await examplesOf(entity, row))
      process.stdout.write(`${JSON.stringify({ ...about, rowKind, ...example })}\n`)
}
