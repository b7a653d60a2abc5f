import { test } from '@japa/runner'
import type { Claim, Mention } from '#domain/evidence/claim'
import { extractMentions } from '#domain/evidence/extract/extract_mentions'
import { PROPERTY } from '#domain/evidence/extract/labels/properties'
import { parsePage } from '#domain/evidence/parse/parse_page'
import { companyKey } from '#domain/people/companies/company_name'
import { networkOf } from '#domain/people/networks/networks'
import { fold } from '#domain/people/text/text'
import { titleSimilarity } from '#domain/people/titles/titles'
import { canonicalUrl, registrableDomain } from '#domain/people/text/urls'
import { hasWorld, readPages, readTruth, type TruthCell, type TruthEntity } from './support/world.js'

/** Samples one of this many entities. */
const SAMPLE_RATE = 6
const PROPERTIES: Record<string, string> = {
  'custom.ceo_name': PROPERTY.ceo,
  'custom.last_funding_stage': PROPERTY.fundingStage,
  'custom.is_hiring': PROPERTY.hiring,
  'custom.support_email': PROPERTY.supportEmail,
  'custom.office_count': PROPERTY.offices,
}
const FIELDS: Record<string, Claim['field']> = {
  domain: 'website',
  pronet_url: 'social',
  'custom.headcount_range': 'headcount',
  'email.work': 'email',
  'email.personal': 'email',
}

/** The value of a claim for a column, or null. */
function valueIn(column: string, { field, value }: Claim): string | null {
  if (field === 'property') return value.label === PROPERTIES[column] ? value.value : null
  if (column in PROPERTIES) return null
  const wanted = FIELDS[column] ?? (column.startsWith('socials.') ? 'social' : column)
  if (field !== wanted || typeof value === 'object') return null
  if (field !== 'social') return String(value)
  const network = column === 'pronet_url' ? 'pronet' : column.slice('socials.'.length)
  return networkOf(String(value)) === network ? String(value) : null
}

function accepts(column: string, value: string, { accepted, parts }: TruthCell): boolean {
  if (parts) return parts.city.some((city) => fold(value).includes(fold(city)))
  return accepted.some((form) => {
    const text = String(form)
    if (column === 'domain') return registrableDomain(value) === registrableDomain(text)
    if (column === 'custom.is_hiring') return (value === 'yes') === form
    if (column === 'phone') return value.replace(/\D/g, '').endsWith(text.replace(/\D/g, '').slice(-9))
    if (column === 'title') return titleSimilarity(value, text) > 0.99
    if (column === 'company' || column === 'name') return companyKey(value) === companyKey(text)
    if (/headcount/.test(column)) return overlaps(value, text)
    if (/^https?:/.test(text)) return canonicalUrl(value)?.toLowerCase() === canonicalUrl(text)?.toLowerCase()
    return fold(value) === fold(text)
  })
}

function overlaps(a: string, b: string): boolean {
  const range = (text: string): [number, number] => {
    const [low, high] = text.match(/\d+/g)!.map(Number)
    return text.endsWith('+') ? [low, Number.POSITIVE_INFINITY] : [low * (high ? 1 : 0.8), high ?? low * 1.25]
  }
  const [[lowA, highA], [lowB, highB]] = [range(a), range(b)]
  return lowA <= highB && lowB <= highA
}

const isOf = (entity: TruthEntity, { entity: kind, name }: Mention): boolean => {
  if (kind !== entity.entity_type || name === null) return false
  const names = [entity.name, ...(entity.names ?? []), ...entity.cells.name.accepted.map(String)]
  return names.some((form) =>
    kind === 'company' ? companyKey(form) === companyKey(name) : fold(form) === fold(name)
  )
}

test.group('Claims of a synthetic web', () => {
  test('extracts at least 97 % of the facts in each column', ({ assert }) => {
    const pages = readPages()
    const read = new Map<string, Mention[]>()
    const mentionsAt = (url: string) => {
      const key = canonicalUrl(url) ?? ''
      const known =
        read.get(key) ?? (pages.get(key) ?? []).flatMap((page) => extractMentions(parsePage(page)))
      read.set(key, known)
      return known
    }
    const tally = new Map<string, { total: number; found: number; missed: string[] }>()
    for (const entity of readTruth().filter((_, i) => i % SAMPLE_RATE === 0))
      for (const [column, cell] of Object.entries(entity.cells)) {
        if (
          cell.expect !== 'found' ||
          /page_text|description|industry|total_raised|founded_date/.test(column)
        )
          continue
        const count = tally.get(`${entity.entity_type}.${column}`) ?? { total: 0, found: 0, missed: [] }
        tally.set(`${entity.entity_type}.${column}`, count)
        count.total++
        const isFound = cell.urls.some((url) =>
          mentionsAt(url).some(
            (mention) =>
              isOf(entity, mention) &&
              mention.claims.some((claim) => {
                const value = valueIn(column, claim)
                return value !== null && accepts(column, value, cell)
              })
          )
        )
        if (isFound) count.found++
        else count.missed.push(`${entity.id} ${cell.accepted[0]}`)
      }
    assert.isAbove(tally.size, 25)
    for (const [column, { total, found, missed }] of tally)
      assert.isAtLeast(
        found / total,
        0.97,
        `${column}: ${found} of ${total}, without ${missed.slice(0, 3).join('; ')}`
      )
  })
    .timeout(120_000)
    .skip(!hasWorld, 'there is no synthetic web beside the project')
})
