import { looksLikeCompany } from '../companies/company_name.js'
import { isUnlikelyName } from './name_likeness.js'
import { isCommonGivenName } from './data/name_parts_data.js'
import { trimEnd } from '../text/linear_text.js'
import { anywhere } from '../text/phrases.js'
import { parseName } from './parse.js'
import { toLatin } from './script.js'
import { LAST_OF_COMPANY, NO_NAME, SELDOM_NAME } from './data/other_words_data.js'
import { fold, words } from '../text/text.js'

const HAN_OR_HANGUL = /^(?:\p{Script=Han}{2,4}|\p{Script=Hangul}{2,4})$/u
/** Headings and fields of study in Chinese, Japanese and Korean. */
const EAST_ASIAN_SECTION = anywhere('u')`
  ^(?:
    謝辞 | 論文 | 著書 | 著作 | 業績 | 略歴 | 経歴 | 職歴 | 学歴 | 講義 | 授業 | 研究 | 教育 | 受賞 | 連絡先
    自己紹介 | 概要 | 目次 | 活動 | 趣味 | 장학금 | 논문 | 수상 | 경력 | 학력 | 약력 | 연구 | 강의 | 소개
    연락처 | 활동 | 프로젝트 | 이력 | 저서 | 특허 | 관심분야
  )
  (?:市場|経済|工学|科学|学会|大学|研究室|研究所|会社|委員会|紹介|一覧|情報)$
`
/** Endings of German and Dutch compounds such as Tierarztpraxis. No list of words is complete. */
const TRADE_COMPOUND =
  /(?<=\p{L}{3})(?:praxis|praktijk|kanzlei|werkstatt|handlung|apotheke|baeckerei|backerei|agentur|gesellschaft|verein|verband|bedrijf|ordnung|versicherung|kammer|abteilung|gesetz)$/u
/** Matches compounds with a capital inside, such as `SignLab`. */
const COMPANY_COMPOUND = /\p{Ll}(?:Labs?|Tech|Soft|Works|Studios?)$/u
/** Matches an Italian title with a dot inside: `Dott.ssa Doe`. */
const FEMALE_TITLE = /^(dr|dott|prof)\.ssa\s/iu
const WORD = /^(?:\p{L}\.)+$|^[\p{L}\p{M}]+(?:['’.-][\p{L}\p{M}]+)*\.?$/u

/** Reports whether a word, in any spelling, is a common given name or a short form of one. */
export function looksLikeGivenName(word: string): boolean {
  const folded = trimEnd(fold(toLatin(word)), /\P{L}/u)
  if (isCommonGivenName(folded)) return true
  const compound = folded.split('-')
  return compound.length > 1 && compound.every(isCommonGivenName)
}

/**
 * Reports whether a text is only a person's name: it has the form of a name (see `hasNameForm`), and
 * begins with a common given name or has the letters of a name.
 */
export const isPlausiblePersonName = (text: string): boolean =>
  hasNameForm(text) && (looksLikeGivenName(parseName(text).given) || !isUnlikelyName(text))

/**
 * Reports whether a text has the form of a person's name: two to six capitalised words, none typical
 * of a company, job title, sentence, number or address. A single word needs a title (Dr. Garner), or
 * Han or Hangul script. A lower-case text must start with a common given name.
 */
export function hasNameForm(text: string): boolean {
  const trimmed = text.trim().replace(/[‐‑]/g, '-').replace(FEMALE_TITLE, '$1ssa ')
  if (
    trimmed.length < 2 ||
    trimmed.length > 80 ||
    /\p{Extended_Pictographic}|[\d@#/\\|<>{}=_+*%$€£!?:…–—]|https?|\.\p{L}{2,}$|\p{Ll}\.\p{Ll}{2,4}\s/u.test(
      trimmed
    )
  )
    return false
  const { given, middle, family, particles, honorific } = parseName(trimmed)
  const unspaced = trimmed.replace(/[\s·・]/g, '')
  if (HAN_OR_HANGUL.test(unspaced)) return !EAST_ASIAN_SECTION.test(unspaced)
  const main = [given, ...middle, family].flatMap((part) => part.split(' ')).filter(Boolean)
  if (main.length < 2 && !(honorific && family)) return false
  if (main.length + particles.split(' ').filter(Boolean).length > 7 || main.length > 6) return false
  if (!main.every((word) => WORD.test(word) && word.length <= 24)) return false
  if (main.every((word) => word.replace(/\P{L}/gu, '').length < 2)) return false
  const folded = words(toLatin(main.join(' ')))
  const isOther = (word: string) => word.length > 1 && (NO_NAME.has(word) || TRADE_COMPOUND.test(word))
  if (folded.some(isOther) || main.some((word) => COMPANY_COMPOUND.test(word))) return false
  if (looksLikeCompany(trimmed)) return false
  const isCalled = looksLikeGivenName(main[0])
  const seldom = folded.filter((word) => SELDOM_NAME.has(word)).length
  if (seldom > 1 || (!isCalled && (seldom > 0 || LAST_OF_COMPANY.has(folded.at(-1)!)))) return false
  const hasCase = /\p{Lu}|\p{Lt}/u.test(trimmed) || !/\p{Ll}/u.test(trimmed)
  if (!hasCase) return main.length <= 4 && isCalled
  return main.every((word) => !/^\p{Ll}/u.test(word) || main.length > 2) && isNameCase(main)
}

/**
 * Reports whether words are capitalised or have no case. One word in the middle may be in lower
 * case.
 */
function isNameCase(main: string[]): boolean {
  const lower = main.filter((word) => /^\p{Ll}/u.test(word)).length
  return lower === 0 || (lower === 1 && !/^\p{Ll}/u.test(main[0]) && !/^\p{Ll}/u.test(main.at(-1)!))
}
