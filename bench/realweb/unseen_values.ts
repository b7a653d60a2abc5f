import { PageSource } from '#domain/truth/research/page_source'
import type { IdentityEvidence } from '#domain/truth/identity/identity_evidence'
import { readSubject } from '#domain/truth/subject'
import { cellsOf, PAGE_WINDOW, type VotedCell } from './cell_votes.js'
import { decodedRow } from './contacts.js'
import { describedCell } from './described_cell.js'
import { evidenceOf } from './example_evidence.js'
import { type Entity, readEntities, readSources } from './files.js'
import { type OldRow, readWithRulesOf } from './old_rules.js'

/**
 * `npm run -s bench:realweb:unseen [COLLECTION...] > FILE` writes the values of collections of train and
 * dev, as read by the last rules that had not seen their sites. The current judge describes the values, and
 * the current labels mark the right ones.
 */
const RULES = {
  r7: 'd6b2aa06',
  r8: 'd3252c71',
  r9: 'a547479a',
  r10: '5b4d5080',
  r11: 'e2d9a326',
  r12: 'c5045454',
}
/** The column of a collection whose labels do not follow the rule for addresses on own domains. */
const LEFT_OUT: Readonly<Record<string, string>> = { r9: 'email.personal' }

const asked = process.argv.slice(2)
const entities = new Map(readEntities().map((entity) => [entity.id, entity]))
const pages = new PageSource(evidenceOf(readSources()))

for (const [collection, commit] of Object.entries(RULES)) {
  if (asked.length > 0 && !asked.includes(collection)) continue
  for (const row of readWithRulesOf(commit, [`${collection}-`]))
    for (const cell of await votedCellsOf(row))
      if (cell.column.key !== LEFT_OUT[collection])
        process.stdout.write(`${JSON.stringify(describedCell(cell))}\n`)
}

async function votedCellsOf({ id, rowKind, evidence, cells }: OldRow): Promise<VotedCell[]> {
  const entity = entities.get(id)!
  const urls = new Set(cells.flatMap(({ votes }) => votes.map(({ url }) => url)))
  const read = await Promise.all([...urls].map((url) => pages.read(url, PAGE_WINDOW)))
  const byUrl = new Map([...urls].map((url, i) => [url, read[i]]))
  const pageOf = (url: string) => {
    const page = byUrl.get(url)
    return typeof page === 'object' ? page : undefined
  }
  return cellsOf({
    entity,
    rowKind,
    row: { evidence: evidenceOfRow(entity, rowKind, evidence), pageOf },
    cells,
  })
}

/** Marks the name and the employer that the row states, because rules before r10 did not. */
function evidenceOfRow(entity: Entity, rowKind: string, evidence: OldRow['evidence']) {
  const { names, companies, own, linked, ...facts } = evidence
  const { name, company } = readSubject(entity.entity_type, decodedRow(entity.rows[rowKind]))
  const marked = (texts: typeof names, given: string | null) =>
    texts.map((one, i) => (i === 0 && one.text === given ? { ...one, isGiven: true } : one))
  return {
    ...facts,
    names: marked(names, name),
    companies: marked(companies, company),
    ...{ own: new Map(own), linked: new Map(linked) },
  } as IdentityEvidence
}
