import type { BenchReport } from '#bench/support/table'
import { compareNames } from '#domain/people/names/names'
import type { Entity } from './files.js'
import type { RealwebService } from './service.js'

const SAME_PERSON = 0.8

/** Joins a job title and its employer, by language. Japanese and Korean need no word in between. */
const AT: Record<string, (title: string, company: string) => string> = {
  de: (title, company) => `${title} bei ${company}`,
  fr: (title, company) => `${title} à ${company}`,
  es: (title, company) => `${title} en ${company}`,
  pt: (title, company) => `${title} em ${company}`,
  it: (title, company) => `${title} presso ${company}`,
  nl: (title, company) => `${title} bij ${company}`,
  ja: (title, company) => `${company}の${title}`,
  ko: (title, company) => `${company} ${title}`,
}

const QUERY_KINDS = ['post', 'place', 'named'] as const
type PersonQuery = { kind: (typeof QUERY_KINDS)[number]; query: string }

/**
 * Returns up to three queries for a person: title and employer; title and place; name, title and
 * place. The employer comes from a row, the other words from labels. Leaves out a query if no page states
 * both its title and employer, or both its title and place: the person may never have held such a job.
 */
function queriesOf({ cells, language, rows: given }: Entity): PersonQuery[] {
  const { name, title, company, location } = cells
  const employer = given.name_company?.company
  const post = title?.accepted[0]
  if (!post) return []
  const isWith = (other: typeof title | undefined) =>
    other !== undefined && title.pages.some((page) => other.pages.includes(page))
  const [place] = location?.accepted[0]?.split(',') ?? []
  const queries: PersonQuery[] = []
  if (typeof employer === 'string' && isWith(company))
    queries.push({ kind: 'post', query: (AT[language] ?? ((a, b) => `${a} at ${b}`))(post, employer) })
  if (!place || !isWith(location)) return queries
  queries.push({ kind: 'place', query: `${post} in ${place}` })
  if (name) queries.push({ kind: 'named', query: `${name.accepted[0]}, ${post} in ${place}` })
  return queries
}

/**
 * Searches for each person in a service whose index is empty: only pages can name them. Returns a
 * line per search: whether it found the person, and how many others it found.
 */
export async function searchAll(
  service: Pick<RealwebService, 'search'>,
  entities: readonly Entity[]
): Promise<Pick<BenchReport, 'columns' | 'rows'> & { notes: string[] }> {
  const rows: (PersonQuery & { entity: string; found: string; others: string })[] = []
  for (const entity of entities)
    for (const one of queriesOf(entity)) {
      const names = await service.search(one.query)
      const theirs = names.filter((name) =>
        entity.cells.name?.accepted.some((accepted) => compareNames(accepted, name) >= SAME_PERSON)
      )
      const others = String(names.length - theirs.length)
      rows.push({ entity: entity.id, ...one, found: theirs.length > 0 ? 'yes' : 'no', others })
    }
  return {
    columns: ['entity', 'kind', 'query', 'found', 'others'].map((key) => ({ key, label: key })),
    rows,
    notes: QUERY_KINDS.map((kind) => {
      const some = rows.filter((row) => row.kind === kind)
      const found = some.filter((row) => row.found === 'yes').length
      const others = some.reduce((sum, row) => sum + Number(row.others), 0)
      const isMet = found >= 0.8 * some.length
      return `${kind}: ${found} of ${some.length} auto searches find the person (goal 8 of 10: ${isMet ? 'met' : 'MISSED'}), with ${others} other people.`
    }),
  }
}
