import { companyKey } from '#domain/people/companies/company_name'
import type { Mention } from '../../claim.js'
import type { Pair, Row } from '../../page.js'
import { isPromptInjection } from '../prompt_injection.js'
import { isChief } from '../layout/chief_titles.js'
import { isCompanyName, isPerson, personAtEnd } from '../recognisers.js'
import { claimLabelled } from './label_claims.js'
import { meaningOf } from './label_meaning.js'
import { factLists } from './fact_lists.js'
import { stackedPairs } from './stacked_labels.js'
import { isNamedLikePerson } from '../subject/person_or_company.js'
import { PROPERTY } from './properties.js'
import { minedBlocks, mentionOf, type Reading } from '../reading.js'
import { sentencesOf } from '../sentences/sentences.js'

const METHOD = 'label' as const
const MAX_PAIRS = 1500
const SENTENCE_LABEL = /^([\p{L}][^:：.!?\n]{1,40}?)\s*[:：]\s+(\S.*?)[.;]?$/su

/** Extracts labelled values: every label as a property, known labels also as fields. */
export function fromLabels(reading: Reading): void {
  const { page } = reading
  const who = reading.subject ?? reading.owner
  const about = who && mentionOf(reading, who)
  const mined = [...page.pairs, ...stackedPairs(page), ...factLists(page)]
    .filter((pair) => reading.isMined(pair.block))
    .slice(0, MAX_PAIRS)
  const entries = entryLabels(mined)
  for (const [i, pair] of mined.entries()) {
    if (entries.has(pair.label) && isOfEntry(pair)) continue
    if (meaningOf(pair.label) === 'location' && isOfEvent(mined, i)) continue
    const holder =
      holderOf(reading, pair) ??
      (isContact(pair) && page.blocks[pair.block].boilerplate ? ownerMention(reading) : about)
    if (holder) claimPair(reading, holder, pair)
  }
  if (about) fromSentenceLabels(reading, about)
  for (const row of page.rows.slice(0, MAX_PAIRS)) claimRow(reading, row)
}

/** Returns labels with three or more values. They describe the entries of a list, such as jobs. */
function entryLabels(pairs: readonly Pair[]): ReadonlySet<string> {
  const values = new Map<string, Set<string>>()
  for (const { label, value } of pairs) {
    if (!values.has(label)) values.set(label, new Set())
    values.get(label)!.add(value)
  }
  return new Set([...values].flatMap(([label, list]) => (list.size > 2 ? [label] : [])))
}

/** How many labels before and after a place may state the time of the same event. */
const NEAR_EVENT = 3
const TIME_LABEL =
  /^(?:date|time|when|heure|quand|horaire|datum|uhrzeit|wann|fecha|hora|cuándo|data|quando|ora|orario|tijd|日時|일시)$/iu

/** Whether a pair stands beside the date or time of an event, such as a defence or a talk. */
const isOfEvent = (pairs: readonly Pair[], i: number): boolean =>
  pairs
    .slice(Math.max(0, i - NEAR_EVENT), i + NEAR_EVENT + 1)
    .some(
      ({ label, block }) => TIME_LABEL.test(label.trim()) && Math.abs(block - pairs[i].block) <= NEAR_EVENT
    )

const isOfEntry = ({ label }: Pair) => /^(?:location|company|title)$/.test(meaningOf(label) ?? '')

const isContact = ({ label }: Pair) =>
  /^(?:email|support_email|phone|address|social)$/.test(meaningOf(label) ?? '')
const ownerMention = (reading: Reading) => (reading.owner ? mentionOf(reading, reading.owner) : null)

/** Returns the person, other than the page's subject, whose name is the heading above a pair; or null. */
function holderOf(reading: Reading, pair: Pair): Mention | null {
  const { section } = reading.page.blocks[pair.block]
  if (!section || !isNamedLikePerson(section) || section === reading.subject?.name) return null
  return reading.page.blocks[pair.block].boilerplate ? null : reading.book.of('person', section)
}

function claimPair(reading: Reading, mention: Mention, pair: Pair) {
  const { book, page, text } = reading
  if (pair.value.length > 600 || isPromptInjection(`${pair.label}: ${pair.value}`)) return
  const meaning = meaningOf(pair.label)
  const beside = text.has(`${pair.label}\n${pair.value}`) ? `${pair.label}\n${pair.value}` : pair.value
  const line = page.blocks[pair.block].text
  const quote =
    line.includes(pair.label) && line.includes(pair.value) && line.length <= 300
      ? line
      : beside.length <= 300
        ? beside
        : pair.value
  const origin = { quote: quote || (pair.links[0]?.href ?? ''), method: METHOD }
  if (pair.value)
    book.add(mention, 'property', { label: pair.label, value: pair.value.replace(/\s+/g, ' ') }, origin)
  if (meaning)
    claimLabelled(
      reading,
      mention,
      {
        meaning,
        label: pair.label,
        value: trimmedValue(meaning, pair.value, reading.owner?.name ?? null),
        links: pair.links,
      },
      origin
    )
}

