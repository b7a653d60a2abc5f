import { looksLikeCompany } from '#domain/people/companies/company_name'
import { isPerson, isTitle } from '../recognisers.js'
import { isSlogan } from '../subject/owner_name.js'
import { organisationRank } from '../sentences/phrases/nouns.js'
import { isChips } from './chips.js'
import { cjkEmployer } from './cjk_headlines.js'
import { isTitleLike, readHeadline } from './headlines.js'
import { minedBlocks, mentionOf, type Reading } from '../reading.js'

const METHOD = 'heading' as const
/** A person's title is within this many blocks after the name. */
const MAX_DISTANCE = 4
/** Headings of lists of other people. */
const GROUP = /^(?:\p{L}+ )?(?:students|alumni|advisors|advisees|collaborators|members|staff)$/iu

/** Extracts names from headings, and the title below a person's name. */
export function fromHeadings(reading: Reading): void {
  const { page, book, owner, subject } = reading
  const quote = subject && headingOf(reading, subject.name)
  if (subject && quote && !isSlogan(subject.name))
    book.add(mentionOf(reading, subject), 'name', subject.name, { quote, method: METHOD })
  if (owner && !isSlogan(owner.name) && (page.title?.includes(owner.name) || page.text.includes(owner.name)))
    book.add(mentionOf(reading, owner), 'name', owner.name, { quote: owner.name, method: METHOD })
  if (owner?.entity === 'company') legalName(reading)
  if (subject?.entity === 'person' && !reading.profile) below(reading)
}

/** Whether a line is an organisation's name, such as a university below a professor's title. */
const isOrganisationLine = (text: string): boolean =>
  isTitleLike(text) && !isTitle(text) && organisationRank(text) >= 3

const headingOf = ({ page }: Reading, name: string) =>
  page.blocks.find(({ kind, text }) => kind === 'heading' && text.includes(name) && text.length <= 300)?.text

/** Adds the owner's legal name from the copyright line. */
function legalName(reading: Reading) {
  const { page, book, owner } = reading
  const mention = mentionOf(reading, owner!)
  for (const block of page.blocks.slice(-40)) {
    const at = block.text.indexOf(owner!.name)
    if (at < 0 || block.text.length > 300) continue
    const [, tail = ''] =
      /^((?:,? (?:[\p{Lu}][\p{L}.]*|[a-z.]{2,6}|&|Co\.|KG)){1,4})/u.exec(
        block.text.slice(at + owner!.name.length)
      ) ?? []
    const whole = (owner!.name + tail).replace(/,$/, '')
    if (tail && looksLikeCompany(whole)) book.add(mention, 'name', whole, { quote: whole, method: METHOD })
  }
}

/**
 * Adds the title in the heading with the person's name, or in one of the next four lines. Adds the
 * organisation if it has its own line after the title.
 */
function below(reading: Reading) {
  const { book, subject, owner } = reading
  const mention = mentionOf(reading, subject!)
  let distance = -1
  let isTitled = false
  for (const [, block] of minedBlocks(reading)) {
    const isName = !block.boilerplate && distance < 0 && block.text === subject!.name
    if (isName || (block.kind === 'heading' && block.text.includes(subject!.name))) {
      distance = 0
      const rest = block.text.replace(subject!.name, '').replace(/^[\s,|·–—-]+/u, '')
      // `Jane Doe's Planners` does not state her title.
      const own = rest && !/^['’]/u.test(rest) ? readHeadline(rest) : null
      if (own && !own.past) add(own, block.text)
      continue
    }
    if (distance < 0 || block.boilerplate) continue
    if (++distance > MAX_DISTANCE) return
    if (
      block.text.length > 140 ||
      block.text.includes(subject!.name) ||
      isPerson(block.text) ||
      block.kind === 'header' ||
      block.kind === 'term' ||
      (block.kind === 'heading' && GROUP.test(block.text))
    )
      continue
    const headlines = (isChips(block) ? block.runs : [block.text]).flatMap((text) => readHeadline(text) ?? [])
    const headline = headlines.find(({ past }) => !past)
    if (headline && !isTitled) {
      add(headline, block.text)
      if (headline.company) return
      isTitled = true
      continue
    }
    const organisation = isTitled && isOrganisationLine(block.text) ? block.text : cjkEmployer(block.text)
    if (organisation) {
      book.add(mention, 'company', organisation, { quote: block.text, method: METHOD })
      return
    }
  }
  function add({ title, company }: { title: string; company: string | null }, quote: string) {
    book.add(mention, 'title', title, { quote, method: METHOD })
    const employer =
      company ??
      (owner?.entity === 'company' && !reading.isArticle && !/speaker/i.test(reading.page.url)
        ? owner.name
        : null)
    if (employer) book.add(mention, 'company', employer, { quote, method: METHOD })
  }
}
