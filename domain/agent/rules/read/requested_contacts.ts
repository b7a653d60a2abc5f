import { spaced } from './spaced.js'
import { CONTACT_FIELDS, type ContactField } from '#domain/contacts/contact'
import { anyOf } from '#domain/people/text/phrases'

export type RequestedContacts = { contacts: ContactField[]; text: string }

/** The patterns below expect single spaces. */
const AND = anyOf`
  and | with | plus | including | along with | together with | as well as
  und | mit | samt | inklusive | sowie | et | avec | ainsi que | y | con | e | com
`
const GET = anyOf`find | get | give | provide | show | add | want | need`
const THEIR = anyOf`
  their | the | his | her | its | all | any | an? | deren | ihre[nmr]? | dessen | die | den
  leurs? | les? | la | sus? | el | los | las | seus? | suas? | os? | as?
`
/** Matches the words before a contact: `, and also find me their verified`. */
const JOINED =
  String.raw`(?:,?\s?(?:\b${AND}\b|&)\s)?(?:(?:\b${GET}\b)(?:\sme)?\s)?(?:also\s|auch\s)?(?:${THEIR}\s)?` +
  String.raw`(?:(?:verified|valid|current|direct|known|best|right)\s){0,6}`
const WORK =
  '(?:work|business|professional|company|corporate|office|geschäftliche[nrsm]?|dienstliche[nrsm]?|berufliche[nrsm]?)'
const PERSONAL = '(?:personal|private|home|private[nrsm]?)'
const AFTER_PERSONAL =
  '(?:personnel(?:le)?s?|privée?s?|personal(?:es)?|particular(?:es)?|pessoa(?:l|is)|privad[oa]s?)'
const AFTER_WORK =
  '(?:professionnel(?:le)?s?|de (?:trabajo|travail|trabalho)|laboral(?:es)?|profissiona(?:l|is)|corporativ[oa]s?)'
const MAIL =
  '(?:e-?\\s?mails?(?:[- ]?(?:address(?:es)?|adressen?|ids?))?|mail[- ]?(?:address(?:es)?|adressen?)|correos?(?: electr[oó]nicos?)?|courriels?|adresses? (?:e-?mail|mail|électroniques?)|endereços? de e-?mail)'
const PHONE = anyOf`
  # English
  (?:(?:direct|mobile|cell|office|work)\s)?(?:phones?|telephones?|mobiles?|cell ?phones?)(?:[- ]numbers?)?
  # German
  (?:telefon|handy|mobil)(?:[- ]?nummern?|e)?
  # French
  (?:numéros? de )?(?:téléphones?|telephones?|portable)
  # Spanish and Portuguese
  (?:números? de )?(?:teléfonos?|telefones?|telemóve(?:l|is)|celular(?:es)?|móvil(?:es)?)
`
const DETAILS =
  'contact (?:details?|info(?:rmation)?|data)|kontaktdaten|coordonnées|datos de contacto|(?:dados|informações) de contato'
const EACH = '(?:\\s(?:for|of)\\s(?:each|every|all)(?:\\s(?:one|of them|person))?)?'
/** Also matches the preposition before an owner: `the work e-mail of the CTO`. */
const OWNED = '(?:\\s(?:of|for|from|von|vom|der|de la|de|du|del|da|do)(?=\\s))?'

const pattern = (what: string) =>
  new RegExp(`${JOINED}(?<![\\p{L}-])(?:${what})(?![\\p{L}])${EACH}${OWNED}`, 'giu')

/** The contacts that each pattern requests, specific patterns first. */
const PATTERNS: readonly (readonly [RegExp, readonly ContactField[]])[] = [
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
/** Reads the requested contacts and returns the text without the matched words. */
export function requestedContacts(text: string): RequestedContacts {
  const wanted = new Set<ContactField>()
  let rest = spaced(text)
  for (const [requests, fields] of PATTERNS)
    rest = rest.replace(requests, () => {
      for (const field of fields) wanted.add(field)
      return ' '
    })
  return { contacts: CONTACT_FIELDS.filter((field) => wanted.has(field)), text: rest }
}
