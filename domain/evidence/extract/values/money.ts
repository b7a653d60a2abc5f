import { anyOf, anywhere } from '#domain/people/text/phrases'
import type { FundingRound } from '../../claim.js'

const SIGN = '(?:US\\$|USD|CA\\$|A\\$|C\\$|\\$|EUR|€|GBP|£|CHF|R\\$|BRL|MXN|SEK|NOK|DKK|JPY|¥|INR|₹)'
const NUMBER = '\\d{1,3}(?:[,.\\u00a0\\u202f ]\\d{3})+(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?'
const UNIT = anyOf`
  [Tt]housand | [Mm]illionen | [Mm]illions? | [Mm]illion | [Mm]io\.? | [Mm]illones | [Mm]illón | [Mm]ilhões
  [Mm]ilhão | [Mm]illiards? | [Mm]illiarden | [Mm]rd\.? | [Bb]illions? | [Bb]n | [Mm]n | [Mm]m | [Mm]il
  [Tt]sd\.? | [Mm] | [Bb] | [Kk] | MILLION | BILLION | MN | MM | BN
`
const CURRENCY =
  '(?:US[- ]?[Dd]ollars?|[Dd]ollars?|[Dd]ólares|[Ee]uros?|[Pp]ounds|Pfund|[Ll]ibras|[Ll]ivres|[Ff]rancs?|Franken|[Rr]eais|USD|EUR|GBP|CHF|€|\\$|£)'

/** Pattern for amounts of money: `$107M`, `USD 3.6 million`, `12 Mio. €`, `3 millions d'euros`. */
export const MONEY = `(?:${SIGN}\\s?(?:${NUMBER})(?:\\s?${UNIT}(?![\\p{L}]))?(?:\\s+(?:de\\s+|d.)?(?:${CURRENCY}))?|(?:${NUMBER})\\s?${UNIT}?\\s*(?:(?:de\\s+|d.)\\s?)?${CURRENCY}(?![\\p{L}]))`

/** Returns the first funding stage in a text, or null. */
export function stageOf(text: string): FundingRound | null {
  const found = HINT.test(text) ? STAGE.exec(text) : null
  if (!found) return null
  const { pre, seed, letter, listed, own } = found.groups!
  if (pre) return 'pre_seed'
  if (seed) return 'seed'
  if (listed) return 'public'
  if (own) return 'bootstrapped'
  const series = letter.toLowerCase()
  return series > 'c' ? 'series_d_plus' : (`series_${series}` as FundingRound)
}

const LISTED = anyOf`
  # English
  publicly (?:traded|listed|held) | shares (?:trade|are traded|are listed) | (?:is|are|now) a public company
  trades? publicly | listed (?:on|at|under) | (?:public|listed) company | public$
  (?:nasdaq|nyse|lse|euronext|tsx|asx)\s*:\s*\p{Lu} | went public | initial public offering | \bIPO\b
  # German
  börsennotiert\w* | an der börse (?:notiert|gelistet) | börsengang
  # French
  coté[e]?s? (?:en|à la) bourse | introduction en bourse
  # Spanish and Portuguese
  cotiza(?:da)? en (?:la )?bolsa | empresa cotizada | salida a bolsa | listada na bolsa | capital aberto
  de capital abierto | cotada em bolsa
`
const OWN = anyOf`
  # English
  bootstrapped | self[- ]funded | never (?:taken|accepted) (?:any )?(?:outside|external)
  no outside (?:money|funding|capital|investors)
  without (?:outside|external) (?:money|funding|capital|investors)
  never (?:taken|raised) (?:any )?(?:outside|external|venture)
  # German
  eigenfinanziert\w* | kein (?:fremdes|externes) (?:kapital|geld)
  keine (?:externen )?(?:investoren|geldgeber) | ohne (?:externe[sn]?|fremdes) (?:kapital|investoren|geld)
  # French
  autofinanc[ée]e?s? | sans (?:investisseurs?|capitaux?|financement) ext[ée]rieurs?
  # Spanish and Portuguese
  autofinanciad[oa]s? | sin (?:inversores|inversión|capital) extern[oa]s?
  sem (?:investidores|investimento|capital) extern[oa]s? | recursos propios | recursos próprios
  fondos propios | fonds propres | capital propio | capital próprio
`
/** Pattern for the words of a funding stage. */
const STAGE_WORDS = `(?<pre>pre[- ]?seed)|(?<seed>\\bseed\\b|\\bsemilla\\b|\\bamorçage\\b|capital[- ]semente)|(?:series|serie|série|seria)[- ]?(?<letter>[a-k])(?![\\p{L}\\p{N}])|(?<listed>${LISTED})|(?<own>${OWN})`
const STAGE = new RegExp(STAGE_WORDS, 'iu')
/** Every match of STAGE contains one of these. Checking them first saves time. */
const HINT = anywhere('iu')`
  seed | semilla | amorçage | capital | seri | séri | public | shares | list | nasdaq | nyse | lse | euronext
  tsx | asx | ipo | börse | bourse | bolsa | bootstrap | funded | taken | accepted | raised | outside
  external | finan[cz] | kapital | geld | investor | extérieur | exterieur | extern | recursos | fondos | fonds
  cotiza
`
