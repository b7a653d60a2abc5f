import { companyKey, looksLikeCompany } from '#domain/people/companies/company_name'
import { networkOf, parseProfile } from '#domain/people/networks/networks'
import { bareName, compareNames } from '#domain/people/names/names'
import { words } from '#domain/people/text/text'
import { parseUrl, sameSite } from '#domain/people/text/urls'
import type { Page } from '../../page.js'
import { jsonLdNodes } from '../../parse/json_ld.js'
import { isGenericHeading } from '../layout/headings.js'
import { hostLabel, hostLikeness, likeness, nameLetters, NAMED_AFTER } from './host_likeness.js'
import { isOrganisation, isPersonType } from '../markup/json_ld_types.js'
import { isPerson } from '../recognisers.js'
import { isAboutPerson, isNamedLikePerson, isTailOfPerson, isTitledPerson } from './person_or_company.js'
import { metaOf } from '../markup/meta.js'
import { isOccupation } from '../titles/occupations.js'
import { COPYRIGHT, RIGHTS } from './copyright_data.js'
import { isSlogan, ownerName } from './owner_name.js'
import { siteRoot } from './site_root.js'
import { introducedNames, nameBeforePost, nameInTitle, statesOwner, welcomingName } from './introductions.js'
import type { NamedEntity } from '../reading.js'

const TITLE_MARK = /(?<!\s)\s+[|–—·•»:-]\s+|(?<!\s)\s+[|»｜]\s*|[|»｜]\s*/
const MIN_SCORE = 3
const MAX_HEADINGS = 12
const FIRST_LINES = 12
/** How many lines, and how many characters of each, are searched for the host's name. */
const MAX_LINES = 300
const MAX_LINE = 80
/** Names without spaces are rarely longer. */
const MAX_UNSPACED = 30
/** Names at least this similar are one person's. Only middle names or initials differ. */
const SAME_PERSON = 0.9
/** The minimum `hostLikeness` at which a heading is clearly the host's name. */
const CLEARLY_LIKE = 2.5

export type OwnerCandidate = { name: string; score: number; kinds: Set<NamedEntity['entity']> }

/** Returns the owner of a site; null if no name is likely enough. */
export function ownerOf(page: Page, candidates = ownerCandidates(page)): NamedEntity | null {
  const likely = candidates.filter(({ score }) => score >= MIN_SCORE)
  const best = likely.find(({ name }) => !isSlogan(name)) ?? likely[0]
  return best ? { entity: kindOf(best, candidates, page), name: best.name } : null
}

/**
 * Returns names that the site's owner may have, likeliest first. Reads the site name, structured
 * data, copyright line, titles and introductions. The host name also counts. Empty for profiles.
 */
export function ownerCandidates(page: Page): OwnerCandidate[] {
  const url = parseUrl(page.url)
  if (!url || networkOf(page.url)) return []
  const candidates = new Map<string, OwnerCandidate>()
  const add = (name: string | null | undefined, score: number, stated?: NamedEntity['entity']) => {
    const kind = name && isTitledPerson(name) ? 'person' : stated
    const whole = name && ownerName(name.replace(/\s+/g, ' ').trim())
    const trimmed = whole && isPerson(whole) ? bareName(whole) : whole
    if (!trimmed || trimmed.length > 80 || isGenericHeading(trimmed) || isLong(trimmed)) return
    if (trimmed.includes('://')) return
    const key = companyKey(trimmed)
    if (key === '') return
    const known = candidates.get(key)
    if (!known) candidates.set(key, { name: trimmed, score, kinds: new Set(kind && [kind]) })
    else {
      known.score += score
      if (kind) known.kinds.add(kind)
      if (trimmed.length < known.name.length) known.name = trimmed
    }
  }
  addStated(page, add)
  // If scripts fill the page, the title often only repeats the domain.
  const isEmpty = page.text.trim() === '' && !/\s/.test(page.title?.trim() ?? '')
  const root = new URL(siteRoot(page)).pathname
  const isRoot = isFrontPage(
    url.pathname.startsWith(root) ? `/${url.pathname.slice(root.length)}` : url.pathname
  )
  if (!isEmpty) addTitles(page, isRoot, add)
  addCopyright(page, add)
  addNameOfHost(page, add)
  for (const name of introducedNames(page)) add(name, isRoot ? 2.5 : 1, 'person')
  for (const candidate of candidates.values()) candidate.score += hostLikeness(candidate.name, page.url)
  return merged([...candidates.values()]).sort((a, b) => b.score - a.score)
}

