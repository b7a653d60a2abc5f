/** Numbers as words in seven languages, as far as queries state years with them. */
const WORDS: readonly (readonly [number, string])[] = [
  [5, 'five funf cinq cinco cinque vijf'],
  [6, 'six sechs seis sei zes'],
  [7, 'seven sieben sept siete sete sette zeven'],
  [8, 'eight acht huit ocho oito otto'],
  [9, 'nine neun neuf nueve nove negen'],
  [10, 'ten zehn dix diez dez dieci tien'],
  [12, 'twelve zwolf douze doce doze dodici twaalf'],
  [15, 'fifteen funfzehn quinze quince quindici vijftien'],
  [20, 'twenty zwanzig vingt veinte vinte venti twintig'],
  [25, 'twentyfive funfundzwanzig veinticinco venticinque vijfentwintig'],
  [30, 'thirty dreissig dreißig trente treinta trinta trenta dertig'],
]
const NUMBERS = new Map(WORDS.flatMap(([number, words]) => words.split(' ').map((word) => [word, number])))

const DECADE = /^(?:decades?|jahrzehnte?n?|decennies?|decadas?|decennio|decenni|decennium|decennia)$/
const FEW: Record<string, number> = { two: 2, zwei: 2, deux: 2, dos: 2, dois: 2, duas: 2, due: 2, twee: 2 }
const MORE: Record<string, number> = { three: 3, drei: 3, trois: 3, tres: 3, tre: 3, drie: 3 }

export const isDecade = (word: string): boolean => DECADE.test(word)

/** Returns the number that a word or one or two digits state, or null. */
export const numberOf = (word: string | undefined): number | null =>
  /^\d{1,2}$/.test(word ?? '') ? Number(word) : (NUMBERS.get(word ?? '') ?? null)

/**
 * Returns the years that a decade at a position states: 10 for `a decade`, 20 for `two decades`.
 * `start` is the position of the number. Null if there is no decade.
 */
export function decadesAt(tokens: readonly string[], i: number): { start: number; years: number } | null {
  if (!DECADE.test(tokens[i] ?? '')) return null
  const before = tokens[i - 1] ?? ''
  const count = FEW[before] ?? MORE[before] ?? null
  if (count !== null) return { start: i - 1, years: 10 * count }
  const isOne = /^(?:a|one|an|ein|einem|une|una|um|uma|un|een|i)$/.test(before)
  return { start: isOne ? i - 1 : i, years: 10 }
}
