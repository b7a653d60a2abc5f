import { parse } from 'tldts'
import { AT_WORDS, DISPOSABLE_DOMAINS, DOT_WORDS, ROLES } from './mail_domains.js'
import { before, trimEnd } from '../text/linear_text.js'
import { matchesOf } from '../text/matches_of.js'
import { fold } from '../text/text.js'
import { isFreeMailDomain, registrableDomain } from '../text/urls.js'

export { applyEmailPattern, emailPatternOf } from './pattern.js'

export type Email = {
  /** The part before the @, as written. */
  local: string
  /** In lower case and ASCII. */
  domain: string
  /** The same for every spelling of a mailbox: lower case, no +tag, and for Gmail no dots. */
  canonical: string
}

/** The maximum number of characters of an address of up to 254 characters with its owner's name. */
const MAX_TEXT_LENGTH = 1_000
const LOCAL = "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\\.[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~-]+)*"
const ADDRESS = new RegExp(`^(${LOCAL})@([^\\s@]+)$`, 'u')
/** Matches top-level domains reserved for examples. No registry lists them. */
const RESERVED_TLD = /\.(?:example|test|invalid)$/

/**
 * Parses an e-mail address, also in `mailto:...` or `Jane Doe <...>`. Returns null for other texts.
 * The domain need not exist and may contain underscores.
 */
export function parseEmail(text: string): Email | null {
  if (text.length > MAX_TEXT_LENGTH) return null
  const named = text.trim().replace(/^[^<>]*<([^<>]+)>$/, '$1')
  const bare = (/^mailto:/i.test(named) ? before(named.slice('mailto:'.length), '?') : named).trim()
  const match = ADDRESS.exec(bare)
  if (!match || match[1].length > 64 || bare.length > 254) return null
  const domain = domainOf(match[2])
  if (!domain) return null
  return {
    local: match[1],
    domain,
    canonical: `${canonicalLocal(match[1], domain)}@${canonicalDomain(domain)}`,
  }
}

/** Whether two addresses are one mailbox, in any spelling. */
export function sameMailbox(a: string, b: string): boolean {
  if (a.toLowerCase() === b.toLowerCase()) return true
  const canonical = parseEmail(a)?.canonical
  return canonical !== undefined && canonical === parseEmail(b)?.canonical
}

function domainOf(text: string): string | null {
  if (!/^[\p{L}\p{N}\p{M}._-]+$/u.test(text) || !URL.canParse(`http://${text}`)) return null
  const host = new URL(`http://${text}`).hostname.replace(/\.$/, '')
  const isName = /^(?:[a-z\d](?:[a-z\d_-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]+)$/.test(host)
  return isName ? host : null
}

const canonicalDomain = (domain: string) => (domain === 'googlemail.com' ? 'gmail.com' : domain)

function canonicalLocal(local: string, domain: string): string {
  const lower = local.toLowerCase().normalize('NFC')
  const tag = lower.indexOf('+', 1)
  const untagged = tag === -1 ? lower : lower.slice(0, tag)
  return canonicalDomain(domain) === 'gmail.com' ? untagged.replaceAll('.', '') : untagged
}

/** Every repetition is bounded, because matching restarts at each word of a text. */
const SPACE = '\\s{0,4}'
const GAP = '\\s{1,4}'
const AT = `(?:${SPACE}(?:[[({<'‘’"“”]${SPACE}(?:${AT_WORDS})${SPACE}[\\])}>'‘’"“”]|&#64;|&#x40;|&commat;|＠)${SPACE}|@)`
const DOT = `(?:${SPACE}(?:[[({<'‘’"“”]${SPACE}(?:${DOT_WORDS})${SPACE}[\\])}>'‘’"“”]|&#46;|&#x2e;|&period;|。|．)${SPACE}|\\.)`
const SPOKEN_DOT = `${GAP}(?:dot|punkt|punto|ponto|point)${GAP}`
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}_-]{0,61}[\\p{L}\\p{N}])?'
const ATOM = "[\\p{L}\\p{N}_%+'-]{1,64}"
const WRITTEN = `${ATOM}(?:${DOT}${ATOM}){0,8}${AT}${LABEL}(?:(?:${DOT}|${SPOKEN_DOT})${LABEL}){1,8}`
const ONLY_AT = '(?:arroba|chiocciola|arobase|ät)'
const SPOKEN_AT = `(?:at|${ONLY_AT})`
const BRACKETED_AT = `${SPACE}[[({<'‘’"“”]${SPACE}(?:${AT_WORDS})${SPACE}[\\])}>'‘’"“”]${SPACE}`
const SPACED_DOT = `${GAP}\\.${GAP}`
const AFTER_CUE = `(?<=mail[^\\n]{0,20}[:=]${SPACE})[\\p{L}\\p{N}_.-]{1,64}`
const WORD = '[\\p{L}\\p{N}]{1,64}'
const MARKED_LOCAL = `${WORD}(?:[._-]${WORD}){1,8}|[\\p{L}]{1,64}(?:${SPOKEN_DOT}[\\p{L}]{1,64}){1,8}`
/** Forms without brackets need a cue, capitals, wide spaces or an unambiguous word. */
const SPOKEN = [
  `(?:${AFTER_CUE}|${MARKED_LOCAL})${GAP}${SPOKEN_AT}${GAP}${LABEL}(?:${SPOKEN_DOT}${LABEL}){1,8}`,
  `${ATOM}(?:\\.${ATOM}){0,8}${GAP}${ONLY_AT}${GAP}${LABEL}(?:(?:\\.|${SPOKEN_DOT})${LABEL}){1,8}`,
  `${ATOM}(?:\\.${ATOM}){0,8}(?:${GAP}@${GAP}|${BRACKETED_AT})${LABEL}(?:${SPACED_DOT}${LABEL}){1,8}`,
  `${AFTER_CUE}${GAP}(?:@|at|à)${GAP}${LABEL}(?:\\.${LABEL}){1,8}`,
].join('|')
const START = '(?<![\\p{L}\\p{N}._%+@-])'
const ANY = new RegExp(`${START}(?:${SPOKEN}|${WRITTEN})`, 'giu')
/** `jane AT acme DOT com`: the capitals show that the words are signs. */
const CAPITALS = new RegExp(
  `${START}\\p{L}?[\\p{Ll}\\p{N}._-]{1,64}${GAP}AT${GAP}${LABEL}(?:${GAP}DOT${GAP}${LABEL}){1,8}`,
  'gu'
)
const MARKS = new RegExp(`${GAP}@${GAP}|${AT}|${GAP}(?:${SPOKEN_AT}|à)${GAP}`, 'iu')
const DOTS = new RegExp(`${SPACED_DOT}|${DOT}|${SPOKEN_DOT}`, 'giu')