/** Reads `Industry: Fintech` where it is a sentence of a paragraph. */
function fromSentenceLabels(reading: Reading, about: Mention) {
  for (const [, block] of minedBlocks(reading)) {
    if (block.boilerplate || !/[:：]/.test(block.text) || block.text.length > 3000) continue
    const sentences = sentencesOf(block.text)
    if (sentences.length < 2) continue
    for (const sentence of sentences) {
      const [, label, value] = SENTENCE_LABEL.exec(sentence) ?? []
      const meaning = label ? meaningOf(label) : null
      if (!meaning || value.length > 200) continue
      const origin = { quote: sentence.slice(0, 300), method: METHOD }
      const read = trimmedValue(meaning, value, reading.owner?.name ?? null)
      reading.book.add(about, 'property', { label, value: read }, origin)
      claimLabelled(reading, about, { meaning, label, value: read, links: [] }, origin)
    }
  }
}

const VERB =
  /\s(?:is|was|has|have|employs|runs|leads|serves|ist|wurde|hat|leitet|est|a été|compte|dirige|es|fue|tiene|é|foi|tem|lidera)\s|,\s(?:CEO|founder|Gründer|chief)/iu
const NEXT =
  /\s(?:We|The company|Our|Wir|Das Unternehmen|Unser|Nous|Notre|La société|Nuestr[ao]|La empresa|Noss[ao]|A empresa|Founded|Established|Based|Headquartered|Since|Total|Today|Gegründet|Fondée?|Fundad[ao]|Seit|Depuis|Desde)\s/u

/** Cuts off a following sentence if the full stop before it is missing. */
function trimmedValue(meaning: string, value: string, owner: string | null): string {
  if (!/^(?:industry|headquarters|location|funding_stage|headcount|founded)$/.test(meaning)) return value
  const plain = value.replace(/(?<!\b(?:Inc|Ltd|Corp|Co|St))\.$/, '')
  const next = plain.search(NEXT)
  const verb = plain.search(VERB)
  if (next > 0 && (verb < 0 || next < verb)) return plain.slice(0, next)
  if (verb < 0) return plain
  const before = plain.slice(0, verb)
  if (owner && before.endsWith(` ${owner}`)) return before.slice(0, -owner.length - 1)
  const person =
    personAtEnd(before.split(/\s+/).slice(-3).join(' ')) ??
    personAtEnd(before.split(/\s+/).slice(-2).join(' '))
  return person && before.endsWith(` ${person}`) ? before.slice(0, -person.length - 1) : plain
}

/** Extracts a person or company from a table row with labelled columns. */
function claimRow(reading: Reading, row: Row) {
  const { book, owner } = reading
  const cells = row.cells.filter((cell) =>
    reading.isMined(Math.min(cell.block, reading.page.blocks.length - 1))
  )
  const meanings = cells.map((cell) => ({ ...cell, meaning: meaningOf(cell.label) }))
  const title = meanings.find(({ meaning }) => meaning === 'title')
  const named =
    meanings.find(({ meaning, value }) => meaning === 'name' && isPerson(value)) ??
    meanings.find(({ value }, i) => i < 2 && title && isPerson(value))
  const firm = meanings.find(
    ({ meaning, value }) =>
      (meaning === 'company' || meaning === 'company_name' || meaning === 'name') && isCompanyName(value)
  )
  const mention = named
    ? book.of('person', named.value)
    : firm && !title
      ? book.of('company', firm.value)
      : null
  if (!mention) return
  const whole = cells
    .map((cell) => cell.value)
    .filter(Boolean)
    .join('\n')
  const isWhole = whole.length <= 300 && reading.text.has(whole)
  const quoteOf = (value: string) => (isWhole ? whole : value)
  for (const { meaning, label, value, links } of meanings) {
    const origin = { quote: quoteOf(value) || (links[0]?.href ?? ''), method: METHOD }
    if (value) book.add(mention, 'property', { label, value }, origin)
    const asName = named && value === named.value ? 'name' : meaning
    if (asName) claimLabelled(reading, mention, { meaning: asName, label, value, links }, origin)
  }
  if (!named || firm || owner?.entity !== 'company' || !title) return
  const origin = { quote: quoteOf(title.value), method: METHOD }
  book.add(mention, 'company', owner.name, origin)
  if (isChief(title.value) && companyKey(owner.name))
    book.add(mentionOf(reading, owner), 'property', { label: PROPERTY.ceo, value: named.value }, origin)
}
