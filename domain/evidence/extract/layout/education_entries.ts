import { anyOf, wholeWord } from '#domain/people/text/phrases'
import type { ClaimValue, Mention } from '../../claim.js'
import type { Block } from '../../page.js'
import type { ClaimMethod } from '../../claim.js'
import { minedBlocks, type Reading } from '../reading.js'
import { addEducation, degreeAtStart, entriesIn, languageOf } from '../degrees/degree_lines.js'
import { degreePhrases } from '../degrees/degree_phrases.js'
import { PROPERTY } from '../labels/properties.js'
import type { ClaimOrigin } from '../mention_book.js'
import { isPlace } from '../recognisers.js'
import { datedDegree, isDegree, isSchool } from './education.js'
import { isSection } from './headings.js'

/** Longer entries are running text. */
const MAX_ENTRY_LENGTH = 250
const MAX_ENTRIES = 400
/** The maximum number of lines below a title that is a short paragraph, not a heading. */
const MAX_LINES = 25
/** Matches words of lines about a degree that somebody else has or that is not complete. */
const NOT_HELD = wholeWord('iu')`
  # English
  students? | candidates? | thes[ie]s | dissertations? | supervis\w+ | advis\w+ | defen[cs]e | committee
  program(?:me)?s? | courses? | prize | award | fellowship | grant | lecturer | professor
  # German
  doktorand\w* | betreu\w+
  # Others
  étudiante?s? | co-?direct\w+ | orientad\w+ | tesi di
`
const SCHOOL_LABEL =
  /^[•\s]*(?:instituição|institution|school|university|hochschule|universität|établissement|institución|istituto|universiteit)\s*:\s*/iu

const GRADES = anyOf`
  full | assistant | associate | adjunct | visiting | senior | junior | temporary
  wissenschaftliche[rs]? | studentische[rs]?
`
const POSTS = anyOf`
  # In several languages
  prof(?:\.|essor|essora?|esora?|essore|esseur) | post-?doc\p{L}*
  # English
  lecturer | researcher | research (?:fellow|associate|assistant|scientist|engineer) | teaching assistant
  instructor
  # German
  mitarbeiter(?:in)? | hilfskraft | dozent(?:in)?
  # French
  ma[iî]tre(?:sse)? de conf | chercheur
  # Others
  ricercatore | ricercatrice | assegnista | investigador | pesquisador | onderzoeker | docent
`
/** Matches job titles at the start of a line, because a list of studies may contain jobs too. */
const POST = new RegExp(String.raw`^[\d\s./–—:|-]{0,24}(?:${GRADES}\s)*${POSTS}(?![\p{L}])`, 'iu')
const isPost = (line: string): boolean => POST.test(line) && !isDegree(line)

type Line = { text: string; isHeading: boolean; isDegree: boolean; isSchool: boolean }
/** The last school above, and whether a degree is paired with it. */
type School = { line: Line; isUsed: boolean }

/**
 * Adds studies from a person's page, or from its blocks `from` to `until`: entries of one or more
 * lines below a title such as Education. Also adds single lines that name both a degree and a
 * school.
 */
export function addStudies(
  reading: Reading,
  mention: Mention,
  method: ClaimMethod,
  [from, until] = [0, Number.POSITIVE_INFINITY]
): void {
  let [region, level, left, count]: [Line[], number | null, number, number] = [[], null, 0, 0]
  const close = () => {
    if (region.length > 0) addRegion(reading, mention, region, method)
    region = []
    level = null
    left = 0
  }
  for (const [i, block] of minedBlocks(reading)) {
    if (block.boilerplate || i < from) continue
    if (i >= until) break
    if (isTitle(block)) {
      close()
      level = block.level
      left = block.kind === 'heading' ? MAX_ENTRIES : MAX_LINES
      continue
    }
    const isEntry = isDegree(block.text) || isSchool(block.text)
    const isAbove = level === null || block.level! < level || (block.level === level && !isEntry)
    if (block.kind === 'heading' && left > 0 && isAbove) close()
    if (++count > MAX_ENTRIES * 10) break
    if (block.text.length > MAX_ENTRY_LENGTH) continue
    if (left > 0) {
      left--
      if (block.kind === 'header') continue
      region.push(lineOf(block, languageOf(reading)))
    } else addLine(reading, mention, block, method)
  }
  close()
}

const isTitle = ({ kind, text, section }: Block): boolean =>
  isSection('education', text) && (kind === 'heading' || section !== text)

function lineOf({ text, kind }: Block, language: string): Line {
  const plain = text.replace(SCHOOL_LABEL, '')
  const isLabelled = plain !== text
  return {
    text,
    isHeading: kind === 'heading',
    isDegree: !isLabelled && (isDegree(plain) || degreeAtStart(plain, language) !== null),
    isSchool: isLabelled || (isSchool(plain) && !isPost(plain)),
  }
}