/** Match a telephone number that runs into an address: `+49 160 5550123jane@acme.com`. */
const BEFORE_DIGITS = /\d[)\s/.-]{1,3}$/
const GLUED_DIGITS = /^\d{3,}(?=\p{L}{3})/u

/**
 * Finds the e-mail addresses in a text, plain and obfuscated (`jane [at] acme [dot] com`,
 * `jane(at)acme.com`, `jane arroba acme punto com`). Returns each address once, in order, with its
 * verbatim quote. A plain "at" counts only with a spelled-out dot and another sign of an address.
 * The top-level domain must exist or be reserved for examples.
 */
export function deobfuscateEmails(text: string): { email: string; quote: string }[] {
  const found = new Map<string, { email: string; quote: string }>()
  for (const { 0: piece, index } of matchesOf([ANY, CAPITALS], text)) {
    const isAfterNumber = BEFORE_DIGITS.test(text.slice(Math.max(0, index - 4), index))
    const address = readHidden(piece.replace(/^'+/, '').replace(isAfterNumber ? GLUED_DIGITS : /^$/, ''))
    if (address && !found.has(address.email)) found.set(address.email, address)
  }
  return [...found.values()]
}

/** Parses an address and drops words run into its end: jane@acme.com.Please write. */
function readHidden(quote: string): { email: string; quote: string } | null {
  const at = MARKS.exec(quote)
  if (!at) return null
  const local = quote.slice(0, at.index).replace(DOTS, '.')
  const start = at.index + at[0].length
  const ends = [
    quote.length,
    ...[...quote.slice(start).matchAll(DOTS)].map((dot) => start + dot.index).reverse(),
  ]
  for (const end of ends) {
    const parsed = parseEmail(`${local}@${quote.slice(start, end).replace(DOTS, '.')}`)
    if (parsed && hasKnownEnding(parsed.domain))
      return { email: `${parsed.local.toLowerCase()}@${parsed.domain}`, quote: quote.slice(0, end) }
  }
  return null
}

const hasKnownEnding = (domain: string): boolean =>
  RESERVED_TLD.test(domain) || parse(domain).isIcann === true

/**
 * Classifies an address by its owner: a disposable service, a function (info@, sales.us@), a person
 * at a public mail provider, or a person at an organisation. An invalid address counts as `work`,
 * because its domain is unknown.
 */
export function emailKind(email: string): 'work' | 'personal' | 'role' | 'disposable' {
  const parsed = parseEmail(email)
  if (!parsed) return 'work'
  const registrable = registrableDomain(parsed.domain)
  if (DISPOSABLE_DOMAINS.has(parsed.domain) || (registrable && DISPOSABLE_DOMAINS.has(registrable)))
    return 'disposable'
  if (isRole(parsed.local)) return 'role'
  return isFreeMailDomain(parsed.domain) ? 'personal' : 'work'
}

function isRole(local: string): boolean {
  const [untagged] = fold(local).split('+')
  const tokens = untagged.split(/[._-]/).map((token) => trimEnd(token, /\d/))
  return ROLES.has(tokens.join('')) || ROLES.has(tokens[0])
}