/**
 * Adds the first short line that is a person's name and resembles the host. Sites without headings,
 * and subpages, often name their owner only in such a line.
 */
function addNameOfHost(page: Page, add: Add) {
  const line = page.blocks
    .slice(0, MAX_LINES)
    .map(({ text }) => nameInTitle(text.slice(0, MAX_LINE)))
    .find((text) => isPerson(text) && hostLikeness(bareName(text), page.url) >= NAMED_AFTER)
  if (line) add(line, 1.5, isNamedLikePerson(line) ? 'person' : undefined)
}

/** Whether a text has more words, or more characters without spaces, than names of owners have. */
const isLong = (text: string): boolean =>
  /\s/.test(text) ? text.split(/\s+/).length > 7 : text.length > MAX_UNSPACED && words(text).length > 7

/** Candidates beyond this number, by score, are dropped, because lists have thousands. */
const MAX_CANDIDATES = 40

/**
 * Merges the candidates and adds up their scores:
 * - Names of one person, with and without middle names, become one.
 * - A single word of a person's name is dropped, unless markup or its score speaks for a company.
 *   The person's name gets a part of its score.
 * - A name that is not a person's also adds its score to a longer name that begins with it.
 */
function merged(candidates: OwnerCandidate[]): OwnerCandidate[] {
  const kept: (OwnerCandidate & { isNamed: boolean; words: string[] })[] = []
  const ranked = candidates.sort((a, b) => b.score - a.score || b.name.length - a.name.length)
  for (const one of ranked.slice(0, MAX_CANDIDATES)) {
    const isNamed = isPerson(one.name)
    const same = isNamed
      ? kept.find((other) => other.isNamed && compareNames(other.name, one.name) >= SAME_PERSON)
      : null
    if (!same) kept.push({ ...one, isNamed, words: words(one.name) })
    else {
      same.score += one.score
      for (const kind of one.kinds) same.kinds.add(kind)
    }
  }
  return kept.filter((one) => {
    const [word, ...others] = one.words
    const whole =
      others.length === 0 && !one.kinds.has('company')
        ? kept.find((other) => other !== one && other.isNamed && other.words.includes(word))
        : null
    // The headings "Jane" and "Doe" count half each.
    if (whole && whole.score + one.score / whole.words.length >= one.score) {
      whole.score += one.score / whole.words.length
      return false
    }
    const longer = one.isNamed ? null : kept.find(({ name }) => name.startsWith(`${one.name} `))
    if (longer) longer.score += one.score
    return true
  })
}

/** Whether a path is the front page of a host or of a user's folder. */
export const isFrontPage = (path: string): boolean =>
  /^(?:\/~[^/]+)?\/?(?:[a-z]{2}(?:-[a-z]{2})?\/)?(?:(?:index|home|default|welcome|accueil|startseite|inicio)(?:[_-][a-z]{2,3})?(?:\.\w+)?|[a-z]{2}(?:-[a-z]{2})?)?\/?$/i.test(
    path
  )

type Add = (name: string | null | undefined, score: number, kind?: NamedEntity['entity']) => void