function addRegion(reading: Reading, mention: Mention, lines: readonly Line[], method: ClaimMethod): void {
  const { book } = reading
  let last = null as School | null
  for (let i = 0; i < lines.length && i < MAX_ENTRIES; i++) {
    const line = lines[i]
    const origin = { quote: line.text, method }
    const add = (text: string) => addEducation(reading, mention, text, origin)
    if (line.isDegree && line.isSchool) {
      add(line.text)
      last = null
    } else if (line.isDegree) {
      const school: School | null = openSchool(last) ?? below(lines, i)
      if (!school) {
        const next = lines[i + 1]
        const entry = (next && datedDegree(line.text, next.text)) ?? besideDegree(reading, lines, i)
        if (entry) book.add(mention, 'education', entry, origin)
        else addDegree(reading, mention, line.text, origin)
        continue
      }
      add(`${line.text}, ${school.line.text.replace(SCHOOL_LABEL, '')}`)
      last = { ...school, isUsed: true }
    } else if (line.isSchool && last?.line !== line) {
      last = { line, isUsed: false }
      if (!lines[i + 1]?.isDegree && !lines[i - 1]?.isDegree) add(line.text)
    }
  }
}

/** Adds a degree without a school as a labelled value. */
function addDegree(reading: Reading, mention: Mention, text: string, origin: ClaimOrigin): void {
  const found = degreeAtStart(text, languageOf(reading))
  if (!found?.degree || found.isOpen || NOT_HELD.test(text)) return
  const value = found.named ?? found.degree
  reading.book.add(mention, 'property', { label: PROPERTY.degree, value }, origin)
}

/** How many lines below a name may be the person's degree. */
const BELOW_NAME = 3

/** Adds the degree that is one of the first lines below a name, such as `Dipl.-Ing. (FH) Vermessung`. */
export function addDegreeBelowName(reading: Reading, name: string, lines: readonly string[]): void {
  const line = lines
    .slice(0, BELOW_NAME)
    .find((text) => text.length <= MAX_DEGREE_LINE && isDegree(text) && !isSchool(text))
  if (line === undefined) return
  addDegree(reading, reading.book.of('person', name), line, { quote: line, method: 'card' })
}

const NAME = /^\p{Lu}[^.!?:;@\d]{2,70}$/u
const MAX_NAME_WORDS = 8

/**
 * Reads a degree beside a heading or line that is only a name. In a list of studies, that name is
 * the school even without a word such as `university`.
 */
function besideDegree(reading: Reading, lines: readonly Line[], at: number): ClaimValue['education'] | null {
  const degree = degreePhrases(lines[at].text, languageOf(reading))[0]
  const isName = (line: Line | undefined) =>
    line !== undefined &&
    !line.isDegree &&
    NAME.test(line.text) &&
    line.text.split(/\s+/).length <= MAX_NAME_WORDS &&
    !isPlace(line.text)
  const [above, below] = [lines[at - 1], lines[at + 1]]
  const school =
    above?.isHeading && isName(above) ? above : isName(below) && lines[at].isHeading ? below : null
  if (!degree?.degree || !school) return null
  const { field, named, isOpen } = degree
  const current = isOpen && { current: true as const }
  return { school: school.text, degree: named, field, start: null, end: null, ...current }
}

/**
 * Returns the last school if it has no degree yet, or if it is a heading, which may precede several
 * degrees. Otherwise null.
 */
const openSchool = (last: School | null): School | null =>
  last && (!last.isUsed || last.line.isHeading) ? last : null

/**
 * Returns the school in one of the next two lines; null without a school or if another degree
 * precedes it.
 */
function below(lines: readonly Line[], at: number): School | null {
  for (const line of lines.slice(at + 1, at + 3)) {
    if (line.isDegree) return null
    if (line.isSchool) return { line, isUsed: true }
  }
  return null
}

/** Adds a line that starts with a degree and names a school, in any section. */
function addLine(reading: Reading, mention: Mention, { text }: Block, method: ClaimMethod): void {
  const language = languageOf(reading)
  if (isOnlyDegree(text, language)) addDegree(reading, mention, text, { quote: text, method })
  const isEntry = isDegree(text) || (text.length <= MAX_LINE && degreeAtStart(text, language) !== null)
  if (!isEntry || !isSchool(text) || NOT_HELD.test(text)) return
  for (const entry of entriesIn(text, language))
    if (entry.degree) reading.book.add(mention, 'education', entry, { quote: text, method })
}

const MAX_LINE = 160
const MAX_DEGREE_LINE = 70
const DOCTOR = /^(?:doct|dokt|dout|dott|ph)/iu

/** Whether a short line is a degree and its field, without a school: `1998 Promotion zum Dr. med.` */
function isOnlyDegree(text: string, language: string): boolean {
  if (text.length > MAX_DEGREE_LINE || isSchool(text)) return false
  const found = degreeAtStart(text, language)
  if (!found?.degree || (found.start === 0 && (found.field === null || !DOCTOR.test(found.degree))))
    return false
  return found.start + (found.named ?? found.degree).length >= text.length - 1
}
