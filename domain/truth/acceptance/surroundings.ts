import type { Mention } from '#domain/evidence/claim'
import type { ReadPage } from '#domain/evidence/page_parser'
import { sameCompany } from '#domain/people/companies/company_name'
import { compareNames } from '#domain/people/names/names'
import { fold } from '#domain/people/text/text'
import type { Column } from '../column.js'
import { linkKey } from '../subject.js'
import type { Vote } from '../reconcile/vote.js'

type Named = [string, number][]

const SAME_PERSON = 0.8
/** Constants that keep these features near the size of the other features. */
const [USUAL_LENGTH, DISTANCE] = [8, 0.5]

/** The number of a page's blocks that are compared, so that a long page cannot make a row slow. */
const MAX_BLOCKS = 5_000
/** The number of blocks before a value in which other names are looked for. */
const MAX_BETWEEN = 200

/**
 * Returns features of the place where a page states a value: the kind and the length of the page,
 * how many people it names, whether it says the same of others, and how far the value is from the
 * row's name.
 */
export function surroundingsOf(
  { entity }: Pick<Column, 'entity'>,
  group: string,
  text: string,
  vote: Vote,
  read: ReadPage,
  names: readonly string[]
): Named {
  const facts = factsOf(read)
  const row = rowFactsOf(facts, entity, names)
  const value = fold(text)
  const others = row.strangers.filter(({ values }) => values.has(value)).length
  const length = Math.log(1 + read.page.text.length) - USUAL_LENGTH
  const both = (name: string, value: number): Named => [
    [name, value],
    [`${group} ${name}`, value],
  ]
  return [
    ...both(`kind ${vote.kind}`, 1),
    ...both('page length', length),
    ...both('people', Math.log(1 + facts.people)),
    ...both('others', Math.log(1 + others)),
    [`${group} any others`, others > 0 ? 1 : 0],
    ...distanceOf(group, blockOf(group, text, vote, read), facts, row),
  ]
}

function distanceOf(group: string, at: number, { blocks }: PageFacts, { strangers, named }: RowFacts): Named {
  if (at < 0) return []
  if (named.length === 0) return [[`${group} no name`, 1]]
  const before = named.findLast((i) => i <= at)
  const distance = DISTANCE * Math.log(1 + (before === undefined ? named[0] - at : at - before))
  const from = Math.max((before ?? at) + 1, at + 1 - MAX_BETWEEN)
  const between = blocks.slice(from, at + 1)
  const met = strangers.filter(({ person }) => person && between.some((block) => block.includes(person)))
  return [
    ['distance', distance],
    [`${group} distance`, distance],
    [`${group} names between`, Math.log(1 + met.length)],
  ]
}

/** Returns the number of the block that states a value; -1 if it is not found. */
function blockOf(group: string, text: string, { quote }: Vote, read: ReadPage): number {
  const { blocks } = factsOf(read)
  const [key, words] = [fold(text), fold(quote)]
  const address = /^https?:/.test(text) ? linkKey(text) : null
  if (address || /email|phone/.test(group)) {
    const link = read.page.links.find(({ url, href }) =>
      address ? linkKey(url) === address : href === quote
    )
    if (link) return link.block
  }
  const tests = [
    (block: string) => block.includes(words) && block.includes(key),
    (block: string) => block.includes(key),
    (block: string) =>
      words !== '' && block.length > MIN_PART && (block.includes(words) || words.includes(block)),
  ]
  for (const test of tests) {
    const found = blocks.findIndex(test)
    if (found >= 0) return found
  }
  return -1
}

/** A block may be part of a quote only if it has more characters. Shorter blocks are part of many quotes. */
const MIN_PART = 3

/** A mention with its folded values, and its folded name if it is a person. */
type MentionFacts = { mention: Mention; values: ReadonlySet<string>; person: string | null }
type PageFacts = { blocks: string[]; people: number; mentions: MentionFacts[]; last: RowFacts | null }
/** What a page says about a row: the mentions of others, and the blocks that have the row's name. */
type RowFacts = { key: string; strangers: MentionFacts[]; named: number[] }

const known = new WeakMap<ReadPage['mentions'], PageFacts>()

function factsOf({ page, mentions }: ReadPage): PageFacts {
  const facts = known.get(mentions) ?? {
    blocks: page.blocks.slice(0, MAX_BLOCKS).map(({ text }) => fold(text)),
    people: mentions.filter(({ entity }) => entity === 'person').length,
    mentions: mentions.map((mention) => ({
      mention,
      values: new Set(textsOf(mention).map(fold)),
      person: mention.entity === 'person' && mention.name ? fold(mention.name) : null,
    })),
    last: null,
  }
  known.set(mentions, facts)
  return facts
}

/** Keeps the result for the last row, because a row asks once per value. */
function rowFactsOf(facts: PageFacts, entity: Column['entity'], names: readonly string[]): RowFacts {
  const key = [entity, ...names].join('\n')
  if (facts.last?.key === key) return facts.last
  const isRows = ({ own, name }: Mention) =>
    own ||
    (name !== null &&
      names.some((one) =>
        entity === 'person' ? compareNames(one, name) >= SAME_PERSON : sameCompany(one, name)
      ))
  const folded = names.map(fold).filter((name) => name !== '')
  facts.last = {
    key,
    strangers: facts.mentions.filter(({ mention }) => !isRows(mention)),
    named: facts.blocks.flatMap((block, i) => (folded.some((name) => block.includes(name)) ? [i] : [])),
  }
  return facts.last
}

const textsOf = ({ claims }: Mention): string[] =>
  claims.flatMap((claim) => {
    if (claim.past) return []
    if (claim.field === 'employment')
      return [claim.value.company, ...(claim.value.title ? [claim.value.title] : [])]
    if (claim.field === 'property') return [claim.value.value]
    return typeof claim.value === 'object' ? [] : [String(claim.value)]
  })
