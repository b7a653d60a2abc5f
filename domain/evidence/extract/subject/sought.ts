import { handleLikeness } from '#domain/people/names/handles'
import { unspacedName } from '#domain/people/names/names'
import type { Page } from '../../page.js'
import type { PageHint } from '../../page_hint.js'
import { meaningOf } from '../labels/label_meaning.js'
import { minedBlocks, type NamedEntity, type Reading } from '../reading.js'
import { sentencesOf } from '../sentences/sentences.js'
import { MAX_QUOTE_LENGTH } from '../verbatim_quotes.js'
import { nameIn } from './hinted_owner.js'
import { mainHeading } from './page_subject.js'

const TITLE_MARK = /(?<!\s)\s+[|–—·•»:-]\s+|(?<!\s)\s+[|»｜]\s*|[|»｜]\s*/

/**
 * Returns the name of a row's person as the page writes it; null if the page does not contain the
 * name.
 */
export function soughtName(page: Page, { entity, name }: PageHint): string | null {
  if (entity !== 'person' || !name) return null
  const written = nameIn(page.text, name)
  return written && isWhole(page.text, written) ? written : null
}

/** Whether a name is not part of a longer word, as `Ann Lee` is in `Ann Leeds`. */
const isWhole = (text: string, name: string): boolean =>
  unspacedName(name) !== null || new RegExp(`(?<!\\p{L})${RegExp.escape(name)}(?!\\p{L})`, 'u').test(text)

/**
 * Whether a page is about the sought person: its heading, a part of its title or its label for a
 * name is this name. False if another person is the subject.
 */
export function isAboutSought(page: Page, sought: string, subject: NamedEntity | null): boolean {
  if (subject?.entity === 'person') return false
  const isName = (text: string | null | undefined) => text != null && plain(text) === plain(sought)
  return (
    isName(mainHeading(page)) ||
    page.title?.split(TITLE_MARK).some(isName) === true ||
    page.pairs.some(({ label, value }) => meaningOf(label) === 'name' && isName(value))
  )
}

const plain = (name: string): string => unspacedName(name) ?? name.toLowerCase().trim()

/**
 * Adds the sought name from the first line that has it, if nothing else named the person. Removes
 * e-mail addresses that are unlike the name, because they may be the site's.
 */
export function nameSought(reading: Reading): void {
  const { sought, book } = reading
  if (sought === null) return
  const mention = book.of('person', sought)
  mention.claims = mention.claims.filter(
    ({ field, value }) => field !== 'email' || handleLikeness(value.split('@')[0], sought) !== 'unlike'
  )
  if (mention.claims.length > 0) return
  // A header or footer is the last resort, because every page of the site repeats it.
  const lines = minedBlocks(reading).map(([, block]) => block)
  for (const { text } of [
    ...lines.filter((one) => !one.boilerplate),
    ...lines.filter((one) => one.boilerplate),
  ]) {
    if (!text.includes(sought)) continue
    const quote = sentencesOf(text).find((sentence) => sentence.includes(sought)) ?? text
    if (quote.length > MAX_QUOTE_LENGTH) continue
    book.add(mention, 'name', sought, { quote, method: 'card' })
    return
  }
}
