import type { Assert } from '@japa/assert'
import type { Claim, Mention } from '#domain/evidence/claim'
import { extractMentions } from '#domain/evidence/extract/extract_mentions'
import type { Page } from '#domain/evidence/page'
import { parsePage } from '#domain/evidence/parse/parse_page'

export function pageOf(html: string, url = 'https://acme.example/'): Page {
  return parsePage({
    url,
    via: [url],
    status: 200,
    contentType: 'text/html',
    html,
    observedAt: '2026-10-01T00:00:00Z',
  })
}

export const mentionsOf = (html: string, url?: string): Mention[] => extractMentions(pageOf(html, url))

/**
 * Returns a claim on one line, such as `company Acme: founded_year 2012`. Former facts end with
 * `(past)`.
 */
function lineOf(mention: Mention, { field, value, past }: Claim): string {
  const who = `${mention.entity} ${mention.name}`
  if (field === 'property') return `${who}: ${value.label}=${value.value}`
  if (field === 'employment')
    return `${who}: employment ${value.title} / ${value.company} / ${value.start}..${value.end}${value.current ? ' now' : ''}`
  if (field === 'education')
    return `${who}: education ${value.school} / ${value.field} / ${value.start}..${value.end}`
  if (field === 'funding') return `${who}: funding ${value.stage} / ${value.amount} / ${value.date}`
  return `${who}: ${field} ${value}${past ? ' (past)' : ''}`
}

/** Returns the claims of a page, one per line. */
export const linesOf = (html: string, url?: string): string[] =>
  mentionsOf(html, url).flatMap((mention) => mention.claims.map((claim) => lineOf(mention, claim)))

export const companySite = (body: string, { name = 'Acme Robotics', lang = 'en', head = '' } = {}): string =>
  `<!doctype html><html lang="${lang}"><head><title>About | ${name}</title>${head}</head><body><header><nav><a href="/">Home</a> <a href="/team">Team</a> <a href="/careers">Careers</a></nav></header><main>${body}</main><footer><p>&copy; 2026 ${name} GmbH</p></footer></body></html>`

/** Asserts that a page has at least these claims. */
export function expectLines(assert: Assert, html: string, url: string, expected: readonly string[]): void {
  const lines = linesOf(html, url)
  for (const line of expected) assert.include(lines, line)
}