function addStated(page: Page, add: Add) {
  add(metaOf(page, 'og:site_name')?.split(TITLE_MARK)[0], 3)
  add(metaOf(page, 'application-name'), 1.5)
  for (const { kind, data } of page.structured) {
    if (kind === 'json-ld') {
      for (const { types, properties } of jsonLdNodes(data)) {
        const { name, url } = properties
        if (typeof name !== 'string' || (typeof url === 'string' && !sameSite(url, page.url))) continue
        const isOwn = typeof url === 'string'
        if (types.some(isOrganisation)) add(name, isOwn ? 3 : 2, 'company')
        if (types.includes('WebSite')) add(name, 2)
        if (types.some(isPersonType) && isOwn) add(name, 2, 'person')
      }
    }
    if (kind === 'microformats2') {
      const { type, properties } = data as { type: string[]; properties: Record<string, unknown[]> }
      const [name, url] = [properties.name?.[0], properties.url?.[0]]
      if (
        type.includes('h-card') &&
        typeof name === 'string' &&
        typeof url === 'string' &&
        isHomeOf(url, page.url)
      )
        add(name, 2)
    }
  }
}

const isHomeOf = (url: string, pageUrl: string) =>
  sameSite(url, pageUrl) && /^\/?$/.test(parseUrl(url)?.pathname ?? 'x')

function addTitles(page: Page, isRoot: boolean, add: Add) {
  const parts = page.title?.split(TITLE_MARK).filter(Boolean) ?? []
  const [first, ...rest] = parts.map((part) => nameBeforePost(part) ?? nameInTitle(part))
  for (const part of parts)
    if (statesOwner(part)) add(nameInTitle(part), 3, 'person')
    else add(nameBeforePost(part), 0, 'person')
  for (const name of rest) if (name === rest.at(-1) || isPerson(name)) add(name, 1)
  const headings = page.blocks.filter((block) => block.kind === 'heading' && !isGenericHeading(block.text))
  for (const { text } of headings.slice(0, MAX_HEADINGS)) {
    add(welcomingName(text), 2)
    if (isRoot && hostLikeness(text, page.url) >= CLEARLY_LIKE) add(text, 1.5)
  }
  // Inner pages often start their title with the owner's name: "Jane Doe - Contact".
  if (!isRoot) return isOfHost(first, page.url) ? add(first, 1) : undefined
  const [opening] = page.blocks.filter(({ boilerplate }) => !boilerplate)
  if (opening && isPerson(opening.text) && hostLikeness(opening.text, page.url) >= NAMED_AFTER)
    add(opening.text, 2)
  const heading = headings[0] && nameInTitle(headings[0].text)
  const beforeColon = parts[0]?.split(/:\s/, 2) ?? []
  if (beforeColon.length > 1 && isOfHost(beforeColon[0], page.url)) add(beforeColon[0], 1)
  if (rest.length === 0 && first && isPerson(first) && isFirstLine(page, first)) add(first, 2)
  // If the title of a front page is only a person's name, that person likely owns the site.
  add(first, rest.length === 0 && isNamedLikePerson(first ?? '') ? 2.5 : 1)
  add(heading, heading === first || isNamedLikePerson(heading ?? '') ? 2 : 1)
}

const isOfHost = (name: string | undefined, url: string): boolean =>
  name !== undefined && hostLikeness(ownerName(name), url) >= NAMED_AFTER

/** Whether one of the first lines consists of a name. */
const isFirstLine = ({ blocks }: Page, name: string): boolean =>
  blocks.slice(0, FIRST_LINES).some(({ text }) => text === name)

function addCopyright(page: Page, add: Add) {
  for (const block of page.blocks.slice(-40)) {
    const [, name] = (block.text.length < 400 && COPYRIGHT.exec(block.text)) || []
    if (!name) continue
    const isCompany = looksLikeCompany(name)
    const plain = name
      .replace(RIGHTS, '')
      .replace(/(?<![\s.,])[\s.,]+$/, (end) => (isCompany && end.startsWith('.') ? '.' : ''))
    add(plain, 2, isCompany ? 'company' : undefined)
  }
}

