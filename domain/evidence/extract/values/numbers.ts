import { fold } from '#domain/people/text/text'

const WORDS: readonly string[] =
  `zero null;one ein eine un une uno una um uma;two zwei deux dos dois duas;three drei trois tres;four vier quatre
  cuatro quatro;five funf cinq cinco;six sechs six seis;seven sieben sept siete sete;eight acht huit ocho oito;nine neun
  neuf nueve nove;ten zehn dix diez dez;eleven elf onze once;twelve zwolf douze doce doze;thirteen dreizehn treize trece
  treze;fourteen vierzehn quatorze catorce;fifteen funfzehn quinze quince;sixteen sechzehn seize dieciseis dezesseis;
  seventeen siebzehn dix-sept diecisiete dezessete;eighteen achtzehn dix-huit dieciocho dezoito;nineteen neunzehn
  dix-neuf diecinueve dezenove;twenty zwanzig vingt veinte vinte`.split(';')
const VALUES: ReadonlyMap<string, number> = new Map(
  WORDS.flatMap((line, value) =>
    line
      .trim()
      .split(/\s+/)
      .map((word) => [word, value] as const)
  )
)
/** Pattern for number words. */
export const NUMBER_WORD = [...VALUES.keys()]
  .concat(['fünf', 'zwölf', 'três', 'dieciséis', 'fünfzehn', 'sechs'])
  .sort((a, b) => b.length - a.length)
  .join('|')

/**
 * Pattern for digits (`1500`), groups of three with a comma, point, apostrophe or space between
 * them, and thousands (`1.5k`).
 */
export const DIGITS = "\\d{1,3}(?:[,.'’\\u00a0\\u202f ]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)?\\s?[kK]\\b|\\d+"

/** Reads a number in digits or as one word; null if invalid. */
export function readCount(text: string): number | null {
  const trimmed = text.trim()
  const thousands = /^(\d+(?:[.,]\d+)?)\s?k$/i.exec(trimmed)
  if (thousands) return Math.round(Number(thousands[1].replace(',', '.')) * 1000)
  if (/^\d{1,3}(?:[,.'’\u00a0\u202f ]\d{3})+$/.test(trimmed)) return Number(trimmed.replace(/\D/g, ''))
  if (/^\d+$/.test(trimmed)) return Number(trimmed)
  return VALUES.get(fold(trimmed)) ?? null
}
