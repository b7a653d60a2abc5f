import { siteHost } from './split.js'
import { canonicalAddress } from './addresses.js'
import { isHashed } from './contacts.js'
import { entityOf, type Entity, type Source } from './files.js'
import { hasLabelQuote, NO_FORMS, type PageForms } from './page_text.js'
import { BUILDERS, columnsOf, PAGE_KINDS, ROW_KINDS } from './schema.js'

export type Problem = { entity: string; problem: string }

/**
 * Returns the problems of pages and labels. They are repeated ids and URLs, malformed or unknown
 * values, missing pages, and quotes that no page of the cell contains. `formsOf` returns null for a
 * page whose file is missing.
 */
export function problemsOf(
  sources: readonly Source[],
  entities: readonly Entity[],
  formsOf: (id: string) => PageForms | null
): Problem[] {
  const pageIds = new Set(sources.map(({ id }) => id))
  return [
    ...repeated(sources, ({ id }) => id).map((one) =>
      problem(entityOf(one.id), `page ${one.id} repeats its id`)
    ),
    ...repeated(sources, ({ url }) => canonicalAddress(url)).map(({ id, url }) =>
      problem(entityOf(id), `page ${id} repeats the URL ${url}`)
    ),
    ...repeated(entities, ({ id }) => id).map(({ id }) => problem(id, 'the id is repeated')),
    ...sources.flatMap((source) =>
      sourceProblems(source, formsOf).map((text) => problem(entityOf(source.id), text))
    ),
    ...entities.flatMap((entity) =>
      [...entityProblems(entity), ...labelProblems(entity, pageIds, formsOf)].map((text) =>
        problem(entity.id, text)
      )
    ),
  ]
}

const problem = (entity: string, text: string): Problem => ({ entity, problem: text })

function repeated<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>()
  return items.filter((item) => seen.has(keyOf(item)) || !seen.add(keyOf(item)))
}

function sourceProblems(source: Source, formsOf: (id: string) => PageForms | null): string[] {
  const { id, url, repo, commit, path, kind, builder } = source
  return [
    ...(URL.canParse(url) ? [] : [`page ${id}: "${url}" is no URL`]),
    ...(/^[\w.-]+\/[\w.-]+$/.test(repo ?? '') ? [] : [`page ${id}: "${repo}" is no repository`]),
    ...(/^[0-9a-f]{40}$/.test(commit ?? '') ? [] : [`page ${id}: "${commit}" is no commit`]),
    ...(path ? [] : [`page ${id} has no path`]),
    ...(PAGE_KINDS.includes(kind) ? [] : [`page ${id}: unknown kind "${kind}"`]),
    ...(BUILDERS.includes(builder) ? [] : [`page ${id}: unknown builder "${builder}"`]),
    ...(formsOf(id) ? [] : [`page ${id} has no file`]),
  ]
}

function entityProblems({ entity_type: type, site, language, rows }: Entity): string[] {
  if (type !== 'person' && type !== 'company') return [`unknown type "${type}"`]
  const unknown = Object.keys(rows).filter((kind) => !ROW_KINDS[type].includes(kind))
  return [
    ...(URL.canParse(site) && siteHost(site) !== '' ? [] : [`"${site}" is no site`]),
    ...(/^[a-z]{2}$/.test(language) ? [] : [`"${language}" is no language`]),
    ...(Object.keys(rows).length > 0 ? [] : ['there are no rows']),
    ...unknown.map((kind) => `unknown row kind "${kind}"`),
  ]
}

function labelProblems(
  { entity_type: type, cells }: Entity,
  pageIds: ReadonlySet<string>,
  formsOf: (id: string) => PageForms | null
): string[] {
  if (type !== 'person' && type !== 'company') return []
  const known = new Set(columnsOf(type).map(({ key }) => key))
  return Object.entries(cells).flatMap(([column, { accepted, pages, quote }]) => {
    if (!known.has(column)) return [`unknown column ${column}`]
    if (!accepted?.length || accepted.some((form) => String(form).trim() === ''))
      return [`${column} has no accepted value`]
    if (!pages?.length) return [`${column} names no page`]
    const missing = pages.filter((id) => !pageIds.has(id))
    if (missing.length > 0) return missing.map((id) => `${column} names the unknown page ${id}`)
    if (quote === undefined && accepted.every(isHashed)) return []
    const isQuoted = pages.some((id) => hasLabelQuote(formsOf(id) ?? NO_FORMS, quote ?? ''))
    return isQuoted ? [] : [`${column}: its pages do not contain "${quote}"`]
  })
}
