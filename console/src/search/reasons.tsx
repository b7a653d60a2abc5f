import { nameOfPath } from './filters'
import type { SearchResponse, Result } from './search_state'

/** Whether a result has a reason beyond the words of the query. */
export const hasReason = ({ person, filter_match }: Result, { data }: SearchResponse): boolean =>
  Object.keys(filter_match).length > 0 ||
  (data.grounding?.results ?? []).some(({ person_id }) => person_id === person.person_id)

/** Whether a page proves something about a result. */
export const hasEvidence = ({ person, verification = {} }: Result, { data }: SearchResponse): boolean =>
  Object.values(verification).some((proofs) => proofs.length > 0) ||
  (data.grounding?.results ?? []).some(({ person_id, url }) => person_id === person.person_id && Boolean(url))

/** Says in a line why a person matches: the proven text, or the filters that the index matched. */
export function Reasons({
  of: { person, filter_match },
  response,
}: {
  of: Result
  response: SearchResponse
}) {
  const grounding = response.data.grounding?.results.find(({ person_id }) => person_id === person.person_id)
  const paths = Object.keys(filter_match)
  if (grounding)
    return <span className="cell small">{grounding.snippet.replace(`${person.name}: `, '')}</span>
  if (paths.length === 0) return <span className="quiet small">words of the query</span>
  return <span className="quiet small">{paths.map(nameOfPath).join(', ')} in the index</span>
}
