import type { Engagement } from '#domain/profiles/person_record'
import type {
  PronetComment,
  PronetCompany,
  PronetMatch,
  PronetPost,
  PronetProfile,
} from '#domain/pronet/records'

/** A provider's response. Unknown fields and fields of the wrong type are ignored. */
type Fields = Record<string, unknown>

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}
const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null
const address = (value: unknown): string | null => {
  const url = text(value)
  return url && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : null
}
const texts = (value: unknown): string[] => listIn(value, text)

export function listIn<T>(value: unknown, read: (item: unknown) => T | null): T[] {
  if (!Array.isArray(value)) return []
  return value.map(read).filter((item): item is NonNullable<Awaited<T>> & T => item !== null)
}

export function matchIn(value: unknown): PronetMatch | null {
  const fields = fieldsOf(value)
  const name = text(fields.name)
  if (!name) return null
  return {
    person_id: text(fields.person_id),
    name,
    headline: text(fields.headline),
    title: text(fields.title),
    company: text(fields.company),
    location: text(fields.location),
    pronet: address(fields.pronet),
  }
}

export function profileIn(value: unknown): PronetProfile | null {
  const match = matchIn(value)
  if (!match) return null
  const fields = fieldsOf(value)
  return {
    ...match,
    summary: text(fields.summary),
    industry: text(fields.industry),
    website: address(fields.website) ?? text(fields.website),
    skills: texts(fields.skills),
    experience: listIn(fields.experience, (one) =>
      chosen(one, ['title', 'company', 'company_domain', 'start', 'end', 'description'])
    ),
    education: listIn(fields.education, (one) => chosen(one, ['school', 'degree', 'field', 'start', 'end'])),
    observed_at: text(fields.observed_at),
  }
}

export function companyIn(value: unknown): PronetCompany | null {
  const fields = fieldsOf(value)
  const name = text(fields.name)
  if (!name) return null
  const { founded_year: founded } = fields
  return {
    company_id: text(fields.company_id),
    name,
    domain: text(fields.domain),
    description: text(fields.description),
    founded_year: Number.isSafeInteger(founded) ? (founded as number) : null,
    headquarters: text(fields.headquarters),
    headcount: text(fields.headcount),
    industry: text(fields.industry),
    website: address(fields.website) ?? text(fields.website),
    pronet: address(fields.pronet),
    observed_at: text(fields.observed_at),
  }
}

export function postIn(value: unknown): PronetPost | null {
  const fields = fieldsOf(value)
  const url = address(fields.url)
  if (!url) return null
  const engagement = engagementIn(fields.engagement)
  const media = listIn(fields.media_urls, address)
  return {
    url,
    ...chosen(fields, ['text', 'published_at']),
    ...(engagement ? { engagement } : {}),
    ...(media.length > 0 ? { media_urls: media } : {}),
  }
}

export function commentIn(value: unknown): PronetComment | null {
  const fields = fieldsOf(value)
  const content = text(fields.text)
  if (!content) return null
  return { url: address(fields.url), text: content, ...chosen(fields, ['published_at', 'post_url']) }
}

/** Returns the named text fields, or null without any. */
function chosen(value: unknown, names: readonly string[]): Record<string, string> | null {
  const fields = fieldsOf(value)
  const known = names.flatMap((name) => {
    const content = text(fields[name])
    return content === null ? [] : [[name, content]]
  })
  return known.length > 0 ? Object.fromEntries(known) : null
}

const COUNTS = ['likes', 'comments', 'shares', 'views', 'stars', 'forks'] as const

function engagementIn(value: unknown): Engagement | null {
  const fields = fieldsOf(value)
  const known = COUNTS.filter((name) => Number.isSafeInteger(fields[name]) && (fields[name] as number) >= 0)
  return known.length > 0
    ? (Object.fromEntries(known.map((name) => [name, fields[name]])) as Engagement)
    : null
}
