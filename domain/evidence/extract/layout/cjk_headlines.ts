import { anyOf, anywhere } from '#domain/people/text/phrases'

/** A current job title and its employer. */
type Post = { title: string; company: string | null; past: false }

const SCRIPT = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u
const MAX_LENGTH = 60
const POSTS = anyOf`
  # Japanese
  (?:名誉|客員|特任|特命|招聘|特別|主任|上席|首席|准|副|助理)?(?:教授|研究員|研究员|講師|讲师) | 助教 | 助手
  代表取締役(?:社長|会長|CEO)? | 代表社員 | 代表理事 | (?:専務|常務)?取締役(?:社長|副社長)? | 副?社長 | 会長
  理事長 | 院長 | 所長 | 部長 | 課長 | 室長 | 校長 | 学長 | 編集長
  (?:博士|修士)(?:後期|前期)?課程(?:[\d一二三四五]年)? | 大学院生 | エンジニア | プログラマー? | デザイナー
  ディレクター | コンサルタント | 弁護士 | 税理士 | 司法書士 | 行政書士 | 医師 | 建築士 | 写真家 | 作曲家
  # Chinese
  博士(?:研究)?生 | 硕士(?:研究)?生 | 博士后 | 工程师 | 总经理 | 总监 | 董事长 | 律师
  # Korean
  (?:명예|객원|초빙|석좌|겸임|조|부)?교수 | (?:선임|책임|수석|전임|박사후)?연구원 | 강사
  (?:박사|석사|석박사통합)\s?과정생? | 대학원생 | 대표이사 | 원장 | 소장 | 센터장 | 팀장 | 엔지니어 | 개발자
  디자이너 | 변호사 | 작곡가
`
/** Matches a job title at the end of a text in Japanese, Chinese or Korean. */
const POST = new RegExp(`${POSTS}$`, 'u')
/** Matches an employer at the start of a text. */
const EMPLOYER = anywhere('u')`
  ^(?:
    (?:株式会社|有限会社|合同会社|一般社団法人|주식회사)\s?[^\s、,]{1,20}
    [^\s、,|/]{1,16}?(?:
      大学院大学 | 大学 | 高等専門学校 | 研究所 | 研究機構 | 株式会社 | 有限会社 | 合同会社 | 病院 | 学院 | 公司
      대학교 | 과학기술원 | 연구소 | 병원
    )
  )
`
/** Matches the marks between an employer, its departments and a job title. */
const MARK = /[\s　、,・|/／]+/u

/** Whether a text is a job title in Japanese, Chinese or Korean and nothing else. */
export const isCjkPost = (text: string): boolean => POST.exec(text.trim())?.[0].length === text.trim().length

/**
 * Reads an employer and a job title in Japanese, Chinese or Korean: `東京大学 情報学科 准教授`. The title is the last or
 * the first part. Null without a title.
 */
export function readCjkHeadline(text: string): Post | null {
  if (text.length > MAX_LENGTH || !SCRIPT.test(text) || /[。:：!?]/u.test(text)) return null
  const parts = text.trim().split(MARK)
  const at = [parts.length - 1, 0].find((i) => POST.test(parts[i]))
  if (at === undefined) return null
  const title = POST.exec(parts[at])![0]
  const rest = [parts[at].slice(0, -title.length), ...parts.filter((_, i) => i !== at)]
  const company = rest.flatMap((part) => EMPLOYER.exec(part)?.[0] ?? [])[0] ?? null
  return company || rest.every((part) => part.length < MAX_PART) ? { title, company, past: false } : null
}

/**
 * Returns the employer at the start of a short line in Japanese, Chinese or Korean, without its departments:
 * 東京大学 for `東京大学理学研究科`. Null for other lines.
 */
export const cjkEmployer = (line: string): string | null =>
  line.length <= MAX_LENGTH && !/[。:：!?]/u.test(line) ? (EMPLOYER.exec(line)?.[0] ?? null) : null

/** Longer parts are running text. */
const MAX_PART = 12
