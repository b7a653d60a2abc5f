import { memoised } from '#domain/memoised'
import { looksLikeCompany } from '#domain/people/companies/company_name'
import { isPlausiblePersonName, looksLikeGivenName } from '#domain/people/names/names'
import { isHonorific } from '#domain/people/names/parse'
import { placeFacets } from '#domain/people/places/places'
import { findSectors } from '#domain/people/companies/industries'
import { findRoles } from '#domain/people/titles/role_mentions'
import { anyOf, anywhere } from '#domain/people/text/phrases'
import { fold, words } from '#domain/people/text/text'
import { isCjkPost } from './layout/cjk_headlines.js'
import { ORGANISATIONS, ROLE_NOUNS } from './sentences/data/nouns_data.js'
import { namesOccupation } from './titles/occupations.js'

const MAX_TITLE_LENGTH = 100

const ROLE_PARTS = anyOf`
  # English and German
  head | lead
  \p{L}*(?:
    ingenieur | entwickler | leiter | berater | führer | vorstand | sprecher | prokurist | gründer | inhaber
    forscher | redakteur | referent | assistent | kauffrau | kaufmann | chefin? | direktor | manager
  )(?:in)?
  vorsitzende[rn]? | geschäftsleitung | actuary
  # French
  cheff?e? | (?:co-?)?fond(?:ateur|atrice) | associé[e]? | gérante? | président[e]? | responsable
  directeur | directrice | ingénieure? | développeu(?:r|se) | chercheu(?:r|se) | comptable | juriste
  chargée?
  # Spanish and Portuguese
  (?:co)?fundador[ae]? | socio | socia | gerente | jef[ea] | encargad[oa] | consejer[oa] | conselheir[oa]
  administrador[a]? | maître | maîtresse | director[a]? | ingenier[oa] | desarrollador[a]?
  investigador[a]? | diretor[a]? | engenheir[oa] | pesquisador[a]? | desenvolvedor[a]? | sócio | sócia
  presidente | coordenador[a]? | coordinador[a]? | analista | consultor[a]? | técnic[oa]
`
/** Roles outside the query vocabulary, by their endings and parts. */
const ROLE_WORD = new RegExp(String.raw`(?:^|[\s/-])${ROLE_PARTS}(?:$|[\s/,:(-])`, 'iu')

