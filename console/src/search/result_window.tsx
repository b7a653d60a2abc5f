import { Link } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { Evidence, OutLink } from '../shared/evidence'
import { Window } from '../shared/window'
import type { SearchResponse, Result } from './search_state'
import { nameOfPath } from './filters'

type Props = { result: Result | null; response: SearchResponse; onClose: () => void }

/** Shows why a person matches each filter, with quotes and their pages. */
export function ResultWindow({ result, response, onClose }: Props) {
  return (
    <Window title={result?.person.name ?? ''} isOpen={result !== null} onClose={onClose} wide>
      {result && <Match of={result} response={response} />}
    </Window>
  )
}

function Match({
  of: { person, filter_match, verification = {} },
  response,
}: {
  of: Result
  response: SearchResponse
}) {
  const workspace = useSlug()
  const grounding =
    response.data.grounding?.results.filter(({ person_id }) => person_id === person.person_id) ?? []
  const paths = Object.keys(filter_match)
  const others = Object.keys(verification).filter((path) => !paths.includes(path))
  return (
    <div className="stack">
      <p className="row">
        {[person.title, person.company, person.location].filter(Boolean).join(' · ')}
        {person.pronet && <OutLink url={person.pronet} />}
      </p>
      {[...paths, ...others].map((path) => (
        <section key={path}>
          <h3>{nameOfPath(path)}</h3>
          {filter_match[path]?.basis === 'indexed_field' ? (
            <p className="quiet">The index matches. Search with the type Auto to get quotes.</p>
          ) : (
            <Evidence proofs={verification[path] ?? []} />
          )}
        </section>
      ))}
      {grounding.map(({ url, snippet }) => (
        <section key={url}>
          <h3>In short</h3>
          <blockquote>{snippet}</blockquote>
          {url && <OutLink url={url} />}
        </section>
      ))}
      {paths.length + others.length + grounding.length === 0 && (
        <p>The index matches the words of the query. Search with the type Auto to get quotes.</p>
      )}
      <p>
        <Link to="/w/$workspace/people/$person" params={{ workspace, person: person.person_id }}>
          Open the page of {person.name}
        </Link>
      </p>
    </div>
  )
}
