import type { PageLink } from '#domain/evidence/page'
import type { ReadPage } from '#domain/evidence/page_parser'
import { hostLikeness, NAMED_AFTER } from '#domain/evidence/extract/subject/host_likeness'
import { companyKey, looksLikeCompany, sameCompany } from '#domain/people/companies/company_name'
import { handleLikeness } from '#domain/people/names/handles'
import { parseProfile } from '#domain/people/networks/networks'
import { placeFacets } from '#domain/people/places/places'
import { words } from '#domain/people/text/text'
import { registrableDomain } from '#domain/people/text/urls'
import { canonicalRoles } from '#domain/people/titles/titles'
import { isRoleNoun } from '#domain/people/titles/tokens'
import { type Column, valueKindOf } from '../column.js'
import type { IdentityEvidence, WeightedText } from '../identity/identity_evidence.js'
import type { Vote } from '../reconcile/vote.js'
import { CONFIRMED, LIKELIER_THAN_NOT } from '../thresholds.js'
import { linkTextOf, linkTo } from './link_text.js'
import { lettersShared } from './letters_shared.js'

type Named = [string, number][]

/** What is known about a row: its evidence, and the pages that were read. */
export type RowContext = {
  evidence: IdentityEvidence
  pageOf: (url: string) => ReadPage | undefined
}

/**
 * Returns features that say whether a value fits the known names, employers and addresses of the
 * row.
 */
export function agreementOf(
  column: Column,
  group: string,
  text: string,
  vote: Vote,
  { evidence, pageOf }: RowContext
): Named {
  const known = { entity: column.entity, ...factsOf(evidence) }
  const kind = valueKindOf(column)
  if (kind === 'email') return ofEmail(group, text, vote, known)
  if (kind === 'person_name') return givenOf(column, group, text, evidence)
  if (kind === 'company_name')
    return [...ofCompany(group, text, known), ...givenOf(column, group, text, evidence)]
  if (kind === 'title') return ofTitle(text, known)
  if (kind === 'place') return ofPlace(text)
  if (group === 'profile') return ofProfile(text, vote, known, pageOf(vote.url)?.page.links ?? [])
  return kind === 'url' || kind === 'site' ? ofSite(group, text, vote, known) : []
}

type Known = {
  entity: Column['entity']
  names: string[]
  employers: string[]
  /** Link keys of the row's own addresses. */
  own: string[]
  /** Link keys of all addresses that own pages link to. */
  linked: string[]
}

/** Returns the likely names of a row. */
export const likelyNames = (evidence: IdentityEvidence): string[] => factsOf(evidence).names

/** The maximum number of names, and of employers, that are compared. Some pages list many. */
const MAX_TEXTS = 12
const likely = (texts: readonly WeightedText[]): string[] =>
  [
    ...new Set(texts.flatMap(({ text, probability }) => (probability >= LIKELIER_THAN_NOT ? [text] : []))),
  ].slice(0, MAX_TEXTS)

const facts = new WeakMap<IdentityEvidence, Omit<Known, 'entity'>>()

function factsOf(evidence: IdentityEvidence): Omit<Known, 'entity'> {
  const found = facts.get(evidence) ?? {
    names: likely(evidence.names),
    employers: likely(evidence.companies),
    own: [...evidence.own].flatMap(([key, p]) => (p >= CONFIRMED ? [key] : [])),
    linked: [...evidence.linked.keys()].slice(0, MAX_LINKED),
  }
  facts.set(evidence, found)
  return found
}

/** The maximum number of linked addresses that are compared. */
const MAX_LINKED = 200

const flag = (name: string, holds: boolean): Named => (holds ? [[name, 1]] : [])

/** Compares a name or an employer with the name or employer that the row states. */
function givenOf(
  { entity, key }: Column,
  group: string,
  text: string,
  { names, companies }: IdentityEvidence
): Named {
  const isEmployer = entity === 'person' && key === 'company'
  if (key !== 'name' && !isEmployer) return []
  const given = (isEmployer ? companies : names).find(({ isGiven }) => isGiven)
  if (!given) return [[`${group} not given`, 1]]
  const [stated, value] = [given.text, text].map((one) => words(one).join(' '))
  const isPart = value.includes(stated) || stated.includes(value)
  return [[`${group} given ${value === stated ? 'same' : isPart ? 'part' : 'other'}`, 1]]
}

/** The number of consecutive shared letters that makes a handle resemble a name. */
const NEAR = 4
/** Matches channel ids that the network assigns. */
const ASSIGNED = /^UC[\w-]{20,}$/

