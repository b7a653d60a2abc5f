import { lazy } from '#domain/lazy'
import { SENTENCES_DE } from './data/sentences_de_data.js'
import { SENTENCES_EN } from './data/sentences_en_data.js'
import { SENTENCES_ES } from './data/sentences_es_data.js'
import { SENTENCES_FR } from './data/sentences_fr_data.js'
import { SENTENCES_PT } from './data/sentences_pt_data.js'
import { findHeadcount } from '../values/headcount.js'
import { isPerson } from '../recognisers.js'
import { stageOf } from '../values/money.js'
import { PROPERTY } from '../labels/properties.js'
import { isChips } from '../layout/chips.js'
import { personSections } from '../layout/person_sections.js'
import { minedBlocks, type Reading } from '../reading.js'
import { addPeople } from './people.js'
import type { PersonContext } from './phrases/subjects.js'
import { addRelation } from './relations.js'
import { compile, type Patterns, type Relation } from './slots.js'
import { quoteAround, sentencesOf } from './sentences.js'

/** The patterns of a language, with a cue that every match of any pattern contains. */
type Language = { cue: RegExp; facts: Patterns[] }

const withCue = (facts: Patterns[]): Language => ({
  cue: new RegExp(facts.map(({ cue }) => cue?.source ?? '').join('|'), 'i'),
  facts,
})

/** Compiled on first use, because compiling one language takes about 50 ms. */
const BY_LANGUAGE: Readonly<Record<string, () => Language>> = {
  en: lazy(() => withCue(compile(SENTENCES_EN))),
  de: lazy(() => withCue(compile(SENTENCES_DE))),
  fr: lazy(() => withCue(compile(SENTENCES_FR))),
  es: lazy(() => withCue(compile(SENTENCES_ES))),
  pt: lazy(() => withCue(compile(SENTENCES_PT))),
}
/** Limits per page, because sentences are slow to read. A book has about 6,000 sentences. */
const MAX_SENTENCES = 6000
const MAX_CHARACTERS = 700_000
const COMPANY_RELATIONS = new Set<Relation>([
  'hiring',
  'not_hiring',
  'offices',
  'industry',
  'total_raised',
  'founded',
  'headquarters',
])
/** Only the first sentences of a person's page can be about that person without a verb. */
const MAX_OPENINGS = 15
/** Matches a line of a career with the period of a former job: `2015-2017`, `WS 2017/18`. */
const CLOSED_PERIOD =
  /^(?:\p{L}{2,10}\.? )?(?:19|20)\d\d ?(?:[-–—/]|bis|to|au?|al?) ?(?:\p{L}{2,10}\.? )?(?:(?:19|20)\d\d|\d\d)[.:]?$/iu
