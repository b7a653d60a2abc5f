import { isPlausiblePersonName } from '#domain/people/names/names'
import { fold } from '#domain/people/text/text'
import type { Block } from '../../page.js'
import { isPromptInjection } from '../prompt_injection.js'
import type { Reading } from '../reading.js'
import { claimLabelled } from './label_claims.js'
import { meaningOf } from './label_meaning.js'

const GIVEN =
  /^(?:(?:first|given) name|forename|vorname|prenom|nombre|nome proprio|nome|voornaam|imie|fornavn|fornamn|etunimi)\s*:$/
const FAMILY =
  /^(?:(?:last|family) name|surname|nachname|familienname|nom|nom de famille|apellidos?|sobrenome|apelido|cognome|achternaam|nazwisko|etternavn|efternavn|efternamn|sukunimi)\s*:$/
/** Labels of the person's job and place. Other labels of a profile may describe an event or account. */
const READ = /^(?:title|company|location)$/
/** The maximum number of blocks after the name that belong to the profile. */
const PROFILE = 10
const MAX_VALUE = 120

/**
 * Extracts the person of a profile that labels the parts of a name, each above or beside its value:
 * `First name:`, `Jane`, `Last name:`, `Doe`, `Organization:`, `Acme`. The titles of such pages are
 * often handles. Ignores pages with several such names, because those are lists.
 */
export function fromSplitNames(reading: Reading): void {
  const { page, book, text } = reading
  if (reading.profile) return
  const { blocks } = page
  const isFamily = (i: number) => i < blocks.length && FAMILY.test(labelOf(blocks[i]))
  const starts = blocks.flatMap((block, i) =>
    GIVEN.test(labelOf(block)) && !block.boilerplate && isFamily(i + 2) ? [i] : []
  )
  const [at] = starts
  if (starts.length !== 1 || at + 3 >= blocks.length || !reading.isMined(at)) return
  const name = `${blocks[at + 1].text} ${blocks[at + 3].text}`
  const quote = [1, 2, 3].map((i) => blocks[at + i].text).join('\n')
  if (name.length > 60 || !isPlausiblePersonName(name) || !text.has(quote) || isPromptInjection(name)) return
  const mention = book.of('person', name)
  book.add(mention, 'name', name, { quote, method: 'label' })
  for (let i = at + 4; i + 1 < Math.min(blocks.length, at + 4 + PROFILE); i++) {
    const [label, { text: value }] = [blocks[i].text, blocks[i + 1]]
    const meaning = label.endsWith(':') ? meaningOf(label) : null
    const said = `${label}\n${value}`
    if (!meaning || !READ.test(meaning) || value.length > MAX_VALUE || value.endsWith(':')) continue
    if (!reading.isMined(i + 1) || !text.has(said)) continue
    claimLabelled(
      reading,
      mention,
      { meaning, label: label.slice(0, -1), value, links: [] },
      { quote: said, method: 'label' }
    )
  }
}

const labelOf = ({ text }: Block): string => (text.length <= 30 ? fold(text) : '')