function ofProfile(url: string, { method }: Vote, known: Known, links: readonly PageLink[]): Named {
  const profile = parseProfile(url)
  if (!profile) return []
  const handle = profile.handle.slice(profile.handle.lastIndexOf('/') + 1)
  const like = likenessOf(handle, known)
  const isSame = (keys: readonly string[]) =>
    keys.some((key) => {
      const [network, path] = key.split(':')
      return network !== profile.network && path.slice(path.lastIndexOf('/') + 1) === handle.toLowerCase()
    })
  const { entity, names, employers, own, linked } = known
  const isVague = like === 'none' || like === 'code'
  const link = linkTo(url, links)
  const text = link && linkTextOf(link.text, profile, names)
  const isEmployers =
    entity === 'person' &&
    employers.some((name) => handleLikeness(handle, companyKey(name) || name) !== 'unlike')
  return [
    [`profile ${like}`, 1],
    ...flag('profile of own handle', isSame(own)),
    ...flag('profile of linked handle', like === 'none' && isSame(linked)),
    ...flag('profile of employer', isEmployers),
    ...flag(`profile ${like} ${method}`, isVague),
    ...flag(`profile link ${text}`, text !== null),
    ...flag(`profile ${like} link ${text}`, isVague && text !== null),
    ...flag('profile link boilerplate', link?.boilerplate === true),
    ...flag(`profile ${like} link boilerplate`, isVague && link?.boilerplate === true),
  ]
}

/** Returns the strongest likeness of a profile's handle, as a word for names of features. */
function likenessOf(handle: string, { entity, names, own }: Known): string {
  const forms = names.map((name) => (entity === 'company' ? companyKey(name) || name : name))
  const likenesses = forms.map((name) => handleLikeness(handle, name))
  if (likenesses.includes('whole')) return 'whole'
  if (likenesses.includes('part')) return 'part'
  const hosts = own.flatMap((key) => (key.startsWith('site:') ? [`https://${key.slice(5)}/`] : []))
  if (hosts.some((host) => hostLikeness(handle, host) >= NAMED_AFTER)) return 'host'
  if (ASSIGNED.test(handle)) return 'code'
  return forms.some((name) => lettersShared(handle, name) >= NEAR) ? 'near' : 'none'
}

/** Matches mailboxes of a role. Narrower than `emailKind`: the weights were fitted with these words. */
const ROLE = /^(?:info|mail|kontakt|contact\w*|contacto|contato|hello|office|post|webmaster|admin)\b/

function ofEmail(group: string, email: string, { url }: Vote, { names, employers }: Known): Named {
  const [local, domain = ''] = email.split('@')
  const likenesses = names.map((name) => handleLikeness(local, name))
  const isNear = names.some((name) => lettersShared(local, name) >= NEAR)
  const like = likenesses.includes('whole')
    ? 'whole'
    : likenesses.includes('part')
      ? 'part'
      : isNear
        ? 'near'
        : 'none'
  return [
    [`email ${like}`, 1],
    ...flag(`${group} role`, ROLE.test(local)),
    ...flag('email of site', registrableDomain(domain) === registrableDomain(url)),
    ...flag(
      'email of employer',
      employers.some((name) => hostLikeness(name, `https://${domain}/`) >= NAMED_AFTER)
    ),
    ...flag(
      `${group} of name`,
      names.some((name) => handleLikeness(domain.split('.')[0], name) !== 'unlike')
    ),
  ]
}

const ORGANISATION =
  /univ|institu|school|college|\blab|hochschule|akadem|facul|gmbh|\binc\b|\bltd\b|大学|研究|会社|대학|연구/i

function ofCompany(group: string, text: string, { entity, names, employers }: Known): Named {
  const known = entity === 'company' ? names : employers
  return [
    ...flag(
      `${group} known`,
      known.some((name) => sameCompany(name, text))
    ),
    ...flag(`${group} form`, looksLikeCompany(text)),
    ...flag(`${group} organisation`, ORGANISATION.test(text)),
  ]
}

function ofTitle(text: string, { names, employers }: Known): Named {
  const parts = words(text)
  const nameWords = new Set(names.flatMap((name) => words(name).filter((word) => word.length > 2)))
  return [
    ...flag('title role', canonicalRoles(text).length > 0),
    ...flag('title noun', parts.some(isRoleNoun)),
    ...flag('title ends in noun', parts.length > 0 && isRoleNoun(parts[parts.length - 1])),
    ...flag(
      'title has name',
      parts.some((word) => nameWords.has(word))
    ),
    ...flag(
      'title has employer',
      employers.some((name) => text.includes(name))
    ),
  ]
}

function ofPlace(text: string): Named {
  const { city, state, countryCode } = placeFacets({ city: text })
  const isKnownCity = city !== null && countryCode !== null
  return [['place', isKnownCity ? 1 : state !== null || countryCode !== null ? 0 : -1]]
}

function ofSite(group: string, url: string, vote: Vote, { names }: Known): Named {
  const path = URL.parse(url)?.pathname.split('/').filter(Boolean).length ?? 0
  const likeness = Math.max(0, ...names.map((name) => hostLikeness(name, url)))
  return [
    [`${group} path`, Math.min(path, 3)],
    [`${group} like name`, Math.min(likeness, NAMED_AFTER)],
    ...flag(`${group} of page`, registrableDomain(url) === registrableDomain(vote.url)),
  ]
}
