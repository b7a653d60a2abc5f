import { companyKey } from '#domain/people/companies/company_name'
import { lettersIn } from '#domain/people/companies/name_words'
import { anyOf } from '#domain/people/text/phrases'
import { welcomingName } from '#domain/evidence/extract/subject/introductions'
import { isAddress } from '#domain/evidence/extract/values/addresses'
import type { Page } from '#domain/evidence/page'

/** The minimum number of letters of a company's name. Shorter names have other meanings too. */
const MIN_LENGTH = 5
/** How many blocks at the start of a page are its header. */
const HEADER = 3
/** How many blocks at the start of a page are searched for a greeting. Menus come first. */
const FIRST_LINES = 60
/** The maximum number of lines from a company's name down to its address or contacts. */
const BELOW = 6
/** How many blocks at the end of a page may be its imprint. */
const END = 30
/** The maximum number of characters of a greeting or an address. */
const MAX_LINE = 300
const CONTACT =
  /[^\s@]@[^\s@]{1,80}\.\p{L}{2}|(?:tel|fon|phone|telefon[oe]?|téléphone|fax|mobil|e-?mail)\w*\s*[.:]|\b\d{4,5}\s+\p{Lu}\p{L}+/iu
const PUBLISHES = anyOf`
  # English
  (?:operated|owned|published|run) by
  # German
  herausgeber(?:in)? | betreiber(?:in)? | betrieben von | diensteanbieter(?:in)? | inhaber(?:in)?
  verantwortlich(?: für [^.:]{3,40})?
  # French
  (?:édité|publié|exploité) par | éditeur(?: du site)? | propriété exclusive de
  # Spanish and Portuguese
  titular(?: de(?:l| la) [^.:]{3,30})? | propiedad de | propriedade de
  # Italian and Dutch
  di proprietà di | titolare | uitgever | eigendom van
`
/** Matches words at the end of a text, after which a publisher is named. */
const PUBLISHER = new RegExp(
  String.raw`${PUBLISHES}(?:\s(?:est|ist|is|es|è|é))?\s?(?::\s?)?(?:la (?:société|sociedad|società)\s)?(?:\p{Ll}{1,4}\s)?$`,
  'iu'
)
const MAX_BEFORE = 80

const isSame = (text: string, name: string): boolean =>
  companyKey(text) === companyKey(name) && lettersIn(companyKey(name)) >= MIN_LENGTH

/** Whether a line of the page's header, which all pages of the site share, is the company's name. */
export const isHeaded = ({ blocks }: Page, name: string): boolean =>
  blocks.slice(0, HEADER).some(({ text, boilerplate }) => boilerplate && isSame(text, name))

/** Whether one of the first lines of a page welcomes to the company: `Welcome to Acme`. */
export const isWelcoming = ({ blocks }: Page, name: string): boolean =>
  blocks.slice(0, FIRST_LINES).some(({ text }) => {
    const host = text.length <= MAX_LINE ? welcomingName(text) : null
    return host !== null && isSame(host, name)
  })

/** Whether a line at the end of a page is the company's name, with an address or contacts below. */
export function isImprinted({ blocks }: Page, name: string): boolean {
  const first = Math.max(0, blocks.length - END)
  const at = blocks.findIndex(({ text }, i) => i >= first && isSame(text, name))
  if (at < 0) return false
  return blocks
    .slice(at + 1, at + 1 + BELOW)
    .some(({ text }) => text.length <= MAX_LINE && (CONTACT.test(text) || isAddress(text)))
}

/** Whether a page states that the company publishes or owns the site. */
export const isPublishedBy = ({ blocks }: Page, name: string): boolean =>
  lettersIn(companyKey(name)) >= MIN_LENGTH &&
  blocks.some(({ text }) => {
    const at = text.toLowerCase().indexOf(name.toLowerCase())
    return (
      at >= 0 &&
      !/^[\p{L}\p{N}]/u.test(text.slice(at + name.length)) &&
      PUBLISHER.test(text.slice(Math.max(0, at - MAX_BEFORE), at))
    )
  })
