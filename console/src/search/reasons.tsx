import { nameOfPath } from './filters'
import { hasWord } from './marked'
import type { SearchResponse, Result } from './search_state'

/** Whether a page proves something about a result. */
export const hasEvidence = ({ person, verification = {} }: Result, { data }: SearchResponse): boolean =>
  Object.values(verification).some((proofs) => proofs.length > 0) ||
  (data.grounding?.results ?? []).some(({ person_id, url }) => person_id === person.person_id && Boolean(url))

type Props = { of: Result; response: SearchResponse; words: readonly string[] }

/**
 * Says in a line why a person matches: the proven text, the filters that the index matched, or the
 * fields that have words of the query.
 */
export function Reasons({ of: { person, filter_match }, response, words }: Props) {
  const grounding = response.data.grounding?.results.find(({ person_id }) => person_id === person.person_id)
  if (grounding)
    return <span className="cell small">{grounding.snippet.replace(`${person.name}: `, '')}</span>
  const paths = Object.keys(filter_match)
  if (paths.length > 0)
    return <span className="quiet small">{paths.map(nameOfPath).join(', ')} in the index</span>
  const fields = FIELDS.filter(([field]) => hasWord(person[field], words)).map(([, name]) => name)
  const text = fields.length > 0 ? `Matched by ${fields.join(', ')}` : 'Close in meaning'
  return <span className="quiet small">{text}</span>
}

const FIELDS = [
  ['name', 'name'],
  ['title', 'title'],
  ['company', 'company'],
  ['location', 'place'],
] as const
