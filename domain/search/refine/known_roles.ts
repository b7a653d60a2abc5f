import { findSkills } from '#domain/people/skills/skills'
import { fold } from '#domain/people/text/text'
import { roleSequences, singular } from '#domain/people/titles/titles'
import type { Filter, SearchIndex } from '#domain/ports/search_index'
import { anyTerm, holdsRole, meetsRole, term } from '../planning/clauses.js'
import { findFieldWords } from '../query_language/field_words.js'
import { FUNCTION_WORDS } from '../query_language/function_words.js'
import type { ParsedQuery, QueryRole } from '../query_language/parsed_query.js'
import { isAnybody, isPersonLike, isRoleNoun, isVagueNoun, isWorkWord } from '../query_language/role_words.js'
import { anyoneMeets, type SearchOptions } from './any_one.js'
import { respelledRole } from './respell.js'

/** The minimum number of words of a field. One word, such as `freelance`, says too little to find people. */
const MIN_FIELD = 2

/**
 * A query as the index knows it, and what was changed. `corrected` has only the corrections of
 * misspelt words, so its phrases can be checked on pages.
 */
export type Refined = { parsed: ParsedQuery; corrected: ParsedQuery; warnings: string[] }

/**
 * Keeps a role with unknown words if a title in the index contains the role. Otherwise, corrects a
 * misspelt role. If that fails, the known part of the role stays hard (`mlops engineer` in `genai
 * mlops engineer`), and the rest ranks. A role without a known part only ranks.
 */
export async function withKnownRoles(
  index: SearchIndex,
  parsed: ParsedQuery,
  options?: SearchOptions
): Promise<Refined> {
  const unsure = parsed.roles.filter((role) => role.unsure)
  if (unsure.length === 0) return { parsed, corrected: parsed, warnings: [] }
  return withoutUnknownRoles(index, parsed, unsure, options)
}

/**
 * Replaces each role that nobody in the index has by a correction or its known part. If there is
 * neither, the words of the role only rank.
 */
export async function withoutUnknownRoles(
  index: SearchIndex,
  parsed: ParsedQuery,
  doubtful: readonly QueryRole[],
  options?: SearchOptions
): Promise<Refined> {
  const known = await anyoneMeets(index, doubtful.map(isTitle), options)
  const unknown = doubtful.filter((_, i) => !known[i])
  const instead = new Map(
    await Promise.all(
      unknown.map(async (role) => {
        const respelled = await respelledRole(index, role, options)
        return [role, { respelled, end: respelled ?? (await knownPart(index, role, options)) }] as const
      })
    )
  )
  const refined = unknown.reduce((query, role) => replaced(query, role, instead.get(role)!.end), parsed)
  const corrected = unknown.reduce((query, role) => {
    const { respelled } = instead.get(role)!
    return respelled ? replaced(query, role, respelled) : query
  }, parsed)
  const warnings = unknown.flatMap((role) => {
    const { respelled, end } = instead.get(role)!
    if (respelled || (end && !role.unsure))
      return [`No title in the index contains "${role.name}": searched for "${end!.name}".`]
    return role.unsure ? [] : [`No title in the index contains "${role.name}".`]
  })
  return { parsed: refined, corrected, warnings }
}

/**
 * Matches people whose title makes a role known. The name of a field without a noun for people is a
 * role only if it is a whole title: the title `knowledge graph engineer` does not make `knowledge
 * graphs` a role.
 */
function isTitle(role: QueryRole): Filter {
  const namesPeople = !role.unsure || isPersonLike(role.name.split(' ').at(-1)!)
  return namesPeople
    ? meetsRole(role)
    : anyTerm(
        'title',
        role.sequences.map((tokens) => tokens.join(' '))
      )
}

function replaced(parsed: ParsedQuery, role: QueryRole, by: QueryRole | null): ParsedQuery {
  const kept = new Set(by?.name.split(' '))
  const left = by && !by.wish ? [] : role.name.split(' ').filter((word) => !kept.has(word))
  const text = left.filter((word) => !FUNCTION_WORDS.has(word) && !isAnybody(word))
  const english = findFieldWords(left).flatMap((field) => field.english)
  const skills = findSkills(left).map(({ skill }) => skill)
  const { preferences, rest } = parsed
  return {
    ...parsed,
    roles: parsed.roles.flatMap((one) => (one === role ? (by ?? []) : [one])),
    rest: [...new Set([...rest, ...text, ...english])],
    preferences: { ...preferences, skills: [...new Set([...preferences.skills, ...skills])] },
  }
}

/**
 * Returns the longest end of a role that a title contains. For a role with `of`, such as `head of
 * data science`, returns the longest start instead. Null if there is none. An end does not start
 * inside a skill or with a plural: `systems engineer` is not an end of `recommender systems
 * engineer`.
 */
async function knownPart(
  index: SearchIndex,
  role: QueryRole,
  options?: SearchOptions
): Promise<QueryRole | null> {
  const parts = partsOf(role.name.split(' '))
  const sequences = parts.map(({ words }) => roleSequences(words.join(' ')))
  const [held, split] = await Promise.all([
    anyoneMeets(index, sequences.map(holdsRole), options),
    anyoneMeets(
      index,
      parts.map(({ across }) => term('skill', fold(across.join(' ')))),
      options
    ),
  ])
  const at = parts.findIndex((_, i) => held[i] && !split[i])
  if (at === -1) return null
  const field = parts[at].before.filter((word) => !FUNCTION_WORDS.has(word))
  return {
    name: parts[at].words.join(' '),
    sequences: sequences[at],
    ...(field.length >= MIN_FIELD ? { field } : {}),
    wish: [...role.sequences, ...(role.wish ?? []), ...sequences.slice(0, at).flat()],
  }
}

type Part = { words: string[]; before: string[]; across: string[] }

/**
 * Returns a role's parts, longest first. `before` are the words before the part. `across` are the two words
 * around the start of the part, if any.
 */
function partsOf(tokens: readonly string[]): Part[] {
  const of = tokens.indexOf('of')
  if (of > 0)
    return Array.from({ length: tokens.length - of - 2 }, (_, i) => tokens.length - 1 - i).map((end) => ({
      words: tokens.slice(0, end),
      before: [],
      across: [],
    }))
  // `helping doctors` is about people who do something for doctors.
  const isGerund = /.{3}ing$/.test(tokens[0]) && !isWorkWord(tokens[0])
  if (isGerund || !isRoleNoun(tokens.at(-1)!)) return []
  return Array.from({ length: tokens.length - 1 }, (_, i) => i + 1)
    .filter((start) =>
      start === tokens.length - 1 ? !isVagueNoun(tokens[start]) : singular(tokens[start]) === tokens[start]
    )
    .map((start) => ({
      words: tokens.slice(start),
      before: tokens.slice(0, start),
      across: tokens.slice(start - 1, start + 1),
    }))
}
