import { hasRole, isPerson, isPlace } from '#domain/evidence/extract/recognisers'
import { FIELD, ORGANISATIONS, UNITS } from '#domain/evidence/extract/sentences/data/nouns_data'
import { isOccupation } from '#domain/evidence/extract/titles/occupations'
import { looksLikeCompany } from '#domain/people/companies/company_name'
import { findSectors } from '#domain/people/companies/industries'
import { looksLikeGivenName } from '#domain/people/names/names'
import { words } from '#domain/people/text/text'
import { CJK, hasDegree, hasOrganisation, isRoleNoun, tokensOf } from './lexicon.js'

const MAX_CACHED = 20_000
let known = new Map<string, readonly string[]>()

/** Returns the names of the word lists that a text belongs to. */
export function signsOf(text: string): readonly string[] {
  const cached = known.get(text)
  if (cached) return cached
  if (known.size > MAX_CACHED) known = new Map()
  const signs = readSigns(text)
  known.set(text, signs)
  return signs
}

function readSigns(text: string): string[] {
  const tokens = tokensOf(text)
  const [first, last] = [tokens[0] ?? '', tokens.at(-1) ?? '']
  const signs: [string, boolean][] = [
    ['role', hasRole(text)],
    ['role_first', isRoleNoun(first)],
    ['role_last', isRoleNoun(last)],
    ['job', tokens.some((word) => isOccupation(word))],
    ['org', hasOrganisation(text)],
    ['org_first', ORGANISATIONS.has(first)],
    ['unit', tokens.some((word) => UNITS.has(word))],
    ['legal', looksLikeCompany(text)],
    ['person', isPerson(text)],
    ['given', looksLikeGivenName(text.split(/\s/)[0])],
    ['place', isPlace(text)],
    ['degree', hasDegree(text)],
    ['study', tokens.some((word) => FIELD.test(word))],
    ['study_first', FIELD.test(first)],
    ['sector', findSectors(words(text).slice(0, 12)).length > 0],
    ['cjk', CJK.test(text)],
  ]
  return signs.flatMap(([name, is]) => (is ? [name] : []))
}
