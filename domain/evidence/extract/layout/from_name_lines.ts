import { isPerson, isTitle } from '../recognisers.js'
import { organisationRank } from '../sentences/phrases/nouns.js'
import { namesOccupation } from '../titles/occupations.js'
import { isTitleLike, readHeadline } from './headlines.js'
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

/** Matches the marks between the parts of a page's title. */
const TITLE_MARK = /\s[|–—·•»:]\s/u
/** Longer lines with a job title behind a name are sentences or lists. */
const MAX_POST_LINE = 90

/**
 * Reads lines that begin with the name of the page's person and continue with an organisation or a
 * job title: `Jane Doe · Department of Physics · University of Example`, `Jane Doe, potter in Leeds`. Also
 * reads lines that end with the name after an occupation: `Rechtsanwältin Jane Doe`.
 */
export function fromNameLines(reading: Reading): void {
  const { subject, profile, page } = reading
  if (subject?.entity !== 'person' || profile) return
  const lines = [...minedBlocks(reading)].map(([, { text }]) => text)
  const titles = page.title ? [page.title, ...page.title.split(TITLE_MARK)] : []
  const name = subject.name.toLowerCase()
  for (const line of [...titles, ...lines]) {
    if (line.length > MAX_LINE_LENGTH || !line.toLowerCase().includes(name)) continue
    readLine(reading, line)
    if (line.length <= MAX_POST_LINE) readPost(reading, line)
  }
  belowNameInFooter(reading)
}

/** Adds the occupation in the line below the name in a header or footer of the person's own page. */
function belowNameInFooter(reading: Reading): void {
  const { book, subject, owner, page } = reading
  if (owner?.entity !== 'person' || owner.name !== subject!.name) return
  const name = subject!.name.toLowerCase()
  for (const [i, { text, boilerplate }] of minedBlocks(reading)) {
    const next = page.blocks[i + 1]
    if (!boilerplate || !next?.boilerplate || text.toLowerCase() !== name) continue
    if (next.text.length > MAX_POST_LINE || isPerson(next.text) || !namesOccupation(next.text)) continue
    book.add(mentionOf(reading, subject!), 'title', next.text, { quote: next.text, method: METHOD })
    return
  }
}

/** Adds the job title in a line that is only the name of the person and a job title. */
function readPost(reading: Reading, line: string): void {
  const { book, subject } = reading
  const bare = line.replace(COPYRIGHT, '')
  if (!bare.toLowerCase().startsWith(subject!.name.toLowerCase()) || /\d/.test(bare)) return
  const rest = bare.slice(subject!.name.length)
  const [, mark, post] = /^(\s[|•·–—-]\s|,\s|:\s|\s)(.*)$/u.exec(rest) ?? []
  if (!post || isPerson(post)) return
  const [first] = post.split(MARK)[0].split(' with ')
  const headline = mark === ' ' ? null : readHeadline(first)
  if (mark === ' ' ? !namesOccupation(post) : !headline || headline.past) return
  const title = headline?.title ?? post
  book.add(mentionOf(reading, subject!), 'title', title, { quote: line, method: METHOD })
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
