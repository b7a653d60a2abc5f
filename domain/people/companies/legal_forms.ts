import LEGAL_FORMS from './data/legal_forms.json' with { type: 'json' }
import { anywhere } from '../text/phrases.js'

/** Common forms that the list of legal forms lacks. */
const COMMON_FORMS =
  'co|company|corp|corporation|inc|incorporated|ltd|limited|llc|plc|pvt|pvt ltd|private limited|pte|pte ltd|pty|pty ltd|' +
  'sdn bhd|bhd|gmbh|mbh|lda|ag|se|cie|et cie|et fils|ohg|sa de cv|sapi de cv|s de rl de cv|ltda|eireli|sas|sarl|sl|slu|spa|srl|' +
  'sro|spol sro|zoo|sp zoo|sp z oo|kft|zrt|ab|as|asa|oy|oyj|nv|bv|vof|aps|ivs|kk|gk|yk|tbk|jsc|pjsc|ojsc|llp|lp|lllp|pllc|pc|' +
  'wll|fze|fzco|fzc|saog|saoc|sasu|cjsc|ltd sti|as sti|anonim sirketi|limited sirketi|αε|επε|ικε|ооо|оао|зао|пао|ао|тов'

/** Common abbreviations. Other short forms are rarely legal forms: Dell EMC, Penn State ARL. */
const KNOWN_SHORT = new Set(
  `ag kg og sa se bv nv lp oy ab ks co kb hb ky sl kk gk yk pt cv ou oe ad kd ug ek asa as aps oyj plc inc ltd llc llp lllp pllc pbc corp
  lda ltda ltee spa srl srls sarl sas sasu sau sac sca scs snc doo jdoo ood eood ead ehf ohf slf epe ohg kgaa gmbh ggmbh mbh gbr ewiv ev bhd
  pty zoo uab sia zrt nyrt kft shpk ulc dac clg cic sab eirl eireli scrl sprl bvba cvba vof asbl vzw gie geie aie khf zao jsc nuf ans
  slu smba amba ivs kda sapi psp mmc llc unp`.split(/\s+/)
)
const RARE = new Set(
  LEGAL_FORMS.filter(
    (form) =>
      /^[a-z0-9]{2,5}$/.test(form) && !KNOWN_SHORT.has(form) && !COMMON_FORMS.split('|').includes(form)
  )
)

const MAX_WORDS = 6
/** Suffixes of up to six words, without dots. */
const SUFFIXES = new Set<string>([...LEGAL_FORMS, ...COMMON_FORMS.split('|')])

/** Forms before the name. Omits `as` and `sa`, because AS Roma and SA Power are names. */
const PREFIXES = new Set('pt ooo oao zao pao ao ip tov uab sia ab ооо оао зао пао ао ип тов'.split(' '))
/** Words that form a name only with the word before them: UAB Medicine, Sia Partners, IP Group. */
const NO_NAME = new Set(
  `medicine health hospital university college school partners group holdings systems solutions consulting services capital bank media
  labs studios agency international global technologies technology software energy foods insurance law`.split(
    /\s+/
  )
)

/** Matches forms in scripts without spaces between words. */
const UNSPACED_FORMS = anywhere('gu')`
  ^(?:株式会社|有限会社|合同会社|合資会社|㈱|\(株\)|주식회사|유한회사|\(주\))
  (?:
    股份有限公司 | 有限责任公司 | 有限責任公司 | 有限公司 | 株式会社 | 有限会社 | 合同会社 | 合資会社 | ㈱
    \(株\) | 주식회사 | 유한회사 | \(주\)
  )$
`
/** Matches a dot at the end or in the last part, or a comma before the last word. */
const MARKED = /\.\)?$|\.\s?\p{L}+$|,\s?[^\s,]+$/u

export const withoutUnspacedForm = (text: string): string => text.replace(UNSPACED_FORMS, '').trim()

/** Returns the legal form in a script without spaces; empty if none. */
export const unspacedForm = (text: string): string => text.match(UNSPACED_FORMS)?.[0] ?? ''

/** Reports whether punctuation shows a legal form at the end: `Acme S.A.M.`, `Acme, EMC`. */
export const endsMarked = (name: string): boolean => MARKED.test(name)

/**
 * Returns the token range of a name without its legal forms: one leading form and all trailing
 * forms (`gmbh and co kg`). At least one word remains. Rare abbreviations count only if `marked`
 * (see `endsMarked`).
 */
export function nameSpan(tokens: readonly string[], marked: boolean): { start: number; end: number } {
  let end = tokens.length
  for (let length = 0; (length = suffixLength(tokens, end, marked)) > 0; ) {
    end -= length
    if (tokens[end - 1] === 'and' && end > 1) end--
  }
  const left = tokens.slice(1, end)
  const start = left.length > 0 && PREFIXES.has(tokens[0]) && !left.every((word) => NO_NAME.has(word)) ? 1 : 0
  return { start, end }
}

function suffixLength(tokens: readonly string[], end: number, marked: boolean): number {
  for (let length = Math.min(MAX_WORDS, end - 1); length > 0; length--) {
    const suffix = tokens.slice(end - length, end).join(' ')
    if (SUFFIXES.has(suffix) && (marked || !RARE.has(suffix))) return length
  }
  return 0
}
