import { spaced } from './spaced.js'
import { CONTACT_FIELDS, type ContactField } from '#domain/contacts/contact'

export type ContactWishes = { contacts: ContactField[]; text: string }

/** White space is single characters, here and below. */
const JOINED =
  '(?:,?\\s?(?:\\b(?:and|with|plus|including|along with|together with|as well as|und|mit|samt|inklusive|sowie|et|avec|ainsi que|y|con|e|com)\\b|&)\\s)?(?:(?:\\b(?:find|get|give|provide|show|add|want|need)\\b)(?:\\sme)?\\s)?(?:also\\s|auch\\s)?(?:(?:their|the|his|her|its|all|any|an?|deren|ihre[nmr]?|dessen|die|den|leurs?|les?|la|sus?|el|los|las|seus?|suas?|os?|as?)\\s)?(?:(?:verified|valid|current|direct|known|best|right)\\s){0,6}'
const WORK =
  '(?:work|business|professional|company|corporate|office|geschäftliche[nrsm]?|dienstliche[nrsm]?|berufliche[nrsm]?)'
const PERSONAL = '(?:personal|private|home|private[nrsm]?)'
const AFTER_PERSONAL =
  '(?:personnel(?:le)?s?|privée?s?|personal(?:es)?|particular(?:es)?|pessoa(?:l|is)|privad[oa]s?)'
const AFTER_WORK =
  '(?:professionnel(?:le)?s?|de (?:trabajo|travail|trabalho)|laboral(?:es)?|profissiona(?:l|is)|corporativ[oa]s?)'
const MAIL =
  '(?:e-?\\s?mails?(?:[- ]?(?:address(?:es)?|adressen?|ids?))?|mail[- ]?(?:address(?:es)?|adressen?)|correos?(?: electr[oó]nicos?)?|courriels?|adresses? (?:e-?mail|mail|électroniques?)|endereços? de e-?mail)'
const PHONE =
  '(?:(?:direct|mobile|cell|office|work)\\s)?(?:phones?|telephones?|mobiles?|cell ?phones?)(?:[- ]numbers?)?|(?:telefon|handy|mobil)(?:[- ]?nummern?|e)?|(?:numéros? de )?(?:téléphones?|telephones?|portable)|(?:números? de )?(?:teléfonos?|telefones?|telemóve(?:l|is)|celular(?:es)?|móvil(?:es)?)'
const DETAILS =
  'contact (?:details?|info(?:rmation)?|data)|kontaktdaten|coordonnées|datos de contacto|(?:dados|informações) de contato'
const EACH = '(?:\\s(?:for|of)\\s(?:each|every|all)(?:\\s(?:one|of them|person))?)?'
/** Where the owner follows, the word before it goes as well: `the work e-mail of the CTO`. */
const OWNED = '(?:\\s(?:of|for|from|von|vom|der|de la|de|du|del|da|do)(?=\\s))?'

const pattern = (what: string) =>
  new RegExp(`${JOINED}(?<![\\p{L}-])(?:${what})(?![\\p{L}])${EACH}${OWNED}`, 'giu')

/** What each pattern asks for; the particular ones go first. */
const WISHES: readonly (readonly [RegExp, readonly ContactField[]])[] = [
  [pattern(`${WORK}\\sand\\s${PERSONAL}\\s${MAIL}`), ['work_email', 'personal_email']],
  [pattern(`${PERSONAL}[- ]+${MAIL}|${MAIL}\\s${AFTER_PERSONAL}`), ['personal_email']],
  [pattern(`${WORK}[- ]+${MAIL}|${MAIL}\\s${AFTER_WORK}`), ['work_email']],
  [pattern(MAIL), ['work_email']],
  [pattern(PHONE), ['phone']],
  [pattern(DETAILS), ['work_email', 'phone']],
  [
    /\bhow (?:can|could|do|might) (?:i|we) (?:e-?mail|reach|contact|write to|get in touch with|get hold of)\b/giu,
    ['work_email'],
  ],
  [/\bhow (?:can|could|do|might) (?:i|we) (?:call|phone|ring)\b/giu, ['phone']],
]
/** The contacts a text asks for, and the text without the words that ask. */
export function contactWishes(text: string): ContactWishes {
  const wanted = new Set<ContactField>()
  let rest = spaced(text)
  for (const [asks, fields] of WISHES)
    rest = rest.replace(asks, () => {
      for (const field of fields) wanted.add(field)
      return ' '
    })
  return { contacts: CONTACT_FIELDS.filter((field) => wanted.has(field)), text: rest }
}
