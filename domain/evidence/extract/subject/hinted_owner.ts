import { sameCompany } from '#domain/people/companies/company_name'
import { compareNames, unspacedName } from '#domain/people/names/names'
import { parseUrl } from '#domain/people/text/urls'
import type { Page } from '../../page.js'
import type { PageHint } from '../../page_hint.js'
import { isPerson } from '../recognisers.js'
import type { NamedEntity } from '../reading.js'
import { hostLikeness, NAMED_AFTER, repeatsHost } from './host_likeness.js'
import { isFrontPage, type OwnerCandidate } from './page_owner.js'

/** Names at least this similar are one person's. */
const SAME_PERSON = 0.6
/** The minimum score of a candidate that can be the owner's name. */
const MIN_SCORE = 1

/**
 * Returns the owner of a page that a row supplies. The row decides the owner; the page decides the spelling
 * of the name. A page inside the site of a different kind of owner keeps that owner: see `hintedSubject`. If
 * the page has no likely name, returns `owner`. Without an owner, returns the row's name if the row supplies
 * a whole site.
 */
export function hintedOwner(
  page: Page,
  about: PageHint,
  owner: NamedEntity | null,
  candidates: readonly OwnerCandidate[]
): NamedEntity | null {
  const fitting = candidates.find(({ name }) => fits(about, name))
  if (owner && isHostedPage(about) && !fits(about, owner.name) && owner.entity !== about.entity) return owner
  const written = about.name && nameIn(`${page.text}\n${page.title ?? ''}`, about.name)
  // A practice is often named after its owner, so a longer name is not the person's.
  if (fitting && !(written && about.entity === 'person' && fitting.name.length > written.length))
    return { entity: about.entity, name: fitting.name }
  if (written) return { entity: about.entity, name: written }
  const isHost = owner !== null && repeatsHost(owner.name, page.url)
  if (owner?.entity === about.entity)
    return isHost && about.name ? { entity: about.entity, name: about.name } : owner
  const likely = candidates.find(
    ({ name, score }) => score >= MIN_SCORE && (about.entity === 'company' || isPerson(name))
  )
  if (likely) return { entity: about.entity, name: likely.name }
  // A page such as Contact often names nobody, or only the host.
  const named = owner && isHostOf(owner.name, about, page.url) ? null : owner
  return named ?? (about.name && !isHostedPage(about) ? { entity: about.entity, name: about.name } : null)
}

/**
 * Returns the entity that a row describes, on a page of another owner's site. If the page does not
 * name it, returns `subject`.
 */
export function hintedSubject(page: Page, about: PageHint, subject: NamedEntity | null): NamedEntity | null {
  if (subject?.entity === about.entity && (about.name === null || fits(about, subject.name))) return subject
  const written = about.name && nameIn(page.text, about.name)
  return written ? { entity: about.entity, name: written } : subject
}

const fits = ({ entity, name }: PageHint, other: string): boolean =>
  name !== null && (entity === 'person' ? compareNames(name, other) >= SAME_PERSON : sameCompany(name, other))

/** Whether a site's name only repeats a host that is named after the hinted owner. */
const isHostOf = (name: string, about: PageHint, url: string): boolean =>
  repeatsHost(name, url) && about.name !== null && hostLikeness(about.name, url) >= NAMED_AFTER

/** Whether the row supplies a page that is not the front page of a host. */
const isHostedPage = ({ home }: PageHint): boolean => !isFrontPage(parseUrl(home)?.pathname ?? '/')

/** Returns a name as the text writes it; null if it does not occur. */
export function nameIn(text: string, name: string): string | null {
  const unspaced = unspacedName(name)
  // In Chinese, Japanese and Korean names, a space may separate the parts.
  if (unspaced !== null)
    return new RegExp([...unspaced].map(RegExp.escape).join('[\\s　]?'), 'u').exec(text)?.[0] ?? null
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  return at < 0 ? null : text.slice(at, at + name.length)
}
