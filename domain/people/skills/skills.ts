import { phraseFinder } from '../text/phrase_finder.js'
import { FIELDS, LANGUAGES, TOOLS } from './data/skills_data.js'

export type SkillMention = { skill: string; start: number; end: number; language: boolean }

/** Words that count as skills only in context: `with r`, `go experience`. */
const ORDINARY = new Set(
  `r c go rest growth excel express node spring stripe notion sketch unity ai ml networking intercom
  oracle react embedded statistics remix prisma helm ray triton transformers presto iceberg lean maya
  houdini creo miro epic outreach gong amplitude cypress slam valuation programmatic cadence okta
  framer`.split(/\s+/)
)
const BEFORE = new Set('with using knows know knowing in experience experienced skilled on and or'.split(' '))
const AFTER = new Set('experience skills skill expertise background knowledge'.split(' '))

const find = phraseFinder<{ skill: string; language: boolean }>([
  ...[...TOOLS, ...FIELDS].map((skill) => [skill, { skill, language: false }] as const),
  ...LANGUAGES.map((skill) => [skill, { skill, language: true }] as const),
  ...['go', 'c'].map((skill) => [skill, { skill, language: true }] as const),
])

/** Finds technologies and professional skills in a query. */
export const findSkills = (tokens: readonly string[]): SkillMention[] =>
  find(tokens)
    .filter(({ start, end, entry }) => {
      if (!ORDINARY.has(entry.skill)) return true
      return (BEFORE.has(tokens[start - 1]) && tokens[start - 1] !== 'in') || AFTER.has(tokens[end])
    })
    .map(({ start, end, entry }) => ({ ...entry, start, end }))

/** Technologies that queries name only as parts of roles: `Xamarin developers`. */
const IN_ROLES = 'go c android ios xamarin blazor wpf delphi drupal joomla groovy ember unix mainframe'.split(
  ' '
)
const technologies = new Set([...TOOLS, ...LANGUAGES, ...IN_ROLES])

/** Reports whether folded words name a technology, unlike `marketing` or `security`. */
export const isTechnology = (name: string): boolean => technologies.has(name)
