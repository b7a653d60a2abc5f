import { looksLikeCompany } from './companies.js'
import { isCommonGivenName } from './name_data.js'
import { parseName } from './names_parse.js'
import { toLatin } from './names_script.js'
import { fold, words } from './text.js'

/** Words that no personal name holds: of sentences, of posts, of pages and of organisations. */
const NO_NAME = new Set(
  `the a an and or of at for with from in on to by our your my we us you their its is are was were be been has have had will
  about contact home page team meet view more read login sign welcome profile profiles people member members staff board
  ceo cto cfo coo cmo cio cpo chief officer president vice director manager head lead leader engineer engineering developer
  designer founder cofounder owner partner analyst consultant architect specialist coordinator assistant associate intern
  executive administrator advisor adviser scientist researcher lecturer professor teacher student recruiter marketing sales
  operations finance product software data design human resources support customer service services senior junior
  inc llc ltd gmbh corp corporation company limited group holdings holding capital ventures partners solutions systems
  technologies technology software labs studio studios agency foundation institute university college school hospital
  association society council committee department ministry office bank news press media magazine conference summit
  speaker speakers author authors editor editorial admin anonymous unknown guest user none null test january february
  monday tuesday wednesday thursday friday saturday sunday street avenue road city county state united north south
  read subscribe privacy policy terms cookies copyright rights reserved linkedin twitter facebook instagram github
  und der-firma et les pour con para como los-angeles san-francisco new york london
  geschaftsfuhrer geschaftsfuhrerin leiter leiterin gerente directeur directrice directora responsable jefe ingeniero
  ingenieur fondateur fundador
  foods learning payments logistics analytics robotics therapeutics pharma pharmaceuticals biotech energy motors airlines
  insurance security networks digital interactive games industries enterprises consulting advisors associates ventures
  bakery restaurant hotel store shop online global international worldwide club church school league times post journal`
    .split(/\s+/)
    .filter((word) => !word.includes('-'))
)
const HAN_OR_HANGUL = /^(?:\p{Script=Han}{2,4}|\p{Script=Hangul}{2,4})$/u
const WORD = /^(?:\p{L}\.)+$|^[\p{L}\p{M}]+(?:['’.-][\p{L}\p{M}]+)*\.?$/u

/** Whether a word, in any spelling, is among the commonest given names of the world or their short forms. */
export function looksLikeGivenName(word: string): boolean {
  const folded = fold(toLatin(word)).replace(/[^\p{L}]+$/u, '')
  if (isCommonGivenName(folded)) return true
  const compound = folded.split('-')
  return compound.length > 1 && compound.every(isCommonGivenName)
}

/**
 * Whether a text can be the name of a person and nothing else: two to six words that are written as names, none of them
 * of a company, a post, a sentence, a number or an address. A single word is none, unless titled (Dr. Garner) or in Han
 * or Hangul. In lower case it has to start with a common given name.
 */
export function isPlausiblePersonName(text: string): boolean {
  const trimmed = text.trim()
  if (
    trimmed.length < 2 ||
    trimmed.length > 80 ||
    /[\d@#/\\|<>{}=_+*%$€£!?:…–—]|https?|\.\p{L}{2,}$/u.test(trimmed)
  )
    return false
  const { given, middle, family, particles, honorific } = parseName(trimmed)
  if (HAN_OR_HANGUL.test(trimmed.replace(/[\s·・]/g, ''))) return true
  const main = [given, ...middle, family].flatMap((part) => part.split(' ')).filter(Boolean)
  if (main.length < 2 && !(honorific && family)) return false
  if (main.length + particles.split(' ').filter(Boolean).length > 7 || main.length > 6) return false
  if (!main.every((word) => WORD.test(word) && word.length <= 24)) return false
  if (main.every((word) => word.replace(/\P{L}/gu, '').length < 2)) return false
  const folded = words(toLatin(main.join(' ')))
  if (folded.some((word) => word.length > 1 && NO_NAME.has(word)) || looksLikeCompany(trimmed)) return false
  const hasCase = /\p{Lu}|\p{Lt}/u.test(trimmed) || !/\p{Ll}/u.test(trimmed)
  if (!hasCase) return main.length <= 4 && looksLikeGivenName(main[0])
  return main.every((word) => !/^\p{Ll}/u.test(word) || main.length > 2) && isNameCase(main)
}

/** Every word but one starts with a capital (or belongs to a script without), the first one among them. */
function isNameCase(main: string[]): boolean {
  const lower = main.filter((word) => /^\p{Ll}/u.test(word)).length
  return lower === 0 || (lower === 1 && !/^\p{Ll}/u.test(main[0]) && !/^\p{Ll}/u.test(main.at(-1)!))
}
