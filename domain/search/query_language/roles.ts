import { findSectors, type SectorMention } from '#domain/people/companies/industries'
import { findRoles, type RoleMention } from '#domain/people/titles/role_mentions'
import { findSkills, type SkillMention } from '#domain/people/skills/skills'
import { ROLE_ABBREVIATIONS } from '#domain/people/titles/data/spellings_data'
import { roleSequences, singular } from '#domain/people/titles/titles'
import {
  COMPANY_NOUNS,
  DESCRIPTORS,
  FOREIGN_FUNCTION_WORDS,
  FUNCTION_WORDS,
  REMOTE,
} from './function_words.js'
import { findRoleGroups } from './role_groups.js'
import { isGeneric, isInLexicon, isRoleNoun, isWorkWord } from './role_words.js'
import { isFieldOfExperience } from './levels.js'
import type { QueryRole } from './parsed_query.js'
import { BECOMING } from './function_words.js'
import { type QueryTokens, Reading, spelling } from './tokens.js'

/** A role at a position. `isField`: a field of work without a noun for people, such as `finance`. */
export type FoundRole = { start: number; end: number; role: QueryRole; isField?: true }

/** Matches sales roles, which include sector words such as `enterprise` account executive. */
const SALES = /\b(?:account|sales|csm|customer|ae|solutions?|business development|sdr|bdr)\b/
/** Matches sectors that are never part of a title: a fintech engineer is an engineer in fintech. */
export const BUSINESS =
  /tech$|saas$|^(?:startup|start up|faang|maang|scale ?up|neobank|life sciences|pharma|big pharma)/
const VICE = /^[sear]?vps?$|^vice$/
const LEADS = /^(?:leads|heads|runs|manages)$/
/** Matches endings of English nouns for people. */
const PERSON = /(?:er|or|ist|ian|ant|ent|ee|man|woman|men|women)s?$/
const PART_OF_SALES_ROLE = /^(?:enterprise|consumer|retail|commercial)$/

/** Finds a query's roles, without overlaps. `blocked` positions belong to other mentions. */
export function findQueryRoles(query: QueryTokens, blocked: (position: number) => boolean): FoundRole[] {
  const { tokens } = query
  const groups = findRoleGroups(tokens, (position) => !blocked(position))
  const grouped = new Reading()
  for (const { start, end } of groups) grouped.take(start, end)
  const inGroup = (position: number) => !grouped.isFree(position)
  const [sectors, skills] = [findSectors(tokens), findSkills(tokens)]
  const roles = mentions(query, (position) => blocked(position) || inGroup(position)).flatMap((mention) =>
    readRole(query, extended(query, mention, blocked), sectors, skills)
  )
  return [...groups, ...roles].sort((a, b) => a.start - b.start)
}

/** Finds role mentions separately between punctuation and quotation marks and around negations. */
function mentions(query: QueryTokens, blocked: (position: number) => boolean): RoleMention[] {
  const { tokens, breaks, negated, quoted } = query
  const changes = tokens
    .keys()
    .filter((i) => i > 0 && [negated, quoted].some((set) => set.has(i) !== set.has(i - 1)))
  const starts = [...new Set([0, ...breaks, ...changes])].sort((a, b) => a - b)
  return starts.flatMap((start, i) => {
    const end = starts[i + 1] ?? tokens.length
    const found = findRoles(tokens.slice(start, end), (position) => blocked(start + position))
    return found.map((mention) => ({ ...mention, start: start + mention.start, end: start + mention.end }))
  })
}

/**
 * Reads a role mention. Drops leading adjectives (`top`, `bilingual`) and moves leading sectors and skills to
 * a preference: a `fintech product manager` must be a product manager, and fintech ranks higher. Before a
 * single noun, a leading sector or skill stays (`web3 engineer`), unless it never belongs to a title.
 */
function readRole(
  query: QueryTokens,
  mention: RoleMention,
  sectors: readonly SectorMention[],
  skills: readonly SkillMention[]
): FoundRole[] {
  const { tokens } = query
  const { end } = mention
  if (end - mention.start === 1 && FUNCTION_WORDS.has(tokens[mention.start])) return []
  // Portuguese `em` also abbreviates engineering manager. `AI agent startups` are not agents.
  if (FOREIGN_FUNCTION_WORDS.has(tokens[end - 1]) || isCompanies(query, end)) return []
  let first = mention.start
  while (first < end - 1 && (describes(query, first, end) || BECOMING.test(tokens[first]))) first++
  if (LEADS.test(tokens[first]) && /^(?:who|that)$/.test(tokens[first - 1] ?? '')) {
    const to = endOfField(query, end)
    return to > first + 1 ? [{ start: first, end: to, role: whoLeads(tokens.slice(first, to)) }] : []
  }
  if (isGeneric(tokens.slice(first, end)) || isVerb(tokens, first, end)) return []
  if (mention.score < 1 && isFieldOfExperience(tokens, first)) return []
  let start = first
  const wish: string[][] = []
  for (let next = afterDescriptor(start); next !== null && next < end; next = afterDescriptor(start)) {
    wish.push(...roleSequences(tokens.slice(start, end).join(' ')))
    start = next
  }
  const name = tokens.slice(start, end).join(' ')
  const sequences = start === mention.start ? mention.sequences : roleSequences(name)
  const employed = employedReadings(query, start, end)
  const role = {
    name,
    sequences,
    ...(wish.length > 0 ? { wish } : {}),
    ...(employed.length > 0 ? { employed } : {}),
    ...(isInLexicon(tokens.slice(start, end)) ? {} : { unsure: true as const }),
  }
  return [{ start, end, role, ...(mention.score < 1 ? { isField: true as const } : {}) }]

  function afterDescriptor(position: number): number | null {
    const sector = sectors.find((one) => one.start === position && one.end < end)
    const skill = skills.find((one) => one.start === position && one.end < end)
    const after = sector?.end ?? skill?.end
    if (after === undefined) return null
    const rest = tokens.slice(after, end)
    if (sector?.name === 'consumer' && rest[0] === 'product') return null
    if (sector && SALES.test(rest.join(' ')) && PART_OF_SALES_ROLE.test(sector.name)) return null
    const describes = skill?.language || (sector && BUSINESS.test(tokens.slice(position, after).join(' ')))
    // `SQL Server DBA`: an abbreviation is a role of several words.
    const isWhole = rest.length > 1 || singular(rest[0]) in ROLE_ABBREVIATIONS
    return isWhole || describes ? after : null
  }
}

