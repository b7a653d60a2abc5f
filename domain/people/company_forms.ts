import LEGAL_FORMS from './data/legal_forms.json' with { type: 'json' }

/** Forms as names carry them that the list of legal forms lacks. */
const IN_PRACTICE =
  'co|company|corp|corporation|inc|incorporated|ltd|limited|llc|plc|pvt|pvt ltd|private limited|pte|pte ltd|pty|pty ltd|' +
  'sdn bhd|bhd|gmbh|mbh|ag|se|cie|et cie|et fils|ohg|sa de cv|sapi de cv|s de rl de cv|ltda|eireli|sas|sarl|sl|slu|spa|srl|' +
  'sro|spol sro|zoo|sp zoo|sp z oo|kft|zrt|ab|as|asa|oy|oyj|nv|bv|vof|aps|ivs|kk|gk|yk|tbk|jsc|pjsc|ojsc|llp|lp|lllp|pllc|pc'

const MAX_WORDS = 6
/** Suffixes of up to six words, spelt without dots. */
const SUFFIXES = new Set<string>([...LEGAL_FORMS, ...IN_PRACTICE.split('|')])

/** Forms that come first. `as` and `sa` do not: AS Roma and SA Power are names. */
const PREFIXES = new Set('pt ooo oao zao pao ao ip tov uab sia ab ооо оао зао пао ао ип тов'.split(' '))

/** Forms of scripts that put no space between words. */
const UNSPACED_FORMS =
  /^(?:株式会社|有限会社|合同会社|合資会社|㈱|\(株\)|주식회사|유한회사|\(주\))|(?:股份有限公司|有限责任公司|有限責任公司|有限公司|株式会社|有限会社|合同会社|合資会社|㈱|\(株\)|주식회사|유한회사|\(주\))$/gu

/** The text without the legal form of a script that puts no space between words. */
export const withoutUnspacedForm = (text: string): string => text.replace(UNSPACED_FORMS, '').trim()

/**
 * Where the name ends and its legal forms begin, and where it starts after a leading one; a name that is nothing but a
 * form is left whole. Several may follow one another, as in `gmbh and co kg`.
 */
export function nameSpan(tokens: readonly string[]): { start: number; end: number } {
  let end = tokens.length
  for (let length = suffixLength(tokens, end); length > 0; length = suffixLength(tokens, end)) {
    end -= length
    if (tokens[end - 1] === 'and' && end > 1) end--
  }
  const start = end > 1 && PREFIXES.has(tokens[0]) ? 1 : 0
  return { start, end }
}

function suffixLength(tokens: readonly string[], end: number): number {
  for (let length = Math.min(MAX_WORDS, end - 1); length > 0; length--)
    if (SUFFIXES.has(tokens.slice(end - length, end).join(' '))) return length
  return 0
}
