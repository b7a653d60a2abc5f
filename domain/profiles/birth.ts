import type { ResearchedSource } from '#domain/truth/research/research'
import { isOf, nodesOf, textOf } from './details/structured_nodes.js'
import type { ProfileFact } from './fact.js'
import { originOf } from './origins.js'
import { CONFIRMED } from '#domain/truth/thresholds'

const BORN =
  /^(?:born|birthday|birth ?(?:date|year)|(?:date|year) of birth|geboren(?: am)?|geburts(?:datum|tag|jahr)|née?(?: le)?|date de naissance|(?:fecha|data) (?:de|di) (?:nacimiento|nascimento|nascita)|nacid[oa]|nascid[oa]|nat[oa])$/i

/** Returns birth years from the person's own pages. Statements by others do not count. */
export const birthYearsOf = (sources: readonly ResearchedSource[]): ProfileFact<number>[] =>
  sources.flatMap((source) => {
    const { mention, identity } = source
    if (!mention.own || mention.entity !== 'person' || identity < CONFIRMED) return []
    const years = new Set(statedOn(source).flatMap((text) => yearIn(text) ?? []))
    return [...years].map((value) => ({ value, confidence: identity, origins: [originOf(source)] }))
  })

function statedOn({ page, mention }: ResearchedSource): string[] {
  const labelled = mention.claims.flatMap((claim) =>
    claim.field === 'property' && BORN.test(claim.value.label.trim().replace(/:$/, '').trim())
      ? [claim.value.value]
      : []
  )
  const marked = nodesOf(page).flatMap((node) => {
    const name = textOf(node.properties, 'name')
    if (!isOf(node, /^Person$/) || (name !== undefined && name !== mention.name)) return []
    return textOf(node.properties, 'birthDate') ?? []
  })
  return [...labelled, ...marked]
}

/** Returns the only year in a date; null if there is none, or several. */
function yearIn(text: string): number | null {
  const years = new Set(text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g))
  return years.size === 1 ? Number([...years][0]) : null
}
