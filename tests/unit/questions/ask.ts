import { readQuestion } from '#domain/questions/read_question'
import { customVotes } from '#domain/questions/votes'
import { extractMentions } from '#domain/evidence/extract/extract_mentions'
import { parsePage } from '#domain/evidence/parse/parse_page'
import type { Page } from '#domain/evidence/page'
import type { Column } from '#domain/truth/column'
import type { Vote } from '#domain/truth/reconcile/vote'
import { companyKey } from '#domain/people/companies/company_name'

export type Asked = { key: string; description: string; format?: Column['format']; entity?: Column['entity'] }
export type Where = {
  url?: string
  name?: string
  lang?: string
  title?: string
  head?: string
  own?: boolean
}

/** Returns a page, by default of the site of Vexo Labs or of Nora Beck. */
function pageOf(body: string, entity: Column['entity'], where: Where = {}): Page {
  const name = where.name ?? (entity === 'person' ? 'Nora Beck' : 'Vexo Labs')
  const host = entity === 'person' ? 'norabeck.example' : 'vexolabs.example'
  const { url = `https://${host}/about`, lang = 'en', title = `About | ${name}`, head = '' } = where
  const site = where.own === false ? '' : `<meta property="og:site_name" content="${name}">`
  const html = `<!doctype html><html lang="${lang}"><head><title>${title}</title>${site}${head}</head><body>${
    entity === 'person' && where.own !== false
      ? `<p class="h-card"><a class="u-url u-uid p-name" href="https://${host}/">${name}</a></p>`
      : ''
  }<main><h1>${title.split(' | ')[0]}</h1>${body}</main></body></html>`
  return parsePage({
    url,
    via: [url],
    status: 200,
    contentType: 'text/html',
    html,
    observedAt: '2026-10-01T00:00:00Z',
  })
}

/** Returns the votes of a page for a column. */
export function ask(asked: Asked, body: string, where: Where = {}): { votes: Vote[]; page: Page } {
  const entity = asked.entity ?? 'company'
  const page = pageOf(body, entity, where)
  const question = readQuestion({ ...asked, entity })
  const name = where.name ?? (entity === 'person' ? 'Nora Beck' : 'Vexo Labs')
  const kind = entity === 'person' ? 'person' : 'company'
  const mentions = extractMentions(page)
    .filter((mention) => mention.entity === kind)
    .filter((mention) => mention.own || (mention.name && companyKey(mention.name) === companyKey(name)))
  const named = { entity: kind, name, own: false, links: [], claims: [] } as const
  const votes = (mentions.length > 0 ? mentions : [{ ...named, links: [], claims: [] }]).flatMap((mention) =>
    customVotes(question, { page, mention, kind: mention.own ? 'own_site' : 'other', identity: 1 })
  )
  return { votes, page }
}

/** Returns the distinct answers of a page. Past answers start with "not". */
export const answers = (asked: Asked, body: string, where: Where = {}): unknown[] => [
  ...new Set(ask(asked, body, where).votes.map(({ value, past }) => (past ? `not ${value}` : value))),
]
