import type { Claim, EntityKind, Mention } from '#domain/evidence/claim'
import type { ReadPage } from '#domain/evidence/page_parser'
import { admitClaims } from '#domain/evidence/reader/admit_claims'
import type { ReaderQuestion, ReaderTask } from '#domain/evidence/reader/page_reader'
import type { Proposal } from '#domain/evidence/reader/proposals'
import { readPage } from '#domain/evidence/read_page'

export function pageRead(
  body: string,
  { url = 'https://doe.example/', title = 'Home', lang = 'en' } = {}
): ReadPage {
  return readPage({
    url,
    via: [url],
    status: 200,
    contentType: 'text/html',
    html: `<html lang="${lang}"><head><title>${title}</title></head><body>${body}</body></html>`,
    observedAt: '2026-10-01T00:00:00Z',
  })
}

/** Returns a proposal of a model: a field of `about` with a value and a quote. */
export const says = (about: string, field: string, value: string, quote: string, past = false): Proposal => ({
  ...{ about, field, value, quote, past },
})

export const modelClaims = (mentions: readonly Mention[]): { name: string | null; claim: Claim }[] =>
  mentions.flatMap(({ name, claims }) =>
    claims.flatMap((claim) => (claim.method === 'model' ? [{ name, claim }] : []))
  )

/** Returns the claims that kith admits, as `Jane Doe: title CTO`. */
export function admitted(
  page: ReadPage,
  proposals: readonly Proposal[],
  entity: EntityKind = 'person',
  questions: readonly ReaderQuestion[] = [],
  row: ReaderTask['row'] = {}
): string[] {
  return modelClaims(admitClaims(page, proposals, { entity, questions, row })).map(({ name, claim }) => {
    const value = claim.field === 'property' ? `${claim.value.label}=${claim.value.value}` : claim.value
    return `${name}: ${claim.field} ${value}${claim.past ? ' (past)' : ''}`
  })
}

/** Returns a page on which the rules find people and companies, but no claim about them. */
export const withoutClaims = (read: ReadPage): ReadPage => ({
  ...read,
  mentions: read.mentions.map((mention) => ({ ...mention, claims: [] })),
})
