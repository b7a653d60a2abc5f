import { looksLikeCompany } from '#domain/people/companies/company_name'
import { fold } from '#domain/people/text/text'
import { ROLE_HEADS } from '#domain/people/titles/data/role_lexicon_data'
import { translatedRoles } from '#domain/people/titles/role_translations'
import { singular } from '#domain/people/titles/titles'
import { isOccupation } from '../../titles/occupations.js'
import {
  NO_ROLES,
  FIELD,
  ORGANISATIONS,
  ORGANISATION_SUFFIX,
  ROLE_NOUNS,
  ROLE_SUFFIX,
  UNITS,
  UNIT_SUFFIX,
} from '../data/nouns_data.js'

const MAX_WORD = 40
const cached = <T>(read: (word: string) => T): ((word: string) => T) => {
  const known = new Map<string, T>()
  return (word) => {
    if (!known.has(word)) {
      if (known.size > 20_000) known.clear()
      known.set(word, read(word))
    }
    return known.get(word)!
  }
}

/** Reports whether a word, or one part of a compound, can be the head of a role. */
export const isRoleHead = cached((word: string): boolean => {
  if (word.length > MAX_WORD) return false
  return (
    isOccupation(word) ||
    fold(word)
      .split(/[/-]/)
      .some((part) => {
        const one = part.replace(/\.$/, '')
        if (one.length < 2 || NO_ROLES.has(one)) return false
        return (
          ROLE_HEADS.has(one) ||
          ROLE_NOUNS.has(one) ||
          ROLE_SUFFIX.test(one) ||
          ROLE_HEADS.has(singular(one)) ||
          translatedRoles([one]).length > 0
        )
      })
  )
})

const UNIVERSITY =
  /^univ|hochschule$|^uniwersyt|universitesi$|^hogskola|^(?:polite[ck]|hogeschool|eth$|epfl$)/

/**
 * Ranks how likely a name is an employer. 1: a unit of an organisation. 2: any name. 2.5: an acronym. 3:
 * certainly an organisation. 4: a university.
 */
export function organisationRank(name: string): number {
  const words = fold(name)
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean)
  const isLarge = words.some((word) => ORGANISATIONS.has(word) || ORGANISATION_SUFFIX.test(word))
  const isUnit = words.some((word) => UNITS.has(word) || UNIT_SUFFIX.test(word))
  const first = ORGANISATIONS.has(words[0]) || ORGANISATION_SUFFIX.test(words[0] ?? '')
  if (UNITS.has(words[0]) || UNIT_SUFFIX.test(words[0] ?? '')) return 1
  if (isLarge)
    return isUnit && !first && UNITS.has(words.at(-1)!)
      ? 1
      : words.some((word) => UNIVERSITY.test(word))
        ? 4
        : 3
  if (looksLikeCompany(name)) return 3
  if (isUnit) return 1
  return /^[\p{Lu}\p{N}&/-]{2,}$/u.test(name) && !isField(name) ? 2.5 : 2
}

/** Reports whether a name has a noun or a form that only organisations and their units have. */
export function isSurelyOrganisation(name: string): boolean {
  const rank = organisationRank(name)
  return rank !== 2 || /^[\p{L}\d-]+\.[a-z]{2,4}$|^\p{Lu}\p{Ll}+\p{Lu}/u.test(name)
}

/** Reports whether any word of a text names a field of work. */
export const isField = (text: string): boolean => fold(text).split(SEPARATORS).some(isFieldWord)
/** Reports whether the first word of a text names a field of work. */
export const startsAsField = (text: string): boolean => isFieldWord(fold(text).split(SEPARATORS)[0])
/** Reports whether the first and the last word of a text name a field of work. */
export function isOnlyField(text: string): boolean {
  const words = fold(text).split(SEPARATORS).filter(Boolean)
  return words.length > 0 && isFieldWord(words[0]) && isFieldWord(words.at(-1)!)
}

const SEPARATORS = /[^\p{L}\p{N}]+/u
function isFieldWord(word: string): boolean {
  const [stem] = FIELD.exec(word) ?? []
  return stem !== undefined && (stem.length > 3 || stem === word)
}
/** Whether a lower-case word ends a name: `the Svardal lab`, `Acme ltd`. */
export const endsName = (word: string): boolean =>
  /^(?:ltd|inc|llc|gmbh|ag|bv|sl|srl|sa)\.?$/i.test(word) ||
  (/^\p{Ll}/u.test(word) &&
    /^(?:lab|laboratory|group|team|university|institute|college|school|department|hospital|center|centre|studio|clinic|foundation)$/.test(
      word
    ))

/** Whether a name consists of common nouns: `University`, `Bank`, `Entwicklung`. */
export function isCommonNoun(name: string): boolean {
  const words = fold(name)
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean)
  return words.every(
    (word) =>
      (ORGANISATIONS.has(word) && !PROPER.has(word)) ||
      UNITS.has(word) ||
      COMMON.has(word) ||
      /^(?:19|20)\d\d$/.test(word)
  )
}

/** Words of `ORGANISATIONS` that are names. */
const PROPER = new Set(['cnrs', 'inria', 'cnam', 'sorbonne'])
const COMMON = new Set(
  `the of for and de la der die das firma unternehmen entreprise empresa bedrijf azienda startup start-up
  school home work industry sector field area world internet team
  january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday
  januar februar marz mai juni juli oktober dezember
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre
  remote freelance various christmas english german french spanish italian dutch portuguese
  phd ph.d msc bsc mba prof dr i my his her`.split(/\s+/)
)
