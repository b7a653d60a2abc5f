import { isTechnology } from '../skills/skills.js'
import { NEAR_ROLES, SOFTWARE } from './data/near_roles_data.js'

const BY_ROLE = Map.groupBy(
  NEAR_ROLES.flatMap((roles) => roles.map((role) => ({ role, others: roles.filter((one) => one !== role) }))),
  ({ role }) => role.join(' ')
)
/** Nouns that mean the same role after a technology's name. */
const MAKERS = ['developer', 'engineer', 'programmer']
/** Nouns for the person who leads a field: `head of data science`, `director of data science`. */
const LEADERS = ['head', 'director', 'vicepresident']
const LEVEL = /^(?:senior|junior|lead|staff|principal)$/

/**
 * Returns the roles that people use for these: `software engineer` for `software developer`,
 * `python engineer` for `python developer`. A level stays before the role.
 */
export function nearRoles(sequences: readonly string[][]): string[][] {
  const given = new Set(sequences.map((tokens) => tokens.join(' ')))
  const found = new Map<string, string[]>()
  for (const sequence of sequences) {
    const start = Math.max(
      0,
      sequence.findIndex((token) => !LEVEL.test(token))
    )
    const [levels, role] = [sequence.slice(0, start), sequence.slice(start)]
    for (const other of [...listed(role), ...otherMakers(role), ...otherLeaders(role)]) {
      const near = [...levels, ...other]
      if (!given.has(near.join(' '))) found.set(near.join(' '), near)
    }
  }
  return [...found.values()]
}

const listed = (role: readonly string[]): string[][] =>
  (BY_ROLE.get(role.join(' ')) ?? []).flatMap(({ others }) => others)

function otherMakers(role: readonly string[]): string[][] {
  const [before, maker] = [role.slice(0, -1), role.at(-1) ?? '']
  const isSoftware = before.length > 0 && before.every((word) => SOFTWARE.has(word) || isTechnology(word))
  return isSoftware && MAKERS.includes(maker) ? MAKERS.map((other) => [...before, other]) : []
}

function otherLeaders(role: readonly string[]): string[][] {
  const field = role.slice(0, -1)
  const leads = field.length > 0 && LEADERS.includes(role.at(-1)!)
  return leads ? LEADERS.map((leader) => [...field, leader]) : []
}
