import type { SectorMention } from '#domain/people/industries'
import { ROLE_HEADS } from '#domain/people/role_lexicon_data'
import type { RoleMention } from '#domain/people/role_mentions'
import type { SkillMention } from '#domain/people/skills'
import { roleSequences, singular } from '#domain/people/titles'
import type { QueryRole } from './parsed_query.js'

/** Modifiers that are sectors elsewhere but part of the role in sales and customer success: enterprise account executive. */
const SALES = /\b(?:account|sales|csm|customer|ae|solution|business development|sdr|bdr)\b/

/**
 * A role mention without the sectors and skills it begins with: `fintech product manager` has to be a product manager,
 * and a fintech one ranks higher. What makes a role of a bare noun stays: a web3 engineer is one by title.
 */
export function readRole(
  tokens: readonly string[],
  mention: RoleMention,
  sectors: readonly SectorMention[],
  skills: readonly SkillMention[]
): { role: QueryRole; start: number } {
  let start = mention.start
  for (let next = afterDescriptor(start); next !== null && next < mention.end; next = afterDescriptor(start))
    start = next
  if (start === mention.start) return { role: { name: mention.name, sequences: mention.sequences }, start }
  const name = tokens.slice(start, mention.end).join(' ')
  return { role: { name, sequences: roleSequences(name), wish: mention.sequences }, start }

  function afterDescriptor(position: number): number | null {
    const sector = sectors.find((one) => one.start === position && one.end < mention.end)
    const skill = skills.find((one) => one.start === position && one.end < mention.end)
    const end = sector?.end ?? skill?.end
    if (end === undefined) return null
    const rest = tokens.slice(end, mention.end)
    if (SALES.test(rest.join(' ')) && sector && /^(?:enterprise|consumer)$/.test(sector.name)) return null
    const bare = rest.length === 1 && ROLE_HEADS.has(singular(rest[0]))
    return bare && !skill?.language ? null : end
  }
}
