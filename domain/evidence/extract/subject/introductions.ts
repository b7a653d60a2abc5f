import { memoised } from '#domain/memoised'
import { anyOf } from '#domain/people/text/phrases'
import type { Page } from '../../page.js'
import { isPerson, isTitle } from '../recognisers.js'

const BEFORE_I_AM = anyOf`
  ^ | [.!?,;:–—-]\s{1,3} | \b(?:hi|hello|hey|hallo|salut|bonjour|hola|olá|ciao)\b.{0,12}?
`
const I_AM_WORDS = anyOf`
  # English
  my name is | my name's | i am | i'm | i’m
  # German
  ich bin | mein name ist | ich heiße
  # French
  je suis | je m['’]appelle | mon nom est
  # Spanish and Portuguese
  mi nombre es | me llamo | soy | meu nome é | me chamo | eu sou | sou
  # Italian
  mi chiamo | sono | io sono
  # Dutch
  ik ben | mijn naam is | ik heet
  # Swedish and Polish
  jag heter | mitt namn är | jag är | nazywam się | mam na imię | jestem
`
/** Matches an author's own name after a phrase such as `my name is`, in nine languages. */
const I_AM = new RegExp(
  String.raw`${BEFORE_I_AM}${I_AM_WORDS}\s+((?:(?:Dr|Prof)\.\s*)?\p{Lu}[^.,;:!?()|–—]{2,50})`,
  'giu'
)
const WELCOME_TO = anyOf`
  welcome to | bienvenue sur | willkommen (?:auf|bei) | bienvenid[oa]s? a | bem-vindo a[o]?
`
const KIND_BEFORE = anyOf`
  personal | official | academic | private | offizielle | persönliche | site | page | página | pagina
`
const PAGE = anyOf`
  home\s?page | web\s?(?:site|page) | site | page | blog | portfolio | cv | resume | homepage | webseite
  internetseite | página | pagina | sitio | sito
`
const KIND_AFTER = anyOf`
  web | personnelle? | perso | personal[e]? | pessoal | professionnelle? | profissional | profesional
  professionale | officielle? | oficial | ufficiale | académique | académica | acadêmica | accademica
`
/** Matches what a title says before the owner's name: `Welcome to the personal homepage of Jane Doe`. */
const BEFORE = new RegExp(
  String.raw`^(?:${WELCOME_TO}\s+)?(?:(?:the|die|das|le|la|el|o|a)\s+)?(?:${KIND_BEFORE}\s+)*` +
    String.raw`${PAGE}\s+(?:${KIND_AFTER}\s+)*(?:of|von|de|di|do|da|van)\s+`,
  'iu'
)
const GREETING = /^(?:hi|hello|hey|hallo|hola|ciao|salut|bonjour|olá)\b[\s,!.–—-]*/iu
const SELF_WORDS = anyOf`
  # English
  my name is | i am | i'm | i’m | about | meet
  # German
  ich bin | mein name ist | über
  # French
  je suis | je m['’]appelle | à propos de
  # Spanish and Portuguese
  me llamo | mi nombre es | soy | meu nome é | me chamo | eu sou | sou | sobre
  # Italian and Dutch
  mi chiamo | (?:io )?sono | ik ben | mijn naam is
  # Swedish and Polish
  jag heter | jag är | om | nazywam się | jestem | o mnie
`
const SELF = new RegExp(String.raw`^${SELF_WORDS}\s+`, 'iu')
const WELCOME_WORDS = anyOf`
  (?:herzlich )?willkommen (?:bei|auf) | welcome (?:to|at) | (?:van harte )?welkom (?:bij|op)
  bienvenue (?:chez|à|sur) | bienvenid[oa]s? a | bem[- ]vind[oa]s? (?:à|ao|a)
  benvenut[oi] (?:da|su|in|a)
`
const WELCOME = new RegExp(String.raw`^${WELCOME_WORDS}\s+`, 'iu')
/** Matches a whole greeting in Chinese, Japanese or Korean: `青葉道場へようこそ`. */
const CJK_WELCOME =
  /^(?:ようこそ[、,!！\s]?(?<ja>[^\s!！。]{2,30})へ|(?<ja2>[^\s!！。]{2,30})へようこそ|[欢歡]迎(?:来到|來到|光临|光臨|访问|訪問)(?<zh>[^\s!！。]{2,30})|(?<ko>[^!！。]{2,30}?)에 오신 ?(?:것을|걸) 환영합니다)[!！。\s]*$/u
const AFTER =
  /(?:['’]s?)?(?<!\s)\s+(?:(?:personal|official|academic|online)\s+)?(?:home\s?page|web\s?(?:site|page)|site|blog|portfolio|cv|resume|résumé|curriculum vitae|page|wiki)$/iu

/** Returns the name in a heading such as "Welcome to Acme"; null for other headings. */
export function welcomingName(heading: string): string | null {
  const text = heading.slice(0, 120).trim()
  const { ja, ja2, zh, ko } = CJK_WELCOME.exec(text)?.groups ?? {}
  const name = ja ?? ja2 ?? zh ?? ko
  if (name) return name
  if (!WELCOME.test(text)) return null
  return (
    text
      .replace(WELCOME, '')
      .replace(/^(?:the|die|der|das|le|la|el|de)\s+/iu, '')
      .replace(/(?<![!.])[!.]+$/, '') || null
  )
}

/** Whether a title states whose page it is: "Jane Doe's homepage". */
export const statesOwner = (title: string): boolean =>
  nameInTitle(title) !== title.trim() && isPerson(nameInTitle(title))

/**
 * Returns the person's name in a title such as "Jane Doe's homepage", "Homepage of Jane Doe" or
 * "Hi, I'm Jane Doe!". Returns the trimmed title if it names no person.
 */
export const nameInTitle = memoised((title: string): string => {
  const plain = title
    .slice(0, 200)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[\p{Extended_Pictographic}\s]+/u, '')
  const name = plain
    .replace(BEFORE, '')
    .replace(GREETING, '')
    .replace(SELF, '')
    .replace(AFTER, '')
    .replace(/(?<![\s!.,👋])[\s!.,👋]+$/u, '')
  return isPerson(name) ? name : plain
})

/** Returns the person's name in a title such as "Jane Doe, potter in Leeds"; null for others. */
export function nameBeforePost(title: string): string | null {
  const [, name, post] = /^([^,]{3,50}),\s([^,]{3,60})$/u.exec(title.trim()) ?? []
  return name && isPerson(name) && isTitle(post) ? name : null
}

const MAX_BLOCKS = 60
const MAX_LENGTH = 600

/** Returns the names with which authors introduce themselves in a page's first blocks. */
export function introducedNames({ blocks }: Page): string[] {
  const names = new Set<string>()
  for (const { text, boilerplate } of blocks.slice(0, MAX_BLOCKS)) {
    if (boilerplate) continue
    for (const [, words] of text.slice(0, MAX_LENGTH).matchAll(I_AM)) {
      const name = longestName(words)
      if (name) names.add(name)
    }
  }
  return [...names]
}

/** Returns the longest person's name at the start of a text, of two to five words; else null. */
function longestName(text: string): string | null {
  const tokens = text.trim().split(/\s+/).slice(0, 5)
  for (let end = tokens.length; end > 1; end--) {
    const name = tokens.slice(0, end).join(' ')
    if (/^\p{Lu}/u.test(name) && isPerson(name)) return name
  }
  return null
}
