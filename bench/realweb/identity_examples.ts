import type { Mention } from '#domain/evidence/claim'
import { sameCompany } from '#domain/people/companies/company_name'
import { compareNames } from '#domain/people/names/names'
import { featuresOf } from '#domain/truth/identity/features'
import { resolveIdentities } from '#domain/truth/identity/resolve_identities'
import { candidatesOf } from '#domain/truth/research/candidates'
import { PageSource, type Pages, type ReadPage } from '#domain/truth/research/page_source'
import { research } from '#domain/truth/research/research'
import { confirmedNames } from '#domain/truth/research/resolve_sources'
import { readSubject } from '#domain/truth/subject'
import { decodedRow } from './contacts.js'
import { evidenceOf } from './example_evidence.js'
import { entityOf, type Entity, readEntities, readSources, type Source } from './files.js'
import { siteHost, splitOf } from './split.js'

/**
 * `npm run -s bench:realweb:examples > FILE` writes labelled examples from the rows of the train
 * split. Each example has the features of a mention on a page that research reads. Its label says
 * whether the mention is about the row. `bin/fit_identity.ts FILE` fits the weights to these
 * examples.
 */
const PAGES_PER_ROW = 25
const SAME_PERSON = 0.8

const sources = readSources()
const evidence = evidenceOf(sources)
const byUrl = new Map(sources.map((source) => [source.url, source]))
const split = process.argv[2] ?? 'train'

async function examplesOf(entity: Entity, row: Record<string, unknown>) {
  const subject = readSubject(entity.entity_type, decodedRow(row))
  const reader = new Collector(new PageSource(evidence))
  const options = { now: '2026-11-02T00:00:00.000Z', maxAgeDays: 3650, allowStale: true, leads: [] }
  const { evidence: known } = await research(subject, reader, { ...options, pages: PAGES_PER_ROW })
  const { subject: completed, candidates } = candidatesOf(subject, reader.pagesRead, confirmedNames(known))
  const { identities, evidenceWithout } = resolveIdentities(completed, candidates)
  return candidates.flatMap(({ page, mention }, i) => {
    const source = byUrl.get(page.url) ?? page.via.map((url) => byUrl.get(url)).find(Boolean)
    const isRow = source ? isAbout(entity, source, mention) : null
    if (isRow === null || identities[i].reasons[0] === 'supplied') return []
    const features = Object.fromEntries(featuresOf(completed, mention, page, evidenceWithout(i)))
    return [{ features, isRow, url: page.url, name: mention.name, probability: identities[i].probability }]
  })
}

/** Whether a mention is about an entity; null if the labels do not decide it. */
function isAbout(entity: Entity, { id, url, kind }: Source, { name, own }: Mention): boolean | null {
  const pages = new Set(Object.values(entity.cells).flatMap((cell) => cell.pages))
  const isTheirs = (entityOf(id) === entity.id || pages.has(id)) && kind !== 'namesake'
  if (entity.namesake_pages?.includes(id)) return false
  // Not decided for a page of the entity's site that was collected for another entity.
  if (!isTheirs && kind !== 'namesake' && siteHost(url) === siteHost(entity.site)) return null
  if (!isTheirs) return false
  if (name === null) return own ? true : null
  const names = entity.cells.name?.accepted ?? []
  const isNamed = names.some((one) =>
    entity.entity_type === 'person' ? compareNames(one, name) >= SAME_PERSON : sameCompany(one, name)
  )
  return isNamed ? true : own ? null : false
}

/** Keeps the pages that research reads. */
class Collector implements Pages {
  readonly pagesRead: ReadPage[] = []

  constructor(private readonly pages: Pages) {}

  async read(...args: Parameters<Pages['read']>) {
    const page = await this.pages.read(...args)
    if (typeof page !== 'string' && !this.pagesRead.some((one) => one.page.url === page.page.url))
      this.pagesRead.push(page)
    return page
  }

  find: Pages['find'] = (...args) => this.pages.find(...args)
  linking: Pages['linking'] = (...args) => this.pages.linking(...args)
}

for (const entity of readEntities().filter((one) => splitOf(one) === split))
  for (const [rowKind, row] of Object.entries(entity.rows))
    for (const example of await examplesOf(entity, row))
      process.stdout.write(
        `${JSON.stringify({ entity: entity.entity_type, id: entity.id, rowKind, ...example })}\n`
      )
