import { useState } from 'react'
import { ActionButton } from '../shared/button'
import { Evidence } from '../shared/evidence'
import { count } from '../shared/format'
import { Table } from '../shared/table'
import { Window } from '../shared/window'
import type { SearchResponse } from './playground'

type Result = SearchResponse['data']['results'][number]

/** Shows the people that a search found. A press on a name shows why the person matches. */
export function PeopleFound({ response }: { response: SearchResponse }) {
  const [open, setOpen] = useState<Result | null>(null)
  const { results } = response.data
  return (
    <>
      <p className="quiet" role="status">
        {count(results.length)} {results.length === 1 ? 'person' : 'people'}
      </p>
      <Table
        caption="People found"
        items={results}
        idOf={({ person }) => person.person_id}
        empty="No people found. Try fewer or broader filters."
        isWhole
        columns={[
          {
            title: 'Name',
            sort: 'name',
            value: ({ person }) => person.name ?? null,
            cell: (result) => (
              <ActionButton kind="link" onClick={() => setOpen(result)}>
                {result.person.name ?? result.person.person_id}
              </ActionButton>
            ),
          },
          { title: 'Job title', sort: 'title', value: ({ person }) => person.title ?? null },
          { title: 'Company', sort: 'company', value: ({ person }) => person.company ?? null },
          {
            title: 'Location',
            cell: ({ person: { location } }) => (
              <span className="one-line" title={location ?? undefined}>
                {location}
              </span>
            ),
          },
        ]}
      />
      <Window title={open?.person.name ?? ''} isOpen={open !== null} onClose={() => setOpen(null)} wide>
        {open && <Match of={open} />}
      </Window>
    </>
  )
}

/** Shows why a person matches each filter. */
function Match({ of: { filter_match, verification = {} } }: { of: Result }) {
  const filters = Object.keys(filter_match)
  return (
    <div className="stack">
      {filters.length === 0 && <p>Matches the words of the query.</p>}
      {filters.map((name) => (
        <section key={name}>
          <h3>{name}</h3>
          {filter_match[name].basis === 'verified_evidence' ? (
            <>
              <p className="quiet">Verified by evidence</p>
              <Evidence proofs={verification[name] ?? []} />
            </>
          ) : (
            <p className="quiet">Matches the index</p>
          )}
        </section>
      ))}
    </div>
  )
}
