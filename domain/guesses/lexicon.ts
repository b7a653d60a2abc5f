import { DEGREES, HOLDERS, STUDENTS } from '#domain/evidence/extract/degrees/degree_words_data'
import { hasRole } from '#domain/evidence/extract/recognisers'
import {
  ORGANISATIONS,
  ORGANISATION_SUFFIX,
  ROLE_NOUNS,
  ROLE_SUFFIX,
} from '#domain/evidence/extract/sentences/data/nouns_data'
import { isOccupation } from '#domain/evidence/extract/titles/occupations'
import { fold } from '#domain/people/text/text'

export const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u
const CJK_ORGANISATION = /大学|大學|研究所|会社|高校|法人|病院|学院|協会|대학교|대학|연구소|회사|병원|학교/u

export const tokensOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}'+#.]+/gu) ?? []

export const isRoleNoun = (word: string): boolean => ROLE_NOUNS.has(word) || ROLE_SUFFIX.test(word)

export const hasPost = (text: string): boolean =>
  hasRole(text) || tokensOf(text).some((word) => isRoleNoun(word) || isOccupation(word))

export const hasOrganisation = (text: string): boolean =>
  CJK_ORGANISATION.test(text) ||
  tokensOf(text).some((word) => ORGANISATIONS.has(word) || ORGANISATION_SUFFIX.test(word))

export const hasDegree = (text: string): boolean =>
  tokensOf(text).some((word) => {
    const key = word.replaceAll('.', '')
    return (DEGREES.has(key) && key.length > 2) || HOLDERS.has(key) || STUDENTS.has(key)
  })