const FIRST_PERSON = /\bI\b|(?:^|[\s(])(?:[Ii]ch|[Jj]e|[Jj]['’]\p{L}+|[Ii]k)\s/u
const LOOKS_STATED = /\p{Lu}|\d/u

/** Extracts claims from sentences in the page's language and in English. */
export function fromSentences(reading: Reading): void {
  const { page, owner, subject, isArticle } = reading
  const code = page.language?.slice(0, 2).toLowerCase() ?? 'en'
  const own = code === 'en' ? undefined : BY_LANGUAGE[code]
  const patterns = [...(own ? [own()] : []), BY_LANGUAGE.en()]
  const company =
    subject?.entity === 'company'
      ? subject.name
      : !isArticle && owner?.entity === 'company'
        ? owner.name
        : null
  const self =
    subject?.entity === 'person' ? subject.name : !isArticle && owner?.entity === 'person' ? owner.name : null
  let person = self
  const below = subject?.entity === 'person' ? [] : personSections(reading)
  let [next, isBelow] = [0, false]
  let [count, length] = [0, 0]
  const seen = new Set<string>()
  for (const [at, block] of minedBlocks(reading)) {
    if (block.boilerplate || block.text.length < 8 || isChips(block)) continue
    // On a person's page, a pronoun means somebody else only after a name in the same block, or
    // after a sentence in the first person.
    if (subject?.entity === 'person') person = self
    while (next < below.length && below[next].until <= at) next++
    const holder = below[next]?.from <= at ? below[next].name : null
    if (holder !== null) person = holder
    else if (isBelow) person = self
    isBelow = holder !== null
    const isPastEntry = CLOSED_PERIOD.test(page.blocks[at - 1]?.text ?? '')
    for (const sentence of sentencesOf(block.text)) {
      if (seen.has(sentence)) continue
      seen.add(sentence)
      length += sentence.length
      if (++count > MAX_SENTENCES || length > MAX_CHARACTERS) return
      if (!LOOKS_STATED.test(sentence) || sentence.length < 8) continue
      const isOpening =
        subject?.entity === 'person' &&
        !reading.profile &&
        block.kind !== 'item' &&
        !isPastEntry &&
        count <= MAX_OPENINGS
      const context = { person, self: self ?? holder, isOpening, isBelowName: isBelow && person === holder }
      const named = readSentence(reading, patterns, sentence, context, company)
      if (named) person = named
      else if (person === self && subject?.entity === 'person' && FIRST_PERSON.test(sentence)) person = null
    }
  }
}

/**
 * Reads a sentence. Returns the name of the person that a pronoun in the next sentence may mean, or
 * null.
 */
function readSentence(
  reading: Reading,
  known: readonly Language[],
  sentence: string,
  context: PersonContext,
  company: string | null
): string | null {
  const done = new Set<Relation>()
  let plain: string | undefined
  let named = addPeople(reading, sentence, context, company)
  const facts = known.flatMap((language) => (language.cue.test(sentence) ? language.facts : []))
  for (const { relation, patterns, cue } of facts) {
    if (done.has(relation) || (cue && !cue.test(sentence))) continue
    if (relation === 'hiring' && done.has('not_hiring')) continue
    // On a person's page, "we" does not mean the employer.
    const about = reading.subject?.entity === 'person' && COMPANY_RELATIONS.has(relation) ? null : company
    plain ??= withoutLongRuns(sentence)
    for (const pattern of patterns) {
      const found = pattern.exec(plain)
      if (!found) continue
      const { groups = {}, index } = found
      const quote = quoteAround(sentence, index, index + found[0].length)
      if (!addRelation(relation, { reading, sentence, groups, quote, company: about })) continue
      done.add(relation)
      if (groups.person && isPerson(groups.person)) named = groups.person
      break
    }
  }
  addFacts(reading, sentence, company)
  return named
}

/** Long runs of characters without spaces. */
const LONG_RUN = /(?<![\p{L}\p{M}\p{N}&'’+/.-])[\p{L}\p{M}\p{N}&'’+/.-]{16,}/gu
/** Longer runs, or runs with more parts, are not names. They would make patterns slow. */
const MAX_RUN = 60
const MAX_JOINS = 7

/**
 * Replaces runs that exceed a limit with full stops, so that no name extends into a run. The length
 * stays the same.
 */
const withoutLongRuns = (sentence: string) =>
  sentence.replace(LONG_RUN, (run) =>
    run.length > MAX_RUN || run.replace(/[^&'’+/.-]+/g, '').length > MAX_JOINS ? '.'.repeat(run.length) : run
  )

const AT_THE_TIME =
  /\b(?:at the time|back then|in those days|damals|seinerzeit|à l['’]époque|alors|entonces|en aquel (?:entonces|momento)|na altura|na época|então)\b/iu
const OF_YEAR =
  /\b(?:as of|as at|at the end of|by the end of|end of|in|stand|ende|au|fin|à fin|en|em|a finales de|no final de)(?: \p{L}+)? ((?:19|20)\d\d)\b|^[^.;]{0,30}?\b((?:19|20)\d\d):/iu

/** Returns the past year of a sentence: `2022: 40 people worked here at the time`; or null. */
function timeOf(sentence: string): string | null {
  const [whole = '', named, headed] = OF_YEAR.exec(sentence) ?? []
  const year = named ?? headed
  if (!year) return null
  return headed || AT_THE_TIME.test(sentence) || /^(?:as |at |stand|ende|end |fin)/i.test(whole) ? year : null
}

/** Extracts facts that need no verb: headcounts and funding. */
function addFacts(reading: Reading, sentence: string, company: string | null) {
  if (!company || reading.subject?.entity === 'person') return
  const { book } = reading
  const origin = (quote: string) => {
    const then = timeOf(sentence)
    return { quote, method: 'sentence' as const, ...(then && { statedAt: then }) }
  }
  const staff = findHeadcount(sentence)
  if (staff)
    book.add(
      book.of('company', company),
      'headcount',
      staff.headcount,
      origin(quoteAround(sentence, sentence.indexOf(staff.quote), sentence.length))
    )
  const stage = stageOf(sentence)
  if (stage !== 'public' && stage !== 'bootstrapped') return
  const quote = quoteAround(sentence, 0, 300)
  book.add(book.of('company', company), 'funding', { stage, date: book.date, amount: null }, origin(quote))
  book.add(
    book.of('company', company),
    'property',
    { label: PROPERTY.fundingStage, value: stage },
    origin(quote)
  )
}
