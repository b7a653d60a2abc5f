import { answerColumn } from '#domain/datasets/answer_column'
import { PageSource } from '#domain/truth/research/page_source'
import { type Research, research } from '#domain/truth/research/research'
import { readSubject } from '#domain/truth/subject'
import { CONFIRMED, LIKELIER_THAN_NOT } from '#domain/truth/thresholds'
import { canonicalAddress } from './addresses.js'
import { NOW, PAGE_WINDOW } from './cell_votes.js'
import { decodedRow } from './contacts.js'
import { evidenceOf } from './example_evidence.js'
import { type Entity, readEntities, readSources } from './files.js'
import { isAccepted } from './same_value.js'
import { columnsOf, suppliesSite } from './schema.js'
import { splitOf } from './split.js'

/**
 * `npm run -s bench:realweb:attribution [SPLIT,...] [COLLECTION]` prints, by collection, why realistic
 * rows miss stated cells. `not read`: research read no page that states the value. `nobody named`: no mention
 * on these pages may be the row. `not believed`, `unsure`: identity thinks the best mention less
 * probable than `LIKELIER_THAN_NOT` or `CONFIRMED`. `lost`: the page is believed.
 */
const CAUSES = ['right', 'not read', 'nobody named', 'not believed', 'unsure', 'lost'] as const
type Cause = (typeof CAUSES)[number]
/** Equal to `PAGES_PER_ROW` of the service. */
const PAGES_PER_ROW = 30

const [, , asked = 'train', collection = ''] = process.argv
const splits = asked.split(',')
const sources = readSources()
const reader = new PageSource(evidenceOf(sources))
const idOf = new Map(sources.map(({ url, id }) => [canonicalAddress(url), id]))
const idsOf = ({ url, via }: { url: string; via: readonly string[] }) =>
  [url, ...via].flatMap((one) => idOf.get(canonicalAddress(one)) ?? [])

function causeOf(pages: readonly string[], { inputs, compared }: Research): Cause {
  const isOf = (page: { url: string; via: readonly string[] }) => idsOf(page).some((id) => pages.includes(id))
  if (!inputs.pages.some(({ page }) => isOf(page))) return 'not read'
  const mentions = compared.filter(({ page }) => isOf(page))
  if (mentions.length === 0) return 'nobody named'
  const best = Math.max(...mentions.map(({ identity }) => identity.probability))
  return best < LIKELIER_THAN_NOT ? 'not believed' : best < CONFIRMED ? 'unsure' : 'lost'
}

async function causesOf({ entity_type: entityType, cells }: Entity, row: object): Promise<Cause[]> {
  const options = { ...PAGE_WINDOW, leads: [], pages: PAGES_PER_ROW }
  const done = await research(readSubject(entityType, row), reader, options)
  return columnsOf(entityType).flatMap((column) => {
    if (!Object.hasOwn(cells, column.key)) return []
    const { accepted, pages } = cells[column.key]
    const { status, value } = answerColumn(column as Parameters<typeof answerColumn>[0], done, {
      entityType,
      now: NOW,
    }).answer
    const isRight = status === 'found' && isAccepted(column.key, value, accepted, entityType)
    return [isRight ? 'right' : causeOf(pages, done)]
  })
}

const causes = new Map<string, Cause[]>()
const entities = readEntities().filter(
  (one) => splits.includes(splitOf(one)) && one.id.startsWith(collection)
)
for (const entity of entities) {
  const name = entity.id.split('-')[0]
  for (const [rowKind, row] of Object.entries(entity.rows)) {
    if (suppliesSite(rowKind)) continue
    const own = await causesOf(entity, decodedRow(row))
    causes.set(name, [...(causes.get(name) ?? []), ...own])
  }
}
for (const [collection, own] of [...causes, ['all', [...causes.values()].flat()] as const])
  console.log(
    `${collection}: ${own.length} cells; ` +
      CAUSES.map((cause) => `${own.filter((one) => one === cause).length} ${cause}`).join(', ')
  )
