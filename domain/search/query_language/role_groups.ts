import type { Seniority } from '#domain/people/titles/seniorities'
import { roleSequences } from '#domain/people/titles/titles'
import { wholeText } from '#domain/people/text/phrases'
import { DESCRIPTORS } from './function_words.js'
import type { ParsedQuery, QueryRole } from './parsed_query.js'
import { isWorkWord } from './role_words.js'
import type { QueryTokens } from './tokens.js'

export type RoleGroup = { start: number; end: number; role: QueryRole }

const TOP: readonly Seniority[] = ['cxo', 'vp']
const LEADING: readonly Seniority[] = ['cxo', 'vp', 'director']

const LEGISLATORS = [
  ...[
    'legislator',
    'lawmaker',
    'senator',
    'state representative',
    'united states representative',
    'congressman',
  ],
  ...['congresswoman', 'member of congress', 'member of parliament', 'parliamentarian', 'assembly member'],
  ...['assemblyman', 'assemblywoman', 'state delegate'],
]
const CONGRESS = [
  ...['united states representative', 'united states senator', 'congressman', 'congresswoman'],
  ...['member of congress', 'member of united states congress'],
]
const LOWER_HOUSE = [
  'united states representative',
  'state representative',
  'assembly member',
  'state delegate',
]
const POLITICIANS = [...LEGISLATORS, 'politician', 'mayor', 'governor', 'minister', 'councillor', 'alderman']

/** Words for groups of people, with the levels and the further titles that match. */
const GROUPS: readonly (readonly [words: RegExp, levels: readonly Seniority[], titles: readonly string[]])[] =
  [
    [
      /^(?:(?:senior|top|company|c level|c suite) )?executives$|^c suite$|^c level$|^execs$/,
      TOP,
      ['executive director'],
    ],
    [
      /^(?:executive|senior) (?:leadership|management)(?: team)?$|^leadership(?: team)?$|^(?:senior |business |company )?leaders$/,
      LEADING,
      [],
    ],
    [/^(?:key )?decision makers?$/, LEADING, []],
    [
      /^board members?$|^members of the board$|^board of directors$|^board directors$/,
      [],
      ['board member', 'board director', 'chairman', 'independent director', 'non executive director'],
    ],
    [
      /^(?:vcs|venture capitalists|vc investors|venture investors)$/,
      [],
      ['venture capitalist', 'venture partner', 'vc', 'investor', 'general partner', 'investment partner'],
    ],
    [/^investors$/, [], ['investor', 'venture capitalist', 'venture partner', 'general partner', 'angel']],
    [
      wholeText()`
        lawmakers | legislators | parliamentarians | mps | abgeordneten? | parlamentarier(?:innen)? | deputes
        deputees | parlementaires | diputad[oa]s | legislador[ea]s | parlamentarios | deputad[oa]s
        deputat[ie] | parlamentari | kamerleden | parlementsleden | volksvertegenwoordigers
      `,
      [],
      LEGISLATORS,
    ],
    [/^congress(?:man|men|woman|women|people|persons?)$/, [], CONGRESS],
    [
      /^house (?:members|rep(?:resentative)?s|democrats|republicans)$|^house of (?:representatives|delegates)$/,
      [],
      LOWER_HOUSE,
    ],
    [/^assembly ?(?:members|democrats|republicans)$/, [], LOWER_HOUSE.slice(1)],
    [/^senate (?:members|democrats|republicans)$/, [], ['senator']],
  ]
/** Rules out most words before the groups are tried. */
const ANY_GROUP = new RegExp(GROUPS.map(([words]) => words.source).join('|'))
const PARTY = /^(?:democrat|republican)s$/
const MAX_LENGTH = 4

/** Finds groups of people that a query names by a trait instead of a title: executives, leaders. */
export function findRoleGroups(
  tokens: readonly string[],
  isFree: (position: number) => boolean
): RoleGroup[] {
  const found: RoleGroup[] = []
  for (let start = 0; start < tokens.length; start++)
    for (let length = Math.min(MAX_LENGTH, tokens.length - start); length > 0; length--) {
      const end = start + length
      if (!positions(start, end).every(isFree)) continue
      const name = tokens.slice(start, end).join(' ')
      const group = ANY_GROUP.test(name) && GROUPS.find(([words]) => words.test(name))
      if (!group) continue
      const about = aboutBefore(tokens, start, isFree)
      if (about === null) break
      // The party does not belong to the role. Texts state it, so it ranks.
      const last = length > 1 && PARTY.test(tokens[end - 1]) ? end - 1 : end
      found.push({ start: start - about.length, end: last, role: groupRole(name, about, group[1], group[2]) })
      start = end - 1
      break
    }
  return found
}

