import { isTitle } from '../recognisers.js'
import { organisationRank } from '../sentences/phrases/nouns.js'
import { isTitleLike } from './headlines.js'
import { minedBlocks, mentionOf, type Reading } from '../reading.js'

const METHOD = 'heading' as const
const MAX_LINE_LENGTH = 200
const CERTAIN_ORGANISATION = 3
/** A copyright sign and years before a name. */
const COPYRIGHT = /^(?:©|\(c\)|copyright)?[\s\d–—-]*(?:by\s)?/iu
/** Matches a word between a title and a name that makes it somebody else's title: `Assistant to Jane Doe`. */
const BEFORE_OTHER_PERSON =
  /\s(?:of|to|for|with|by|from|and|von|für|bei|und|mit|zu|an|de|du|des|da|do|di|del|della|à|pour|et|con|para|y|e|per|van|voor|en|met)$/iu
const MARK = /\s[|•·–—-]\s|,\s/u

/**
 * Reads lines that begin with the name of the page's person and continue with an organisation:
 * `Jane Doe · Department of Physics · University of Example`. Also reads lines that end with the
 * name after an occupation: `Rechtsanwältin Jane Doe`.
 */
export function fromNameLines(reading: Reading): void {
  const { subject, profile, page } = reading
  if (subject?.entity !== 'person' || profile) return
  const lines = [...minedBlocks(reading)].map(([, { text }]) => text)
  for (const line of page.title ? [page.title, ...lines] : lines)
    if (line.length <= MAX_LINE_LENGTH && line.includes(subject.name)) readLine(reading, line)
}

function readLine(reading: Reading, line: string): void {
  const { book, subject } = reading
  const { name } = subject!
  const mention = mentionOf(reading, subject!)
  const bare = line.replace(COPYRIGHT, '')
  if (bare.endsWith(name)) {
    const before = bare.slice(0, -name.length).replace(/(?<![\s,:|·•–—-])[\s,:|·•–—-]+$/u, '')
    if (isTitle(before) && !BEFORE_OTHER_PERSON.test(before))
      book.add(mention, 'title', before, { quote: line, method: METHOD })
  }
  if (!bare.startsWith(name) || !/^(?:\s[|•·–—-]\s|,\s)/u.test(bare.slice(name.length))) return
  const organisation = bare
    .slice(name.length)
    .split(MARK)
    .find((part) => isTitleLike(part) && !isTitle(part) && organisationRank(part) >= CERTAIN_ORGANISATION)
  if (organisation) book.add(mention, 'company', organisation.trim(), { quote: line, method: METHOD })
}
