import { companyKey } from '#domain/people/companies/company_name'
import { hostLikeness, NAMED_AFTER } from '#domain/evidence/extract/subject/host_likeness'
import { ownerCandidates } from '#domain/evidence/extract/subject/page_owner'
import { siteRoot } from '#domain/evidence/extract/subject/site_root'
import type { PageHint } from '#domain/evidence/page_hint'
import type { ReadPage } from '#domain/evidence/page_parser'
import { fold } from '#domain/people/text/text'
import { networkOf } from '#domain/people/networks/networks'
import type { Subject } from '../subject.js'

/** The minimum score of a candidate whose name is a part of the subject's name. */
const MIN_SCORE = 2

/**
 * Returns a hint that a site may belong to the row. A likely name of the site's owner must contain
 * the row's name ("Doe Family Practice, Jane Doe") or the reverse, or the host must resemble the
 * row's name. The hint affects only how the page is read. Null otherwise, if the page already names
 * its subject, and for profiles, custom rows and rows without a name.
 */
export function ownerHintFor({ entity, name }: Subject, { page, mentions }: ReadPage): PageHint | null {
  if (!name || entity === 'custom' || networkOf(page.url)) return null
  if (mentions.some((mention) => mention.own && mention.entity === entity)) return null
  const isNamed = ownerCandidates(page).some(
    (one) => contains(one.name, name, entity) || (one.score >= MIN_SCORE && contains(name, one.name, entity))
  )
  if (!isNamed && hostLikeness(name, page.url) < NAMED_AFTER) return null
  return { entity, name, home: siteRoot(page) }
}

/** Whether a name contains another one of five or more characters as consecutive words. */
function contains(whole: string, part: string, entity: 'person' | 'company'): boolean {
  const form = entity === 'company' ? companyKey : fold
  const [outer, inner] = [form(whole), form(part)]
  return inner.length >= 5 && ` ${outer} `.includes(` ${inner} `)
}
