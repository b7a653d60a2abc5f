import { is, type Phrases } from './tokens.js'

const SPAN = 8
const YEAR = /^(?:19|20)\d\d$/
const OPEN =
  /^(?:present|now|today|current|heute|jetzt|présent|aujourd'hui|actualidad|presente|atual|hoy|hoje|oggi|heden|nu|ongoing|date)$/

/** Whether a closed period follows: `from 2015 to 2018`, `(2015-2018)`, `until 2018`. */
export function isPastPeriod(s: Phrases, at: number): boolean {
  let [years, isUntil, isClosed] = [0, false, false]
  for (let i = at; i < Math.min(s.tokens.length, at + SPAN); i++) {
    const { key, text } = s.tokens[i]
    if (/^[.;:]$/.test(text) || is(s, i, 'be', 'who')) break
    if (OPEN.test(key)) return false
    if (/^(?:19|20)\d\d-(?:(?:19|20)\d\d|\d\d)$/.test(text)) return true
    if (is(s, i, 'until')) isUntil = true
    if (!YEAR.test(text)) continue
    years++
    if (isUntil) isClosed = true
  }
  return isClosed && (years > 1 || isUntil)
}
