import { companyKey } from '#domain/people/companies/company_name'
import { anyOf } from '#domain/people/text/phrases'
import type { Mention } from '../../claim.js'
import type { Page } from '../../page.js'
import { PROPERTY } from '../labels/properties.js'
import { minedBlocks, type Reading } from '../reading.js'
import { nameAtStart } from './heads.js'

const IMPRINT =
  /^(?:impressum|imprint|legal notice|mentions l[ée]gales|aviso legal|note legali|colofon|anbieterkennzeichnung)\b/iu
const RESPONSIBLE_WORDS = anyOf`
  # German
  verantwortlich(?:e[rn]?)?(?! f[üu]r die datenverarbeitung)[^:\n]{0,60}:
  # French
  direct(?:eur|rice)(?:\s?[/(]\s?-?(?:directrice|trice)\)?)? de (?:la )?publication\s*(?::|est)
  responsable de (?:la )?publication\s*(?::|est) | [ée]diteur du site\s*(?::|est)
  # Spanish
  titular(?: del? (?:sitio|web|página)[^:.\n]{0,20})?\s*:
  (?:sitio|web|página)[^:\n]{0,90}? es propiedad de
  # Italian and Dutch
  titolare(?: del sito)?\s*: | eigenaar\s*:
`
const HONORIFIC = anyOf`
  Herr | Frau | Monsieur | Madame | M\. | Mme | Mr\.? | D\. | Dña\. | Dott\. | Rechtsanwalt | Rechtsanwältin
  Dr\.
`
/** Words before the person who is responsible for a site, in imprints in six languages. */
const RESPONSIBLE = new RegExp(String.raw`${RESPONSIBLE_WORDS}\s*(?:${HONORIFIC} ){0,2}(?=\p{Lu})`, 'giu')
/** The line above the provider of a German site. */
const PROVIDER = /^(?:impressum\s+)?angaben gem(?:äß|aess) ?§/iu
/** Matches legal forms of companies, which are not one person. */
export const LEGAL_FORM =
  /\b(?:GmbH|mbH|AG|UG|KG|OHG|SE|e\.\s?V|eG|SARL|SAS|SASU|EURL|S\.?L\.?U?|S\.?A|S\.?r\.?l|S\.?p\.?A|Ltda?|Lda|B\.?V|N\.?V|Stichting|Verein|Association|Asociación|Associazione|Ltd|LLC|Inc)\b/u
/** A street after a name, without a comma between them. */
const STREET = /\s\p{Lu}[\p{L}-]*(?:str(?:\.|aße|asse)|weg|platz|allee|gasse|ring|damm)(?![\p{L}]).*$/su
const MAX_NAME = 60
const MAX_LENGTH = 1000
/** How many lines after the line about the provider may name a person. */
const PROVIDER_LINES = 2

/**
 * Adds the head of a business without partners: the only person whom its imprint names as provider
 * or as responsible. Companies with a legal form name such people for other reasons.
 */
export function addSoleHead(reading: Reading, mention: Mention): void {
  const { page, book } = reading
  if (!isImprint(page) || LEGAL_FORM.test(mention.name ?? '') || LEGAL_FORM.test(providerOf(page))) return
  if (mention.claims.some(({ field, value }) => field === 'property' && value.label === PROPERTY.ceo)) return
  const found = new Set<string>()
  const add = (text: string) => {
    const name = nameAtStart(text.slice(0, MAX_NAME).replace(STREET, ''))
    if (name && companyKey(name) !== companyKey(mention.name ?? '')) found.add(name)
  }
  for (const [i, { text }] of minedBlocks(reading)) {
    if (text.length > MAX_LENGTH) continue
    for (const { index, 0: words } of text.matchAll(RESPONSIBLE)) add(text.slice(index + words.length))
    if (PROVIDER.test(text))
      for (const next of page.blocks.slice(i + 1, i + 1 + PROVIDER_LINES)) add(next.text)
  }
  const [name] = found
  if (found.size === 1)
    book.add(mention, 'property', { label: PROPERTY.ceo, value: name }, { quote: name, method: 'label' })
}

const isImprint = ({ blocks, title }: Page): boolean =>
  IMPRINT.test(title ?? '') || blocks.some(({ kind, text }) => kind === 'heading' && IMPRINT.test(text))

/** Returns the line about the provider and the next three lines; empty without such a line. */
function providerOf({ blocks }: Page): string {
  const at = blocks.findIndex(({ text }) => PROVIDER.test(text))
  return at < 0
    ? ''
    : blocks
        .slice(at, at + 4)
        .map(({ text }) => text.slice(0, 200))
        .join('\n')
}
