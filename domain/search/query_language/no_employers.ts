import { isCapitalised, type QueryTokens } from './tokens.js'

/** Words before `at` and something that people do: `good at explaining`, `win at chess`. */
const APTITUDE =
  /^(?:good|better|best|great|bad|worse|worst|brilliant|skilled|adept|talented|excel(?:s|led|ling)?|succeed(?:s|ed|ing)?|fail(?:s|ed|ing)?|wins?|winning|won|beat(?:s|ing)?|play(?:s|ed|ing)?|look(?:s|ed|ing)?|arriv(?:e|es|ed|ing)|aim(?:s|ed|ing)?|laugh(?:s|ed|ing)?)$/
/** Verbs whose object must not do something: `stopping people from cheating`. */
const PREVENTING =
  /^(?:stop(?:s|ped|ping)?|prevent(?:s|ed|ing)?|keep(?:s|ing)?|kept|protect(?:s|ed|ing)?|deter(?:s|red|ring)?|block(?:s|ed|ing)?)$/
const MAX_OBJECT = 3

/** Reports whether `at` or `from` at a position announces something else than an employer. */
export function announcesNone({ tokens, original, breaks }: QueryTokens, i: number): boolean {
  if (isCapitalised(original[i + 1])) return false
  if (tokens[i] === 'at') return APTITUDE.test(tokens[i - 1] ?? '')
  if (tokens[i] !== 'from') return false
  for (let at = i - 1; at >= Math.max(0, i - MAX_OBJECT) && !breaks.has(at + 1); at--)
    if (PREVENTING.test(tokens[at])) return true
  return false
}
