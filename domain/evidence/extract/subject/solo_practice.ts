import { parseName } from '#domain/people/names/names'
import { words } from '#domain/people/text/text'
import type { Mention } from '../../claim.js'
import type { Reading } from '../reading.js'

/** Shorter family names are also words. */
const MIN_LETTERS = 4

/**
 * Marks the site of a practice or firm as the own site of the person after whom it is named, and its
 * seat as the person's place, if the page names exactly one such person: `Kanzlei Beckmann` for Nora
 * Beckmann. Large firms with the name of a family name several of them, or none.
 */
export function markSoloPractice({ page, book, owner }: Reading): void {
  if (owner?.entity !== 'company') return
  const mentions = book.mentions()
  const firm = mentions.find(({ own, entity }) => own && entity === 'company')
  const named = new Set(words(owner.name))
  const bearers = mentions.filter(({ entity, name }) => entity === 'person' && isNamedIn(name, named))
  if (!firm || bearers.length !== 1) return
  const [person] = bearers
  if (!isInCharge(person)) return
  person.own = true
  person.home = firm.home
  for (const url of [...page.via, page.url]) book.link(person, url)
  for (const { field, value, quote, method, past } of firm.claims)
    if (field === 'headquarters') book.add(person, 'location', value, { quote, method, past })
}

function isNamedIn(name: string | null, named: ReadonlySet<string>): boolean {
  const family = name === null ? [] : words(parseName(name).family)
  const isFirm = name !== null && [...named].every((word) => words(name).includes(word))
  return family.length > 0 && !isFirm && family.every((word) => word.length >= MIN_LETTERS && named.has(word))
}

/** Whether the page gives the person a title, an address or a telephone number. */
const isInCharge = ({ claims }: Mention): boolean =>
  claims.some(({ field, past }) => !past && (field === 'title' || field === 'email' || field === 'phone'))