/** Returns the words of the field before `leaders`. Null for a title such as account executives. */
function aboutBefore(
  tokens: readonly string[],
  start: number,
  isFree: (position: number) => boolean
): string[] | null {
  let from = start
  while (
    from > 0 &&
    start - from < 3 &&
    isFree(from - 1) &&
    isWorkWord(tokens[from - 1]) &&
    !DESCRIPTORS.has(tokens[from - 1])
  )
    from--
  const about = tokens.slice(from, start)
  return about.length > 0 && !/^lead/.test(tokens[start]) ? null : about
}

function groupRole(
  name: string,
  about: string[],
  of: readonly Seniority[],
  titles: readonly string[]
): QueryRole {
  const full = [...about, name].join(' ')
  const sequences = [full, ...(about.length > 0 ? [] : titles)].flatMap(roleSequences)
  const levels =
    of.length > 0
      ? { levels: { of: [...of], about: about.length > 0 ? roleSequences(about.join(' ')) : [] } }
      : {}
  return { name: full, sequences, ...levels }
}

const POLITICIAN =
  /^(?:politicians?|politiker(?:in|innen|n)?|politiciens?|politiciennes?|politic[oa]s|politici|politicus)$/

/** Prefers the titles of politicians. The word itself is no title, so it does not filter. */
export function rankPoliticians(
  { tokens, negated }: Pick<QueryTokens, 'tokens' | 'negated'>,
  { preferences }: Pick<ParsedQuery, 'preferences'>
): void {
  const at = tokens.findIndex((token, i) => POLITICIAN.test(token) && !negated.has(i))
  if (at !== -1) preferences.roles.push({ name: tokens[at], sequences: POLITICIANS.flatMap(roleSequences) })
}

/** Chambers and the titles of their members, in seven languages. */
const CHAMBERS: readonly (readonly [word: RegExp, titles: readonly string[], inState: readonly string[]])[] =
  [
    [/^sena(?:te|t|do|to|at)$/, ['senator'], ['state senator']],
    [/^(?:house|assembly)$/, LOWER_HOUSE, LOWER_HOUSE.slice(1)],
    [/^(?:congress|congreso|congresso|kongress)$/, CONGRESS, CONGRESS],
    [/^(?:legislature|parliament|parlament|parlement|parlamento)$/, LEGISLATORS, LEGISLATORS],
  ]
/** Words that mean a chamber only after a place or `state`, or before `of representatives` and the like. */
const COMMON = /^(?:house|assembly)$/

/** Reports whether a word names a parliament or one of its chambers, and so no role. */
export const isChamber = (token: string): boolean =>
  !COMMON.test(token) && CHAMBERS.some(([word]) => word.test(token))

/** Prefers the titles of a chamber's members: `ohio senate`, `energy committee of the texas house`. */
export function rankChambers(
  { tokens, negated }: Pick<QueryTokens, 'tokens' | 'negated'>,
  isFree: (position: number) => boolean,
  mentions: readonly { end: number }[],
  { places, preferences }: Pick<ParsedQuery, 'places' | 'preferences'>
): void {
  const isState = places.some(({ kind }) => kind === 'state')
  for (const [i, token] of tokens.entries()) {
    // A hard role such as `house members` also matches members of other chambers.
    const isOpen = !negated.has(i) && (isFree(i) || isState)
    const chamber = isOpen ? CHAMBERS.find(([word]) => word.test(token)) : undefined
    const isNear = /^(?:state|general)$/.test(tokens[i - 1] ?? '') || mentions.some(({ end }) => end === i)
    const isOf = tokens[i + 1] === 'of' && /^(?:representatives|delegates)$/.test(tokens[i + 2] ?? '')
    if (!chamber || (COMMON.test(token) && !isNear && !isOf)) continue
    const titles = isState ? chamber[2] : chamber[1]
    preferences.roles.push({ name: token, sequences: titles.flatMap(roleSequences) })
    return
  }
}

const positions = (start: number, end: number) => Array.from({ length: end - start }, (_, i) => start + i)
