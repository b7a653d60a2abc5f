import { useState } from 'react'
import { CostAfter } from '../billing/cost'
import { count } from '../shared/format'
import { Warnings } from '../shared/warnings'
import type { SearchState, SearchResponse } from './search_state'
import { MoreResults, mayHaveMore } from './more_results'
import { NothingFound } from './nothing_found'
import { ProveOffer } from './prove_offer'
import { hasEvidence } from './proofs'
import { ResultActions } from './result_actions'
import { ResultTable } from './result_table'

type Props = { search: SearchState; response: SearchResponse; change: (next: Partial<SearchState>) => void }

/** The people that a search found, with actions on them. */
export function SearchResults({ search, response, change }: Props) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const results = response.data.results.filter(({ person }) => !gone.has(person.person_id))
  const { warnings, credits_charged } = response.meta
  if (results.length === 0) return <NothingFound search={search} warnings={warnings} change={change} />
  const isProven = results.some((result) => hasEvidence(result, response))
  return (
    <>
      <Warnings of={warnings} />
      <div className="results-head">
        <ResultActions
          search={search}
          results={results}
          selected={selected}
          onSelect={setSelected}
          onExcluded={(ids) => {
            setGone(new Set([...gone, ...ids]))
            setSelected(new Set())
          }}
          change={change}
        />
        <div className="row">
          <p className="quiet" role="status">
            {mayHaveMore(search, response.data.results.length) && 'first '}
            {count(results.length)} {results.length === 1 ? 'person' : 'people'}
          </p>
          {!isProven && !search.like && <ProveOffer search={search} change={change} />}
          {credits_charged > 0 && <CostAfter charged={credits_charged} isBrief />}
        </div>
      </div>
      <ResultTable
        search={search}
        response={response}
        results={results}
        selected={selected}
        onSelect={setSelected}
      />
      <MoreResults search={search} found={response.data.results.length} change={change} />
    </>
  )
}
