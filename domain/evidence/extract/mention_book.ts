import { companyKey } from '#domain/people/companies/company_name'
import { bareName, nameTokens, unspacedName } from '#domain/people/names/names'
import { canonicalUrl } from '#domain/people/text/urls'
import type { Claim, ClaimField, ClaimMethod, ClaimValue, EntityKind, Mention } from '../claim.js'
import { isPromptInjection } from './prompt_injection.js'
import { isBroken } from './values/broken_values.js'
import { isOfLastJob } from './values/last_job.js'
import { plainEmployer } from './values/plain_employer.js'
import { placeOfTitle, plainTitle, titleWithoutName } from './values/plain_title.js'
import { MAX_QUOTE_LENGTH } from './verbatim_quotes.js'

const OF_JOB = new Set<ClaimField>(['title', 'company', 'employment'])
const MAX_CLAIMS = 4000
const MAX_MENTIONS = 600
const MAX_LINKS = 100

export type ClaimOrigin = {
  quote: string
  method: ClaimMethod
  past?: boolean
  /** ISO 8601; defaults to the page's date. */
  statedAt?: string | null
}

/** Collects claims by subject. Two spellings of a name are one subject. */
export class MentionBook {
  #mentions = new Map<string, Mention>()
  #seen = new Set<string>()
  /** Canonical URLs of each mention. */
  #links = new WeakMap<Mention, Set<string>>()

  /** `date` is the page's date, which applies to all its claims. */
  constructor(readonly date: string | null) {}

  /**
   * Returns the mention of a name, and creates it if missing. The name null means the page's owner.
   */
  of(entity: EntityKind, name: string | null): Mention {
    const bare = name !== null && entity === 'person' ? bareName(name) : name
    const key = `${entity}:${bare === null ? '' : keyOf(entity, bare)}`
    const known = this.#mentions.get(key)
    if (known) return known
    const mention: Mention = { entity, name: bare, own: false, links: [], claims: [] }
    if (this.#mentions.size < MAX_MENTIONS) this.#mentions.set(key, mention)
    return mention
  }

  add<F extends ClaimField>(mention: Mention, field: F, given: ClaimValue[F], origin: ClaimOrigin): void {
    const stated = plainValue(field, given, mention.name)
    if (stated === '' || this.#seen.size >= MAX_CLAIMS || isBroken(field, stated)) return
    const place =
      field === 'title' && mention.entity === 'person' && !origin.past ? placeOfTitle(given as string) : null
    if (place) this.add(mention, 'location', place, origin)
    const job = field === 'employment' ? (stated as Job) : null
    if (job && isBroken('company', job.company) && job.title && job.current)
      this.add(mention, 'title', job.title, origin)
    if (job && (isBroken('company', job.company) || isBroken('title', job.title))) return
    const isName = field === 'name' && mention.entity === 'person' && typeof stated === 'string'
    const value = isName ? bareName(stated) : stated
    const { method, statedAt = this.date } = origin
    const past = origin.past === true || (OF_JOB.has(field) && isOfLastJob(origin.quote))
    const quote =
      origin.quote.length > MAX_QUOTE_LENGTH
        ? origin.quote.slice(0, MAX_QUOTE_LENGTH).trimEnd()
        : origin.quote
    const key = `${mention.entity}:${mention.name}|${field}|${JSON.stringify(value)}|${method}|${past}`
    if (this.#seen.has(key) || isPromptInjection(quote)) return
    this.#seen.add(key)
    mention.claims.push({ field, value, quote, method, statedAt, past } as Claim)
  }

  link(mention: Mention, url: string): void {
    if (mention.links.length >= MAX_LINKS) return
    let forms = this.#links.get(mention)
    if (!forms) this.#links.set(mention, (forms = new Set()))
    const form = canonicalUrl(url) ?? url
    if (!forms.has(form)) mention.links.push(url)
    forms.add(form)
  }

  /** Returns the mentions with any content, in order of creation. */
  mentions(): Mention[] {
    return [...this.#mentions.values()].filter(
      ({ claims, links, own }) => own || claims.length + links.length > 0
    )
  }
}

type Job = ClaimValue['employment']

function plainValue<F extends ClaimField>(
  field: F,
  stated: ClaimValue[F],
  name: string | null
): ClaimValue[F] {
  const post = (title: string) => plainTitle(name ? titleWithoutName(title, name) : title)
  if (field === 'title') return post(stated as string) as ClaimValue[F]
  if (field === 'company') return plainEmployer(stated as string) as ClaimValue[F]
  if (field !== 'employment') return stated
  const { title, company, ...job } = stated as Job
  return { ...job, title: title && post(title), company: plainEmployer(company) } as ClaimValue[F]
}

const keyOf = (entity: EntityKind, name: string) =>
  (entity === 'company' ? companyKey(name) : (unspacedName(name) ?? nameTokens(name).join(' '))) ||
  name.toLowerCase()
