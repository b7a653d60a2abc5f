import { useState } from 'react'
import { CostAfter } from '../billing/cost'
import { count } from '../shared/format'
import { Warnings } from '../shared/warnings'
import type { Find, Found } from './find'
import { NothingFound } from './nothing_found'
import { ResultActions } from './result_actions'
import { ResultTable } from './result_table'
import { ResultWindow } from './result_window'

type Props = { find: Find; found: Found; change: (next: Partial<Find>) => void }

/** The people that a search found, with actions on them. */
export function FoundPeople({ find, found, change }: Props) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const results = found.data.results.filter(({ person }) => !gone.has(person.person_id))
  const { warnings, credits_charged } = found.meta
  if (results.length === 0) return <NothingFound find={find} warnings={warnings} change={change} />
  const open = results.find(({ person }) => person.person_id === find.open) ?? null
  return (
    <>
      <div className="row between">
        <p className="quiet" role="status">
          {count(results.length)} {results.length === 1 ? 'person' : 'people'}
        </p>
        <CostAfter charged={credits_charged} />
      </div>
      <Warnings of={warnings} />
      <ResultActions
        find={find}
        results={results}
        selected={selected}
        onSelect={setSelected}
        onExcluded={(ids) => {
          setGone(new Set([...gone, ...ids]))
          setSelected(new Set())
        }}
        change={change}
      />
      <ResultTable
        find={find}
        found={found}
        results={results}
        selected={selected}
        onSelect={setSelected}
        onOpen={(id) => change({ open: id })}
      />
      <ResultWindow result={open} found={found} onClose={() => change({ open: undefined })} />
    </>
  )
}
