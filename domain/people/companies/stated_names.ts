import { anywhere } from '../text/phrases.js'
import { withoutClause } from './run_on.js'

/** The names in a text that names an employer. */
export type StatedNames = {
  /** The current name with its legal form. Empty only for an empty text. */
  name: string
  former: string[]
  aliases: string[]
}

const BEFORE =
  '(?:formerly|previously)(?: known as| called)?|f\\/k\\/a|fka|ehemals|vormals|fruher|früher|anciennement|antes(?: de)?|anteriormente|antigua|voorheen|ex'
const ALSO = '(?:now )?(?:doing business|trading) as|d\\/b\\/a|dba|t\\/a|a\\/k\\/a|aka|also known as'
const NOW = 'now(?: known as| called| part of)?|renamed(?: to)?|jetzt|heute|ahora|agora|maintenant|nu'

/** The number of characters that are read. The API accepts names of up to 300 characters. */
const MAX_NAME_LENGTH = 300

/** Matches `(formerly Foo)` anywhere, or `, formerly Foo` at the end. Expects single spaces. */
const inBrackets = (words: string) => new RegExp(` ?[([] ?(?:${words})\\b\\.?:? ([^)\\]]{1,200})[)\\]]`, 'iu')
const atEnd = (words: string) => new RegExp(`(?: ?[,;-] ?| )(?:${words})\\b\\.?:? ([\\s\\S]+)$`, 'iu')
const FORMER = [inBrackets(BEFORE), atEnd(BEFORE.replace('|ex', ''))]
const OTHER = [inBrackets(ALSO), atEnd(ALSO)]
const CURRENT = [inBrackets(NOW)]

/** Matches remarks that are not names: listings, owners, investors, employment types. */
const REMARKS = anywhere('giu')`
  [ ]?[([] ?(?:
    acquired by | part of | owned by | a (?:division|subsidiary|member|part) of | subsidiary of | backed by
    yc [swfx]\d{2} | y combinator | stealth | closed | acquired
    nasdaq | nyse | lse | tsx | asx | hkex | euronext
    remote | contract(?:or)? | self[ -]employed | freelance | part[ -]time | full[ -]time | internship
  )\b[^)\]]{0,200}[)\]]
  , an? [^,]{2,40} company$ | [ ]- an? [^,]{2,40} company$
`

/** Splits a text into current, former and other names. Ignores text beyond 300 characters. */
export function statedNames(text: string): StatedNames {
  const plain = withoutClause(text.slice(0, MAX_NAME_LENGTH).replace(/\s+/g, ' ').trim())
  if (
    !/[([,;/-]|\b(?:formerly|previously|ehemals|vormals|anciennement|antes|voorheen|fka|dba|aka|as)\b/i.test(
      plain
    )
  )
    return { name: plain, former: [], aliases: [] }
  const withoutRemarks = plain.replace(REMARKS, '').trim() || plain
  const [withoutFormer, former] = cut(withoutRemarks, FORMER)
  const [withoutOther, aliases] = cut(withoutFormer, OTHER)
  const [name, current] = cut(withoutOther, CURRENT)
  return current.length > 0
    ? { name: current[0], former: [name, ...former], aliases }
    : { name, former, aliases }
}

/**
 * Removes the first match. Returns the rest of the text and the name in the match. Skips a match
 * that is the whole text.
 */
function cut(text: string, patterns: readonly RegExp[]): [string, string[]] {
  for (const pattern of patterns) {
    const found = pattern.exec(text)
    if (!found) continue
    const left = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.trim()
    if (left !== '') return [left, [found[1].trim()]]
  }
  return [text, []]
}