/**
 * Reports whether a role noun is a verb: `who chairs the committee`, `that manages our funds`, `qui
 * aide`.
 */
const isVerb = (tokens: readonly string[], start: number, end: number): boolean =>
  end - start === 1 &&
  (/^(?:qui|quien|quienes|quem|che|chi)$/.test(tokens[start - 1] ?? '') ||
    (/^(?:who|that|which)$/.test(tokens[start - 1] ?? '') &&
      /^(?:the|a|an|our|their|its|his|her)$/.test(tokens[end] ?? '')))

/**
 * Extends a mention by adjacent words: a field after a vice president (`VP Engineering`), a noun
 * outside the tables (`nurse practitioner`), or a level or method before a translated noun (`senior
 * Entwickler`, `scrum master`).
 */
function extended(
  { tokens, breaks, quoted, negated }: QueryTokens,
  mention: RoleMention,
  blocked: (position: number) => boolean
): RoleMention {
  let { start, end } = mention
  const belongs = (i: number) =>
    i >= 0 &&
    !blocked(i) &&
    isWorkWord(tokens[i]) &&
    !FUNCTION_WORDS.has(tokens[i]) &&
    !DESCRIPTORS.has(tokens[i]) &&
    !COMPANY_NOUNS.has(tokens[i])
  while (
    belongs(start - 1) &&
    !breaks.has(start) &&
    quoted.has(start - 1) === quoted.has(start) &&
    negated.has(start - 1) === negated.has(start) &&
    !isRoleNoun(tokens[start - 1])
  )
    start--
  const next = tokens[end] ?? ''
  const goesOn = end < tokens.length && !breaks.has(end) && !blocked(end) && !FUNCTION_WORDS.has(next)
  if (goesOn && PERSON.test(next) && !/s$/.test(tokens[end - 1]) && !isWorkWord(next)) end++
  while (
    VICE.test(tokens[mention.end - 1]) &&
    end < tokens.length &&
    !breaks.has(end) &&
    !blocked(end) &&
    isWorkWord(tokens[end]) &&
    !isRoleNoun(tokens[end])
  )
    end++
  if (start === mention.start && end === mention.end) return mention
  const name = tokens.slice(start, end).join(' ')
  return { ...mention, start, end, name, sequences: roleSequences(name) }
}

function endOfField({ tokens, breaks }: QueryTokens, from: number): number {
  let end = from
  while (end < tokens.length && end - from < 3 && !breaks.has(end) && !FUNCTION_WORDS.has(tokens[end])) end++
  return end
}

/** Converts `who leads data` to the head, lead or manager of the field. */
function whoLeads([, ...about]: string[]): QueryRole {
  const field = about.join(' ')
  return {
    name: `head of ${field}`,
    sequences: ['head', 'lead', 'manager'].flatMap((leader) => roleSequences(`${leader} of ${field}`)),
    levels: { of: ['cxo', 'vp', 'director'], about: roleSequences(field) },
  }
}

const isCompanies = ({ tokens, breaks }: QueryTokens, position: number): boolean =>
  !breaks.has(position) && /s$/.test(tokens[position] ?? '') && COMPANY_NOUNS.has(tokens[position])

/** Reports whether a role's first word only describes it: `top brokers`, but not `new business`. */
function describes({ tokens, joined }: QueryTokens, position: number, end: number): boolean {
  const [word, next] = [tokens[position], tokens[position + 1]]
  if (FOREIGN_FUNCTION_WORDS.has(word) && !joined.has(position + 1)) return true
  if (REMOTE.has(word) || /^\d+$/.test(word)) return true
  if (!DESCRIPTORS.has(word)) return false
  const isTitle =
    /^new (?:business|product|media|ventures?|markets?)$|^creative |^local government$|^native |^great |^available /.test(
      `${word} ${next}`
    ) && end - position > 1
  return !isTitle
}

/** Reads `acme engineers` as engineers of Acme, for each possible end of the company's name. */
function employedReadings(
  query: QueryTokens,
  start: number,
  end: number
): NonNullable<QueryRole['employed']> {
  const { tokens } = query
  const readings = []
  for (let from = start + 1; from < end && from - start <= 3; from++) {
    if (isWorkWord(tokens[start])) break
    const sequences = roleSequences(tokens.slice(from, end).join(' '))
    readings.push({ company: spelling(query, start, from), sequences })
  }
  return readings
}