/**
 * Whether a name is a person's name and a word that the page also writes in lower case: `Jane Doe
 * Consulting`, but not the longer name `Jane Doe Miller`.
 */
const isBusinessOf = (name: string, person: string, text: string): boolean =>
  name !== person && name.includes(person) && hasCommonWord(name.replace(person, ' '), text)

/** Whether a text has a word of a name in lower case. People's names are always capitalised. */
export function hasCommonWord(name: string, text: string): boolean {
  const long = name.match(/\p{L}{4,}/gu) ?? []
  return long.some((capitalised) => {
    const word = capitalised.toLowerCase()
    // Searching for the letters first is many times as fast.
    return (
      text.includes(word) && new RegExp(`(?<![\\p{L}@./_-])${word}(?![\\p{L}@/_-]|\\.\\p{L})`, 'u').test(text)
    )
  })
}

/**
 * Classifies the owner. A name that is not a person's, markup for a company, or a business named
 * after another candidate means a company. Then, markup for a person means a person. Otherwise,
 * common words in the name or the sum of weighted signs decide.
 */
function kindOf(
  { name, kinds }: OwnerCandidate,
  candidates: readonly OwnerCandidate[],
  page: Page
): NamedEntity['entity'] {
  if (!isPerson(name) || kinds.has('company')) return 'company'
  // "Jane Doe Consulting" beside "Jane Doe" is her business.
  if (candidates.some((one) => isPerson(one.name) && isBusinessOf(name, one.name, page.text)))
    return 'company'
  if (kinds.has('person')) return 'person'
  const text = page.text.slice(0, 20_000)
  const isNamed = isNamedLikePerson(name)
  if (!isNamed && hasCommonWord(name, text)) return 'company'
  const signs = [
    isNamed ? 0.5 : -1.5,
    hasCommonWord(name, text)
      ? -1.5
      : likeness(nameLetters(name), hostLabel(page.url)) >= NAMED_AFTER
        ? 1.5
        : 1,
    name.split(' ').some((word) => isOccupation(word)) ? -1.5 : 0,
    isAboutPerson(page, name) ? 1.5 : 0,
    isTailOfPerson(page.title, name) ? -3 : 0,
    page.title?.trim() === name && !page.links.some((link) => link.boilerplate) ? 1 : 0,
    page.links.some((link) => link.rel.includes('me')) ? 2 : 0,
    /\b(?:I am|I'm|my name is|about me|hire me|write to me|call me|contact me|my (?:work|blog|projects|writing|talks)|ich bin|meine (?:arbeit|projekte)|je suis|mes projets|soy|mis proyectos|sou|meus projetos)\b/i.test(
      text
    )
      ? 2
      : 0,
    page.structured.some(
      ({ kind, data }) => kind === 'microformats2' && (data as { type: string[] }).type.includes('h-card')
    )
      ? 1
      : 0,
    /\b(?:we|our|us|wir|unser|nous|notre|nosotros|nuestr[oa]|nós|noss[oa])\b/i.test(text) ? -1 : 1,
    page.links.filter(
      (link) =>
        link.boilerplate &&
        /team|career|jobs|about-us|press|products|pricing|solutions|equip[aeo]|karriere|unternehmen|carreiras|carrieres|recrutement|entreprise|empleo|empresa|quem-somos|quienes-somos|who-we-are|join-us/i.test(
          link.url
        )
    ).length > 1
      ? -2
      : 0,
    page.links.some(({ url }) => parseProfile(url)?.kind === 'company') ? -3 : 0,
    new RegExp(`(?:©|\\(c\\)).{0,20}${RegExp.escape(name.slice(0, 4))}`, 'i').test(text) ? -0.5 : 0,
  ]
  return signs.reduce((sum, sign) => sum + sign, 0) > 0 ? 'person' : 'company'
}
