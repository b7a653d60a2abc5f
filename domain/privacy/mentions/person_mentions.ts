import { deobfuscateEmails, parseEmail } from '#domain/people/emails/emails'
import { NETWORKS, parseProfile, profileKey } from '#domain/people/networks/networks'
import { linkKey } from '#domain/people/networks/link_key'
import { trimEnd } from '#domain/people/text/linear_text'
import type { IdentifierKind } from '../identifier.js'
import type { ErasedPerson } from '../personal_data.js'
import { nameForms, plainWords } from './plain_words.js'

const PERSON_ID = /(?:per_)?[0-9a-f]{32}/g
const IS_ID = /^(?:per_)?[0-9a-f]{32}$/
const URL_LIKE = /[^\s<>()"'[\]{}|,;]{4,500}/g
const DIGITS = /\+?\d[\d\s().\-/–]{5,30}\d/g
/** A number with fewer digits may be anything. */
const MIN_PHONE_DIGITS = 7
/** Words after a name that make it the name of an organisation or a place: "John Smith Foundation". */
const ORGANISATION =
  /^(?:foundation|institute|university|school|college|academy|cent(?:er|re)|trust|fund|award|prize|museum|library|hospital|stiftung|inc|ltd|llc|llp|gmbh|corp(?:oration)?|street|avenue) /
/** Texts without one of these characters contain no e-mail address. */
const MAY_HAVE_EMAIL = /@|＠|\bat\b|arroba|arobase|chiocciola|&#(?:64|x40);/iu

/**
 * Finds a person in texts and values, by strong identifiers and by names that only this person has.
 */
export class PersonMentions {
  readonly #ids: ReadonlySet<string>
  readonly #profiles: ReadonlySet<string>
  readonly #emails: ReadonlySet<string>
  readonly #phones: readonly string[]
  readonly #names: readonly string[]
  readonly #ownNames: readonly string[]
  readonly employers: ReadonlySet<string>

  constructor(person: ErasedPerson) {
    const values = (kind: IdentifierKind) =>
      person.identifiers.filter((one) => one.kind === kind).map(({ value }) => value)
    const ids = [...person.personIds, ...person.recordKeys, ...values('person_id')]
    // Any other value could equal a word of the stored JSON, such as a status.
    this.#ids = new Set(ids.filter((id) => IS_ID.test(id)))
    this.#profiles = new Set(values('profile'))
    this.#emails = new Set(values('email'))
    this.#phones = values('phone').map((phone) => phone.replace(/\D/g, ''))
    this.#names = person.names.flatMap(nameForms)
    this.#ownNames = (person.ownNames ?? []).flatMap(nameForms)
    this.employers = new Set(person.employers)
  }

  /** Whether a text mentions the person by a strong identifier or an own name. */
  isIn(text: string): boolean {
    return (
      this.#isIdIn(text) ||
      this.#isEmailIn(text) ||
      this.#isProfileIn(text) ||
      this.#isPhoneIn(text) ||
      hasName(text, this.#ownNames)
    )
  }

  /** Whether a text contains one of the person's names, which namesakes may share. */
  isNamedIn(text: string): boolean {
    return hasName(text, this.#names)
  }

  /** Whether a text is one of the person's names and nothing else. */
  isName(text: string): boolean {
    return this.#names.includes(plainWords(text))
  }

  isOwnName(text: string): boolean {
    return this.#ownNames.includes(plainWords(text))
  }

  /** Returns a strong identifier's kind and whether it is this person's. Null for other values. */
  ownerOf(text: string, key = ''): { kind: string; isOurs: boolean } | null {
    const value = text.trim()
    if (value.length === 0 || value.length > 600) return null
    if (/^(?:person:)?per_[0-9a-f]{32}(?: \S+)?$/.test(value)) {
      const id = value.replace(/^person:/, '').split(' ')[0]
      return { kind: 'person_id', isOurs: this.#ids.has(id) }
    }
    if (this.#ids.has(value)) return { kind: 'person_id', isOurs: true }
    const email = value.includes('@') ? parseEmail(value) : null
    if (email) return { kind: 'email', isOurs: this.#emails.has(email.canonical) }
    const profile = profileOf(value, key)
    if (profile) return { kind: profile.split(':')[0], isOurs: this.#profiles.has(profile) }
    if (/[./]/.test(value) && this.#profiles.has(linkKey(value) ?? ''))
      return { kind: 'website', isOurs: true }
    if (/^\+?[\d\s().\-/–]{7,30}$/.test(value) && /phone|tel|mobile|identifier|value/i.test(key))
      return { kind: 'phone', isOurs: this.#isPhone(value) }
    return null
  }

  #isIdIn(text: string): boolean {
    return this.#ids.size > 0 && (text.match(PERSON_ID) ?? []).some((id) => this.#ids.has(id))
  }

  #isEmailIn(text: string): boolean {
    if (this.#emails.size === 0 || !MAY_HAVE_EMAIL.test(text)) return false
    return deobfuscateEmails(text).some(({ email }) =>
      this.#emails.has(parseEmail(email)?.canonical ?? email)
    )
  }

  #isProfileIn(text: string): boolean {
    if (this.#profiles.size === 0) return false
    return (text.match(URL_LIKE) ?? []).some((piece) => {
      if (!piece.includes('/') && !piece.includes(':')) return false
      return (
        this.#profiles.has(linkKey(piece) ?? '') || profilesOf(piece).some((key) => this.#profiles.has(key))
      )
    })
  }

  #isPhoneIn(text: string): boolean {
    return this.#phones.length > 0 && (text.match(DIGITS) ?? []).some((digits) => this.#isPhone(digits))
  }

  #isPhone(text: string): boolean {
    const digits = text.replace(/\D/g, '').replace(/^0+/, '')
    if (digits.length < MIN_PHONE_DIGITS) return false
    return this.#phones.some((phone) => phone === digits || (digits.length > 7 && phone.endsWith(digits)))
  }
}

/** Whether a text contains one of the names, except as part of an organisation's name. */
function hasName(text: string, names: readonly string[]): boolean {
  if (names.length === 0) return false
  const words = plainWords(text)
  return names.some((name) => {
    for (let at = words.indexOf(name); at !== -1; at = words.indexOf(name, at + 1))
      if (!ORGANISATION.test(words.slice(at + name.length))) return true
    return false
  })
}

/**
 * Returns the profile key of a URL, or of a handle whose member has a network's name. Returns a profile key
 * unchanged.
 */
function profileOf(value: string, key: string): string | null {
  const profile = parseProfile(value, Object.hasOwn(NETWORKS, key) ? key : undefined) ?? parseProfile(value)
  if (profile) return profile.network === 'website' || profile.kind === 'company' ? null : profileKey(profile)
  const [network, ...rest] = value.split(':')
  return rest.length > 0 && Object.hasOwn(NETWORKS, network) && !value.includes(' ') ? value : null
}

/** Returns the profile keys of a URL, and of the URL cut after one or two path segments. */
function profilesOf(piece: string): string[] {
  const trimmed = trimEnd(piece, /[.,:;!?]/)
  const parts = /^((?:https?:\/\/)?[^/?#]+)((?:\/[^/?#]*)*)/i.exec(trimmed)
  const segments = parts ? parts[2].split('/').filter(Boolean) : []
  const shorter = [1, 2].flatMap((count) =>
    segments.length > count ? [`${parts![1]}/${segments.slice(0, count).join('/')}`] : []
  )
  return [trimmed, ...shorter].flatMap((url) => profileOf(url, '') ?? [])
}
