import type { Page } from '../../page.js'
import { isPerson } from '../recognisers.js'

/** Phrases before an author's own name, in the languages of the web's personal pages. */
const I_AM =
  /(?:^|[.!?,;:–—-]\s{1,3}|\b(?:hi|hello|hey|hallo|salut|bonjour|hola|olá|ciao)\b.{0,12}?)(?:my name is|my name's|i am|i'm|i’m|ich bin|mein name ist|ich heiße|je suis|je m['’]appelle|mon nom est|mi nombre es|me llamo|soy|meu nome é|me chamo|eu sou|sou|mi chiamo|sono|io sono|ik ben|mijn naam is|ik heet)\s+((?:(?:Dr|Prof)\.\s*)?\p{Lu}[^.,;:!?()|–—]{2,50})/giu
const BEFORE =
  /^(?:(?:welcome to|bienvenue sur|willkommen (?:auf|bei)|bienvenid[oa]s? a|bem-vindo a[o]?)\s+)?(?:(?:the|die|das|le|la|el|o|a)\s+)?(?:(?:personal|official|academic|private|offizielle|persönliche|site|page|página|pagina)\s+)*(?:home\s?page|web\s?(?:site|page)|site|page|blog|portfolio|cv|resume|homepage|webseite|internetseite|página|pagina|sitio|sito)\s+(?:(?:web|personnelle?|perso|personal[e]?|pessoal|professionnelle?|profissional|profesional|professionale|officielle?|oficial|ufficiale|académique|académica|acadêmica|accademica)\s+)*(?:of|von|de|di|do|da|van)\s+/iu
const GREETING = /^(?:hi|hello|hey|hallo|hola|ciao|salut|bonjour|olá)\b[\s,!.–—-]*/iu
const SELF =
  /^(?:my name is|i am|i'm|i’m|ich bin|mein name ist|je suis|je m['’]appelle|me llamo|mi nombre es|soy|meu nome é|me chamo|eu sou|sou|mi chiamo|(?:io )?sono|ik ben|mijn naam is|about|über|à propos de|sobre|meet)\s+/iu
const WELCOME =
  /^(?:(?:herzlich )?willkommen (?:bei|auf)|welcome (?:to|at)|(?:van harte )?welkom (?:bij|op)|bienvenue (?:chez|à|sur)|bienvenid[oa]s? a|bem[- ]vind[oa]s? (?:à|ao|a)|benvenut[oi] (?:da|su|in|a))\s+/iu
const AFTER =
  /(?:['’]s?)?(?<!\s)\s+(?:(?:personal|official|academic|online)\s+)?(?:home\s?page|web\s?(?:site|page)|site|blog|portfolio|cv|resume|résumé|curriculum vitae|page|wiki)$/iu

/** Returns the name in a heading such as "Welcome to Acme"; null for other headings. */
export function welcomingName(heading: string): string | null {
  const text = heading.slice(0, 120).trim()
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
export function nameInTitle(title: string): string {
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
