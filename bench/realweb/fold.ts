const LETTERS: Record<string, string> = { ß: 'ss', ø: 'o', Ø: 'o', ł: 'l', Ł: 'l', đ: 'd' }

/** Returns text without case, diacritics, punctuation and repeated spaces. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[ßøØłŁđ]/g, (letter) => LETTERS[letter])
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const LEGAL_FORMS = new Set(
  'inc incorporated llc ltd limited gmbh ag sa sas sarl bv nv ab oy as aps plc corp corporation co company sl srl spa lda ltda pty kk ug kg eirl me ev'.split(
    ' '
  )
)
const DOTTED =
  /\b(?:s\.\s?a\.\s?s|s\.\s?a\.\s?r\.\s?l|g\.?m\.?b\.?h|b\.\s?v|n\.\s?v|s\.\s?l|s\.\s?a|e\.\s?v|l\.\s?l\.\s?c|p\.\s?l\.\s?c)\b\.?/gi

/** Returns a company name without its legal form and article. */
export function foldCompany(text: string): string {
  const words = fold(text.replace(DOTTED, (form) => form.replace(/[. ]/g, ''))).split(' ')
  while (words.length > 1 && LEGAL_FORMS.has(words.at(-1)!)) words.pop()
  if (words.length > 1 && words[0] === 'the') words.shift()
  return words.join(' ')
}

const TITLE_WORDS: Record<string, string> = {
  vp: 'vice president',
  svp: 'senior vice president',
  evp: 'executive vice president',
  ceo: 'chief executive officer',
  cto: 'chief technology officer',
  cfo: 'chief financial officer',
  coo: 'chief operating officer',
  cmo: 'chief marketing officer',
  cro: 'chief revenue officer',
  cpo: 'chief product officer',
  cio: 'chief information officer',
  ciso: 'chief information security officer',
  sr: 'senior',
  jr: 'junior',
  hr: 'human resources',
  cofounder: 'co founder',
  dir: 'director',
  eng: 'engineering',
  mgr: 'manager',
}
const TITLE_NOISE = new Set('of the and for at in a de der und et y e'.split(' '))
const EMPLOYER = /\s+(?:at|@|bei|chez|na)\s+(?=[\p{Lu}0-9])/u

/**
 * Returns the words of a job title, sorted, with abbreviations expanded and without the employer.
 */
export function foldTitle(text: string): string {
  const words = fold(text.split(EMPLOYER)[0])
    .split(' ')
    .flatMap((word) => (Object.hasOwn(TITLE_WORDS, word) ? TITLE_WORDS[word].split(' ') : [word]))
  return [...new Set(words.filter((word) => !TITLE_NOISE.has(word)))].sort().join(' ')
}

/**
 * Whether folded text contains folded words. Chinese, Japanese and Korean words may match anywhere,
 * because these scripts have no spaces.
 */
export function containsWords(text: string, words: string): boolean {
  if (words === '') return false
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(words)) return text.includes(words)
  return ` ${text} `.includes(` ${words} `)
}
