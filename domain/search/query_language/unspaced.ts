import { roleSequences } from '#domain/people/titles/titles'
import { anyOf, anywhere } from '#domain/people/text/phrases'
import { words } from '#domain/people/text/text'
import { findQueryPlaces, toPlace } from './places.js'
import type { ParsedQuery } from './parsed_query.js'
import { isRoleNoun } from './role_words.js'
import { tokenise } from './tokens.js'

/** Words that precede job titles in Japanese, Chinese and Korean. */
const GRADE = anyOf`
  名誉 | 客員 | 特任 | 特命 | 兼任 | 主任 | 主席 | 上席 | 上級 | 准 | 助
  副 | 専務 | 常務 | 専門 | 執行
  명예 | 객원 | 초빙 | 겸임 | 수석 | 책임 | 선임 | 전임 | 부 | 조
`
/** Job titles in these languages. */
const POST = anyOf`
  # Japanese
  教授 | 助教 | 講師 | 研究員 | 研究者 | 学生 | 大学院生 | 博士課程 | 修士課程
  博士研究員 | エンジニア | 開発者 | デザイナー | ディレクター | マネージャー
  プログラマー | コンサルタント | 弁護士 | 税理士 | 会計士 | 建築家 | 司法書士
  行政書士 | 医師 | 看護師 | 薬剤師 | 獣医師 | 院長 | 社長 | 会長 | 所長 | 部長
  課長 | 校長 | 学長 | 理事長 | 理事 | 取締役 | 代表 | 創業者 | 記者 | 編集者
  作家 | 写真家 | 監督 | 技師
  # Korean
  교수 | 강사 | 연구원 | 연구생 | 학부생 | 대학원생 | 학생 | 박사과정 | 석사과정
  학사과정 | 박사후연구원 | 개발자 | 엔지니어 | 디자이너 | 매니저 | 컨설턴트 | 변호사
  세무사 | 회계사 | 건축가 | 의사 | 간호사 | 약사 | 수의사 | 원장 | 대표
  이사장 | 이사 | 사장 | 회장 | 소장 | 팀장 | 본부장 | 센터장 | 총장 | 창업자
  기자 | 작가 | 감독
`

/** A job title in Japanese, Chinese or Korean inside a text. */
export const EAST_ASIAN_ROLE = new RegExp(POST, 'u')

const ORGANISATIONS = anyOf`
  # Japanese and Chinese
  大学 | 大学院 | 高校 | 学校 | 学院 | 研究所 | 研究院 | 研究室 | 研究機構
  会社 | 病院 | 銀行 | センター | 機構 | 財団 | 協会 | 法人 | 事務所 | 医院
  クリニック | 工業 | 製作所 | 電機 | 製薬 | 証券 | グループ | ラボ | 新聞社?
  大學
  # Korean
  대학교 | 대학원 | 대학 | 학교 | 연구소 | 연구원 | 연구실 | 회사 | 병원 | 의원
  은행 | 전자 | 그룹 | 랩 | 센터 | 재단 | 법인 | 신문사? | 협회 | 기업
`
/** Matches names of organisations, by their endings, by a legal form at the start, or by Latin letters. */
const ORGANISATION = anywhere('u')`
  ${ORGANISATIONS}$
  ^(?:株式会社|有限会社|合同会社|주식회사|㈜)
  ^[\p{Lu}][\p{L}\d&. -]+$
`
/** Job titles inside organisations. The word before them is an organisation or a field of work. */
const OF_ORGANISATION =
  /(?:教授|研究員|学生|課程|取締役|社長|理事|교수|과정|연구원|연구생|학부생|대학원생|대표|이사|사장)$/u
const FIELD = /(?:学|工学|科学|習|学科|과학|공학|학|학과|데이터|보안|교육|마케팅)$/u
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

const BETWEEN = / ?(?:の|で働く|に所属する|所属の?|에서 (?:일하는|근무하는)|에서|소속의?|의) ?| /gu
const POSTS = new RegExp(`(?:${GRADE}|${POST}){0,3}(?:${POST})$`, 'u')
const MAX_LENGTH = 60

/**
 * Reads an employer or place and a job title that no preposition separates, in this order: `東京大学の教授`, `카이스트
 * 박사과정`. Null for other queries, such as fields before a job title: `機械学習の研究者`.
 */
export function readUnspaced(
  query: string
): Pick<ParsedQuery, 'roles' | 'companies' | 'places' | 'rest'> | null {
  if (!EAST_ASIAN.test(query) || query.length > MAX_LENGTH) return null
  const text = query
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(?<![は？?。])[は？?。]+$/u, '')
  for (const [whole, role] of splits(text)) {
    const places = findQueryPlaces(tokenise(whole))
    const [place] = places
    const isPlace = places.length === 1 && place.start === 0 && place.end === words(whole).length
    const isOrganisation =
      ORGANISATION.test(whole) || (!FIELD.test(whole) && /\s/.test(text) && OF_ORGANISATION.test(role))
    if (!isPlace && !isOrganisation) continue
    return {
      roles: [{ name: role, sequences: roleSequences(role) }],
      companies: isPlace ? [] : [whole],
      places: isPlace ? [toPlace(place)] : [],
      rest: [],
    }
  }
  return null
}

/** Returns the ways to split a query into an employer and a job title. */
function splits(text: string): [employer: string, role: string][] {
  const [first, ...others] = text.split(' ')
  const rest = others.join(' ')
  // A job title in Latin letters after a name in another script: `서울대학교 research assistant`.
  if (EAST_ASIAN.test(first) && rest && !EAST_ASIAN.test(rest))
    return isRoleNoun(words(rest).at(-1) ?? '') ? [[first, rest]] : []
  const post = POSTS.exec(text)
  if (!post || post.index === 0) return []
  const found: [string, string][] = []
  for (const { 0: mark, index } of text.matchAll(BETWEEN)) {
    const after = text.slice(index + mark.length)
    const isNamedAgain = ORGANISATION.test(after.slice(0, -post[0].length).trim())
    if (index > 1 && after.endsWith(post[0]))
      found.push([text.slice(0, index), isNamedAgain ? post[0] : after])
  }
  return [...found, [text.slice(0, post.index).trim(), post[0]]]
}
