import { anyOf } from '#domain/people/text/phrases'
import type { Mention } from '../../claim.js'
import { isPerson } from '../recognisers.js'
import { PROPERTY } from '../labels/properties.js'
import { minedBlocks, type Reading } from '../reading.js'

const HEAD_WORDS = anyOf`
  # German
  vertreten durch(?: d(?:en|ie) geschäftsführer(?:in)?)? | geschäftsführer(?:in)? | geschäftsführung
  inhaber(?:in)?
  # English
  represented by | managing director
  # French
  représentante? légale? | gérante? | présidente?
  # Spanish
  representante legal | administrador(?:a)? únic[oa]
  # Italian
  legale rappresentante | amministratore unico | titolare
  # Dutch
  zaakvoerder | bestuurder
`
const OF_COMPANY = String.raw`(?: (?:de|du|der|des|di|del|della|da|van|of) [^.:;\n]{2,40})?`
const HONORIFIC = anyOf`Herr | Frau | M\. | Mme | Dr\. | D\. | Dña\. | Sr\. | Sra\. | Dott\.`
/** Words for the head of a company inside a line, before a colon or a verb. */
const HEAD = new RegExp(
  String.raw`${HEAD_WORDS}${OF_COMPANY}(?: ?: ?| (?:ist|is|est|es|é|è) )(?:${HONORIFIC} )?(?=\p{Lu})`,
  'giu'
)
const MAX_LENGTH = 1500
const MAX_NAME_LENGTH = 60
const MAX_NAME_WORDS = 4

/**
 * Adds the heads of a company that longer lines name: `... 49545 Elmwald Vertreten durch: Jane Doe
 * Kontakt: ...`. The name is the longest run of up to four words that looks like a name.
 */
export function addHeads(reading: Reading, mention: Mention): void {
  for (const [, { text }] of minedBlocks(reading)) {
    if (text.length > MAX_LENGTH || text.length < 12) continue
    for (const { index, 0: words } of text.matchAll(HEAD)) {
      const start = index + words.length
      const name = nameAtStart(text.slice(start, start + MAX_NAME_LENGTH))
      if (!name) continue
      const quote = text.slice(index, start + name.length)
      reading.book.add(mention, 'property', { label: PROPERTY.ceo, value: name }, { quote, method: 'label' })
    }
  }
}

/** Returns the longest person's name of up to four words at the start of a text, or null. */
export function nameAtStart(text: string): string | null {
  const words = text.split(/[,.;:(|]/)[0].split(' ')
  for (let length = Math.min(MAX_NAME_WORDS, words.length); length > 1; length--) {
    const name = words.slice(0, length).join(' ')
    if (isPerson(name)) return name
  }
  return null
}