/** Matches the start of a sentence in the first person, or of a greeting. */
const FIRST_PERSON =
  /^(?:i|i['’]m|i['’]ve|hi|hello|hey|my name|ich|mein name|hallo|je|j['’]|mon nom|bonjour|salut|soy|yo|me llamo|mi nombre|hola|eu|sou|meu nome|me chamo|olá|io|sono|mi chiamo|ciao|ik|mijn naam)(?:\s|,|!|$)/iu

/** Verbs that show that a line is a sentence. */
const SENTENCE =
  /\s(?:is|are|was|were|am|works|speaks|has|have|had|joined|joins|leads|writes|talks|lives|studied|holds|ist|war|arbeitet|wird|wurde|lebt|leitet|spricht|est|était|travaille|parle|vit|dirige|fue|trabaja|habla|vive|foi|trabalha|fala)\s/iu

const HIRE_WORDS = anyOf`
  nova contratação | nov[ao] reforço | nueva (?:incorporación|contratación) | nuevo fichaje
  nouvelle recrue | neuzugang | new(?:est)? hire | latest (?:hire|addition)
`
const NEW_HIRE = new RegExp(String.raw`(?:^|\s)${HIRE_WORDS}(?:\s|$)`, 'iu')

const OTHER_STARTS = anyOf`
  our | we | the | writing | working | building | helping | interested | passionate | opinions | notes
  talking | thinking | posts | tweets | views | about | all | meet | see | join
  unser | unsere | nos | notre | nuestro | nuestra | nosso | nossa
`
/** Matches the start of texts that are no titles. */
const OTHER_START = new RegExp(String.raw`^${OTHER_STARTS}\s`, 'i')

/** Whether a text is a job title and nothing else. */
export const isTitle = memoised((text: string): boolean => {
  if (
    text.length < 2 ||
    text.length > MAX_TITLE_LENGTH ||
    /[!?@:;{}<>"“”]|https?|[([]at[)\]]|(?<!\b(?:Sr|Jr|Dr|Asst|Assoc|Dir|Eng|Mgr|Dept))\.\s+\p{Lu}/u.test(text)
  )
    return false
  const tokens = words(text)
  if (tokens.length === 0 || tokens.length > 14) return false
  if (/[.]$/.test(text) && !/(?:^|\s)(?:sr|jr|dept|mgr|dir|eng|asst)\.$/i.test(text)) return false
  if (SENTENCE.test(text) || FIRST_PERSON.test(text)) return false
  if (NEW_HIRE.test(text) || OTHER_START.test(text)) return false
  return hasRole(text, tokens) || namesOccupation(text) || isCjkPost(text) || isRoleNoun(text)
})

/** Whether the first or the last word names a role: `Líder do grupo`, `Post-doc`. */
function isRoleNoun(text: string): boolean {
  const words = fold(text.replace(/\([\p{L}]{1,3}\)|\/[aeo]\b/gu, '').replace(/-/g, '')).split(/\s+/)
  return words.length <= MAX_ROLE_WORDS && [words[0], words.at(-1)!].some((word) => NOUNS.has(word))
}

const MAX_ROLE_WORDS = 6
/** Words of `ROLE_NOUNS` that have other meanings too. */
const AMBIGUOUS = new Set(
  `head lead chief principal reader maker libero fisico grafico informatica informatico general partner
  expert chair candidate leitung manager leader scholar arts autor autora author auteur auteure autrice
  autore editora editor webmaster`.split(/\s+/)
)
const NOUNS = ROLE_NOUNS.difference(AMBIGUOUS)

/** Whether a text contains a role of the query vocabulary, or a word of `ROLE_WORD`. */
export const hasRole = (text: string, tokens = words(text)): boolean =>
  ROLE_WORD.test(text) || findRoles(tokens).length > 0

export const startsAsTitle = (text: string): boolean =>
  isTitle(text) &&
  (findRoles(words(text))[0]?.start === 0 ||
    ROLE_WORD.exec(text)?.index === 0 ||
    isTitle(text.split(/\s+/)[0]) ||
    namesOccupation(text))

/** Whether a text is a known place and nothing else. */
export const isPlace = memoised((text: string): boolean => {
  if (text.length < 2 || text.length > 90 || /[!?@;:{}<>"“”|=∧∨]|\d{2,}|\.$/u.test(text)) return false
  if (!/^\p{Lu}/u.test(text) || text.split(/\s+/).length > 9) return false
  // `Ceramic Artist in Porto` describes a person, so the words before `in` must name a place too.
  const [, before] = /^(\S+\s.*?)\s(?:in|en|em|à|based in|aus)\s\p{Lu}/u.exec(text) ?? []
  if (before && placeFacets({ city: before }).countryCode === null) return false
  return placeFacets({ city: text }).countryCode !== null
})

const UI_WORDS = anyOf`
  # English
  e-?mail | phone | fax | linkedin | twitter | github | instagram | facebook | youtube | tiktok | contact
  profile | website | blog | read | more | view | see | learn | download | sign | login | share | follow
  menu | search | next | previous | back | cookies? | privacy | address | status | date | name
  # German
  telefon | kontakt | mehr | weiter | lesen | adresse
  # French
  téléphone | lire | voir | suite
  # Spanish and Portuguese
  teléfono | telefone | leer | ver | más | mais | ler
`
/** Words of buttons, links and column headers. */
const UI_WORD = new RegExp(String.raw`(?:^|\s)${UI_WORDS}(?:\s|$)`, 'iu')

/**
 * Parts of Japanese, Chinese and Korean headings and labels. Names of people do not contain them.
 */
const CJK_WORD = anywhere('u')`
  # Japanese
  会社 | 概要 | 案内 | 内容 | 情報 | 沿革 | 設立 | 採用 | 業務 | 事業 | 作業 | 風景 | 設備 | 取締 | 所在
  代表 | 社長 | 役員 | 理事 | 社員 | 従業 | 資本 | 連絡 | 電話 | 住所 | 地図 | 交通 | 実績 | 製品 | 商品
  技術 | 研究 | 論文 | 業績 | 略歴 | 経歴 | 学歴 | 職歴 | 自己 | 紹介 | 講義 | 授業 | 担当 | 専門 | 専攻
  所属 | 大学 | 学部 | 学科 | 教授 | 講師 | 助教 | 博士 | 修士 | 学会 | 委員 | 受賞 | 著書 | 発表 | 挨拶
  理念 | 方針 | 規約 | 個人 | 保護 | 一覧 | 最新 | 新着 | 更新 | 日本 | 東京 | 大阪 | 京都 | 株式 | 有限
  合同 | 法人 | 協会 | 組合 | 資格 | 募集 | 要項 | 施工 | 工事 | 営業 | 時間 | 料金 | 質問 | 問合 | 申込
  購入 | 注文
  # Korean
  회사 | 소개 | 문의 | 연락 | 공지 | 채용 | 서비스 | 제품 | 오시는 | 인사 | 연혁 | 대표 | 이사 | 교수 | 연구
  논문 | 학력 | 경력 | 프로필 | 소식 | 학과 | 대학 | 학교 | 과정 | 전공 | 관심 | 분야 | 수상 | 활동 | 사업
  기술 | 자료 | 게시 | 목록 | 구성원
`

/** Whether a text looks like a person's name and nothing else. */
export const isPerson = memoised((text: string): boolean => isName(withoutLowerTitle(text)))

const isName = (text: string): boolean =>
  text.length <= 70 &&
  !/^\p{Ll}|[[\]{}<>@&]|,(?!\s*(?:Jr|Sr|II|III|IV|Ph\.?D|M\.?D|MBA)\.?$)/u.test(text) &&
  !UI_WORD.test(text) &&
  !FIRST_PERSON.test(text) &&
  !CJK_WORD.test(text) &&
  isPlausiblePersonName(text) &&
  !isInstitution(text) &&
  !looksLikeCompany(text)

/** Drops titles in lower case before a name: `mgr Jane Doe`, `dr hab. Jane Doe`. */
function withoutLowerTitle(text: string): string {
  if (!/^\p{Ll}/u.test(text) || text.length > MAX_TITLED) return text
  const words = text.split(' ')
  const first = words.findIndex((word) => !/^\p{Ll}/u.test(word))
  return first > 0 && first <= MAX_TITLES && words.slice(0, first).every(isHonorific)
    ? words.slice(first).join(' ')
    : text
}

const MAX_TITLES = 3
/** Longer texts are no names with titles. */
const MAX_TITLED = 90

/** Matches the last word of Turkish names of institutions, posts and sections. */
const TURKISH_NOUN =
  /(?:universitesi|fakultesi|enstitusu|bolumu|dali|merkezi|hastanesi|baskani|muduru|uzmani|uyesi|gorevlisi|danismani|konulari|alanlari|bilgileri|hizmetleri|gorev|gorevi)$/

/**
 * Whether the first word names a kind of organisation: `Università di Milano`. In Turkish, the last
 * word is.
 */
function isInstitution(text: string): boolean {
  const words = text.trim().split(/\s+/)
  return ORGANISATIONS.has(fold(words[0])) || TURKISH_NOUN.test(fold(words.at(-1)!))
}

/** Whether a text looks like an organisation's name. */
export const isCompanyName = memoised((text: string): boolean => {
  if (
    text.length < 2 ||
    text.length > 90 ||
    /[!?@{}<>“”"=]|https?:|(?<!\b(?:St|Dr|Mt|Ft|Inc|Ltd|Corp|Co|Bros|Mr|Mrs))\.\s+\p{Lu}\p{Ll}{2,}/u.test(
      text
    )
  )
    return false
  const tokens = text.split(/\s+/)
  if (tokens.length > 9 || !/[\p{L}]/u.test(text)) return false
  return !/^(?:we|our|us|i|me|my|he|she|they|it|the company|unser|wir|nous|notre|nosotros|nós)$/i.test(text)
})

/**
 * Returns the person's name at the end of a text, such as after a sector or job title (`Logistics
 * Raj Callahan`); or null.
 */
export function personAtEnd(text: string): string | null {
  const tokens = text.trim().split(/\s+/)
  for (let i = 0; i < tokens.length - 1; i++) {
    const rest = tokens.slice(i).join(' ')
    if (isPerson(rest) && !(tokens.length - i > 2 && isOtherWord(tokens[i], tokens[i + 1]))) return rest
  }
  return null
}

/** Whether a word before a common given name belongs to a sector, job title or company. */
const isOtherWord = (word: string, next: string): boolean =>
  !looksLikeGivenName(word) &&
  looksLikeGivenName(next) &&
  (findSectors(words(word)).length > 0 || isTitle(word) || OF_COMPANY.test(word))

const OF_COMPANY =
  /^(?:Technology|Technologies|Travel|Services|Solutions|Systems|Software|Group|Studios|Labs|Chain|Management|Marketing|Sales|Engineering|Operations|Products?|Today|Now|Chief|Technik|Dienste|Gruppe|Servicios|Grupo|Serviços|Conseil)$/i
