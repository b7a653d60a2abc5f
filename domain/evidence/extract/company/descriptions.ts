import { anywhere } from '#domain/people/text/phrases'
import type { Mention } from '../../claim.js'
import type { Block } from '../../page.js'
import { metaOf } from '../markup/meta.js'
import type { Reading } from '../reading.js'
import type { PagePurpose } from './page_purpose.js'

const MIN_LENGTH = 40
const MAX_LENGTH = 700
const MIN_WORDS = 6
/** Blocks after the main heading that may hold the first paragraph. */
const MAX_BLOCKS = 12
/** Sentences that address the visitor instead of describing the company. */
const NO_DESCRIPTION = anywhere('iu')`
  \b(?:
    cookies? | javascript | browser | newsletter | copyright | © | all rights reserved | click | klicken
    cliquez | haga clic | bitte füllen | please fill | veuillez | 404 | not found | loading | subscribe
    abonnieren | sign up | log ?in | coming soon | under construction | lorem ipsum | disqus | comments
  )\b
  ©
`
/** The first words of a person's introduction. */
const PERSONAL =
  /^(?:hi|hello|hallo|bonjour|hola|ol[aá]|ciao)?[!,. ]*(?:I'm|I am|my name is|ich bin|mein name ist|je suis|je m'appelle|soy|me llamo|sou|meu nome|mi chiamo|ik ben|mijn naam)\s\p{Lu}/iu
const OPENING_HOURS = /\d{1,2}[:.]\d\d\s*[-–]\s*\d{1,2}[:.]\d\d/

/** Adds the first descriptive paragraph of a front or about page without a meta description. */
export function addDescriptions(reading: Reading, mention: Mention, purpose: PagePurpose): void {
  const { page, book } = reading
  if (purpose === 'other' || metaOf(page, 'description', 'og:description')) return
  const paragraph = firstParagraph(reading)
  if (paragraph)
    book.add(mention, 'description', paragraph, { quote: paragraph.slice(0, 300), method: 'heading' })
}

function firstParagraph({ page, isMined }: Reading): string | null {
  const heading = page.blocks.findIndex(({ kind, boilerplate }) => kind === 'heading' && !boilerplate)
  let count = 0
  for (let i = Math.max(0, heading); i < page.blocks.length && count < MAX_BLOCKS; i++) {
    const block = page.blocks[i]
    if (block.boilerplate || !isMined(i)) continue
    count++
    if (isDescribing(block)) return block.text
  }
  return null
}

const isDescribing = ({ kind, text }: Block): boolean =>
  kind === 'paragraph' &&
  text.length >= MIN_LENGTH &&
  text.length <= MAX_LENGTH &&
  text.split(/\s+/).length >= MIN_WORDS &&
  /\p{Ll}/u.test(text) &&
  /[.!…。]$/.test(text) &&
  !PERSONAL.test(text) &&
  !NO_DESCRIPTION.test(text) &&
  !OPENING_HOURS.test(text)
