import { companyKey } from '#domain/people/companies/company_name'
import { fold, words } from '#domain/people/text/text'
import { hostingDomain, parseUrl, registrableDomain } from '#domain/people/text/urls'

/** The minimum `hostLikeness` of a host that is named after somebody. */
export const NAMED_AFTER = 2

/** A name's letters in the forms used in host names. */
export type NameLetters = { squeezed: string; folded: string; initials: string; words: string[] }

export const nameLetters = (name: string): NameLetters => ({
  squeezed: companyKey(name).replace(/[^a-z\d]/g, ''),
  folded: fold(name).replace(/[^a-z\d]/g, ''),
  initials: words(name)
    .map((word) => word[0])
    .join(''),
  words: words(name),
})

/** Returns the registrable domain's first label, without hyphens. Empty if there is none. */
export const hostLabel = (url: string): string =>
  (registrableDomain(url) ?? '').split('.')[0].replace(/-/g, '')

/**
 * Returns the likeness of a name to a host's label. Equal letters: 3. The label contains the name:
 * 2.5. The name contains the label: 2. Both only 1 if the shorter one has less than half of the
 * letters. A label made of words and initials of the name: 2. A label that starts with the
 * initials: 1. Otherwise 0.
 */
export function likeness({ squeezed, folded, initials, words }: NameLetters, label: string): number {
  if (label.length < 3 || squeezed.length < 3) return 0
  if (squeezed === label || folded === label) return 3
  if (squeezed.length >= 4 && label.includes(squeezed)) return squeezed.length * 2 >= label.length ? 2.5 : 1
  if (label.length >= 4 && squeezed.includes(label)) return label.length * 2 >= squeezed.length ? 2 : 1
  if (words.length <= MAX_WORDS && (isMadeOf(label, words) || isMadeOf(label, words.toReversed()))) return 2
  return initials.length >= 3 && label.startsWith(initials) ? 1 : 0
}

const MAX_WORDS = 6
/** A label made of initials alone, or with a short word only, resembles too many names. */
const MIN_WHOLE_WORD = 4

/**
 * Whether a label consists of at least two words of a name, in order. Words may be initials, but at
 * least one word of `MIN_WHOLE_WORD` letters is whole: `jmporter` and `janeporter` for Jane Mary
 * Porter.
 */
function isMadeOf(label: string, words: readonly string[], used = 0, hasWhole = false): boolean {
  if (label === '') return used >= 2 && hasWhole
  const [word, ...rest] = words
  if (word === undefined) return false
  const isLong = word.length >= MIN_WHOLE_WORD
  return (
    (label.startsWith(word) && isMadeOf(label.slice(word.length), rest, used + 1, hasWhole || isLong)) ||
    (label[0] === word[0] && isMadeOf(label.slice(1), rest, used + 1, hasWhole)) ||
    isMadeOf(label, rest, used, hasWhole)
  )
}

/**
 * Returns the likeness of a name, with or without middle initials, to the host of an address. On hosts that
 * give every user a subdomain, such as github.io, the first folder of the path also counts. Its likeness is
 * at most 1, because it may name a topic, or 2 if it equals a name of several words.
 */
export function hostLikeness(name: string, url: string): number {
  const short = name.replace(/\s\p{Lu}\.(?=\s)/gu, '')
  const letters = [name, ...(short === name ? [] : [short])].map(nameLetters)
  const best = (label: string) => Math.max(...letters.map((one) => likeness(one, label)))
  // A folder may have the name of the site's own domain.
  const folder = projectFolder(url)
    ?.toLowerCase()
    .replace(/\.\p{L}{2,4}$/u, '')
    .replace(/[-_]/g, '')
  return Math.max(
    best(hostLabel(url)),
    folder ? Math.min(best(folder) === 3 && /\S\s+\S/.test(name) ? 2 : 1, best(folder)) : 0
  )
}

/** Whether a site's name only repeats its host: `Janedoe.com` or `www.janedoe.example`. */
export function repeatsHost(name: string, url: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/^www\./, '')
  return plain(name) === registrableDomain(url)
}

/**
 * Returns the first folder of an address whose host gives every user a subdomain: `shop` in
 * `jane.github.io/shop/`. Null for other addresses.
 */
export function projectFolder(url: string): string | null {
  const [, folder] = /^\/([^/]+)(?<!\.(?:html?|php))\//.exec(parseUrl(url)?.pathname ?? '') ?? []
  return folder && registrableDomain(url) !== hostingDomain(url) ? folder : null
}
