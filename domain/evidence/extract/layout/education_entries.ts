import type { Mention } from '../../claim.js'
import type { Block } from '../../page.js'
import type { ClaimMethod } from '../../claim.js'
import { minedBlocks, type Reading } from '../reading.js'
import { bracketedDegrees, datedDegree, isDegree, isSchool, readEducation } from './education.js'
import { isSection } from './headings.js'

/** Longer entries are running text. */
const MAX_ENTRY_LENGTH = 250
const MAX_ENTRIES = 400
/** The maximum number of lines below a title that is a short paragraph, not a heading. */
const MAX_LINES = 25
/** Matches words of lines about a degree that somebody else has or that is not complete. */
const NOT_HELD =
  /\b(?:students?|candidates?|thes[ie]s|dissertations?|supervis\w+|advis\w+|defen[cs]e|committee|program(?:me)?s?|courses?|doktorand\w*|étudiante?s?|co-?direct\w+|betreu\w+|orientad\w+|tesi di|prize|award|fellowship|grant|lecturer|professor)\b/iu
const SCHOOL_LABEL =
  /^[•\s]*(?:instituição|institution|school|university|hochschule|universität|établissement|institución|istituto|universiteit)\s*:\s*/iu

type Line = { text: string; isHeading: boolean; isDegree: boolean; isSchool: boolean }
/** The last school above, and whether a degree is paired with it. */
type School = { line: Line; isUsed: boolean }

/**
 * Adds studies from a person's page: entries of one or more lines below a title such as Education.
 * Also adds single lines that name both a degree and a school.
 */
export function addStudies(reading: Reading, mention: Mention, method: ClaimMethod): void {
  let [region, level, left, count]: [Line[], number | null, number, number] = [[], null, 0, 0]
  const close = () => {
    if (region.length > 0) addRegion(reading, mention, region, method)
    region = []
    level = null
    left = 0
  }
  for (const [, block] of minedBlocks(reading)) {
    if (block.boilerplate) continue
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
    if (block.kind === 'paragraph' && speaksOf(block.text, mention.name))
      for (const { entry, quote } of bracketedDegrees(block.text))
        reading.book.add(mention, 'education', entry, { quote, method })
    if (block.text.length > MAX_ENTRY_LENGTH) continue
    if (left > 0) {
      left--
      region.push(lineOf(block))
    } else addLine(reading, mention, block, method)
  }
  close()
}

const FIRST_PERSON =
  /(?:^|[\s(])(?:i|my|ich|meine?|je|j['’]ai|mon|ma|soy|mi|obtuve|sou|meu|minha|io|sono|ho|mia?|ik|mijn)\s/iu

/** Whether a paragraph is in the first person or names the person, unlike lists of students. */
const speaksOf = (text: string, name: string | null): boolean =>
  FIRST_PERSON.test(text) || (name !== null && text.includes(name.split(' ').at(-1)!))

const isTitle = ({ kind, text, section }: Block): boolean =>
  isSection('education', text) && (kind === 'heading' || section !== text)

function lineOf({ text, kind }: Block): Line {
  const plain = text.replace(SCHOOL_LABEL, '')
  const isLabelled = plain !== text
  return {
    text,
    isHeading: kind === 'heading',
    isDegree: !isLabelled && isDegree(plain),
    isSchool: isLabelled || isSchool(plain),
  }
}

function addRegion({ book }: Reading, mention: Mention, lines: readonly Line[], method: ClaimMethod): void {
  let last = null as School | null
  for (let i = 0; i < lines.length && i < MAX_ENTRIES; i++) {
    const line = lines[i]
    const add = (text: string) => {
      const entry = readEducation(text)
      if (entry) book.add(mention, 'education', entry, { quote: line.text, method })
    }
    if (line.isDegree && line.isSchool) {
      add(line.text)
      last = null
    } else if (line.isDegree) {
      const school: School | null = openSchool(last) ?? below(lines, i)
      if (!school) {
        const entry = lines[i + 1] && datedDegree(line.text, lines[i + 1].text)
        if (entry) book.add(mention, 'education', entry, { quote: line.text, method })
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
function addLine({ book }: Reading, mention: Mention, { text }: Block, method: ClaimMethod): void {
  if (!isDegree(text) || !isSchool(text) || NOT_HELD.test(text)) return
  const entry = readEducation(text)
  if (entry?.degree) book.add(mention, 'education', entry, { quote: text, method })
}
