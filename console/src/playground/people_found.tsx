import { useState } from 'react'
import { ActionButton } from '../shared/button'
import { count } from '../shared/format'
import { Notice } from '../shared/notice'
import { Table } from '../shared/table'
import { Window } from '../shared/window'
import type { SearchAnswer } from './playground'

type Result = SearchAnswer['data']['results'][number]

/** The answer of a search: who was found, and why. */
export function PeopleFound({ answer }: { answer: SearchAnswer }) {
  const [picked, setPicked] = useState<Result | null>(null)
  const { results } = answer.data
  return (
    <section aria-label="Results">
      <h2>Results</h2>
      <p className="quiet" role="status">
        {count(results.length)} people
      </p>
      {answer.meta.warnings?.map((warning) => (
        <Notice key={warning} kind="info">
          {warning}
        </Notice>
      ))}
      <Table
        caption="People found"
        items={results}
        idOf={({ person }) => person.person_id}
        empty={<p>Nobody was found. Try fewer or wider conditions.</p>}
        columns={[
          {
            title: 'Name',
            sort: 'name',
            value: ({ person }) => person.name ?? null,
            cell: (result) => (
              <ActionButton kind="link" onPress={() => setPicked(result)}>
                {result.person.name ?? result.person.person_id}
              </ActionButton>
            ),
          },
          {
            title: 'Title',
            sort: 'title',
            value: ({ person }) => person.title ?? null,
            cell: ({ person }) => person.title,
          },
          {
            title: 'Company',
            sort: 'company',
            value: ({ person }) => person.company ?? null,
            cell: ({ person }) => person.company,
          },
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
