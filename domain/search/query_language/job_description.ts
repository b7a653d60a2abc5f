import { wholeWord } from '#domain/people/text/phrases'
import type { FoundRole } from './roles.js'
import type { QueryTokens } from './tokens.js'

/** The minimum number of words of an advertisement. */
const MIN_WORDS = 60
const CUES = wholeWord('giu')`
  # English
  responsibilities | requirements | qualifications | about (?:us|the (?:role|job|team|company))
  what you(?: wi|')?ll | you will | you have | your (?:profile|tasks|role|mission) | we offer
  we are (?:looking|hiring|seeking) | we're (?:looking|hiring) | nice to have | must have | benefits | apply
  # German
  ihr profil | ihre aufgaben | wir bieten | wir suchen | deine aufgaben | dein profil
  # French
  profil recherche | vos missions | nous recherchons
  # Spanish and Portuguese
  requisitos | responsabilidades
  # Italian and Dutch
  responsabilita | requisiti | offriamo | wij bieden | functie-?eisen
`
/** The minimum number of different headings and phrases of `CUES` in an advertisement. */
const MIN_CUES = 2
/** Matches words directly before the role of an advertisement. */
const ANNOUNCES =
  /^(?:hiring|seeking|looking|position|title|role|job|join|suchen|recherchons|buscamos|cerchiamo|zoeken|as|for|a|an|the|our|is|are|us|to|new|experienced|senior|lead|talented|eine|einen|un|une|una|een)$/
const PLACED =
  /^(?:location|locations|based|standort|ort|lieu|ubicacion|local|sede|office|standplaats|onsite)$/

/** Reports whether a query is a pasted job advertisement: long, with at least two typical headings. */
export const isJobDescription = ({ text, tokens }: QueryTokens): boolean =>
  tokens.length >= MIN_WORDS && new Set(text.toLowerCase().match(CUES)).size >= MIN_CUES

/**
 * Returns the advertised role: the first role in the title line, else the first announced role, else the
 * first role. Null without roles.
 */
export function advertisedRole(query: QueryTokens, found: readonly FoundRole[]): FoundRole | null {
  const { tokens, sentences } = query
  const titleEnd = Math.min(...[...sentences, tokens.length])
  const inTitle = found.find(({ start }) => start < titleEnd && titleEnd <= 14)
  const isAnnounced = ({ start }: FoundRole) =>
    tokens
      .slice(Math.max(0, start - 3), start)
      .some((token) => ANNOUNCES.test(token) && !/^(?:a|an|the|to|as)$/.test(token))
  return inTitle ?? found.find(isAnnounced) ?? found[0] ?? null
}

/** Reports whether a place is in the title line, or after a word such as `location`. */
export function isWorkplace({ tokens, sentences }: QueryTokens, start: number): boolean {
  const titleEnd = Math.min(...[...sentences, tokens.length])
  if (start < titleEnd && titleEnd <= 14) return true
  return tokens.slice(Math.max(0, start - 3), start).some((token) => PLACED.test(token))
}
