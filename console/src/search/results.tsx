import { useState } from 'react'
import type { paths } from '../api/schema'
import { ActionButton } from '../shared/button'
import { count } from '../shared/format'
import { Table } from '../shared/table'
import { Window } from '../shared/window'

type Answer = paths['/v1/search']['post']['responses'][200]['content']['application/json']
type Result = Answer['data']['results'][number]

/** The answer of a search: who was found, and why. */
export function Results({ answer }: { answer: Answer }) {
  const [picked, setPicked] = useState<Result | null>(null)
  const { results } = answer.data
  return (
    <section aria-label="Results">
      <h2>Results</h2>
      <p className="quiet" role="status">
        {count(results.length)} people, {count(answer.meta.credits_charged)} credits charged
      </p>
      <Table
        caption="People found"
        items={results}
        idOf={({ person }) => person.person_id}
        empty={<p>Nobody was found. Try fewer or wider conditions.</p>}
        columns={[
          {
            title: 'Name',
            cell: (result) => (
              <ActionButton kind="link" onPress={() => setPicked(result)}>
                {result.person.name ?? result.person.person_id}
              </ActionButton>
            ),
          },
          { title: 'Title', cell: ({ person }) => person.title },
          { title: 'Company', cell: ({ person }) => person.company },
          { title: 'Location', cell: ({ person }) => person.location },
          { title: 'Score', number: true, cell: ({ score }) => score.toFixed(2) },
        ]}
      />
      <Window title={picked?.person.name ?? ''} isOpen={picked !== null} onClose={() => setPicked(null)} wide>
        {picked && <Why result={picked} />}
      </Window>
    </section>
  )
}

function Why({ result: { filter_match, verification = {} } }: { result: Result }) {
  const names = Object.keys(filter_match)
  return (
    <div className="stack">
      {names.length === 0 && <p>Found by the words of the query alone.</p>}
      {names.map((name) => (
        <section key={name}>
          <h3>{name}</h3>
          <p className="quiet">
            {filter_match[name].basis === 'verified_evidence' ? 'Verified by evidence' : 'As indexed'}
          </p>
          <ul className="evidence">
            {(verification[name] ?? []).map(({ url, quote }) => (
              <li key={`${url} ${quote}`}>
                {quote && <blockquote>{quote}</blockquote>}
                <p className="quiet">{url}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
