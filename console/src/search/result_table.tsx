import { type KeyboardEvent, useState } from 'react'
import { type Column, Table } from '../shared/table'
import { FactCell, MatchCell, SnippetCell } from './match_cell'
import { idsOf, type Row, rowsOf } from './namesakes'
import { useCriteria } from './parse'
import { PersonCell } from './person_cell'
import { matchOf } from './proofs'
import type { SearchState, SearchResponse, Result } from './search_state'
import { useEvidence } from './use_evidence'
import { conditionsOf, hasOthers, PLACE, type Why } from './why'

type Props = {
  search: SearchState
  response: SearchResponse
  results: readonly Result[]
  selected: ReadonlySet<string>
  onSelect: (ids: ReadonlySet<string>) => void
}

const ROWS = '.results tbody tr'

/**
 * The results: who each person is, and a column per condition with what supports it. The arrow keys, j and k
 * move between people, Enter opens one, and x selects one.
 */
export function ResultTable({ search: now, response, results, selected, onSelect }: Props) {
  // The user can edit the query afterwards; the columns stay those of the search.
  const [search] = useState(now)
  const criteria = useCriteria(search.like ? '' : (search.q ?? ''))
  const conditions = search.like ? [] : conditionsOf(search, criteria)
  const known = useEvidence(response.data.results.map(({ person }) => person.person_id))
  const match = (why: Why, result: Result) =>
    matchOf(why, { result, response, known: known.get(result.person.person_id) })
  const columns: Column<Row>[] = conditions.map((why) => ({
    title: why.title,
    cell: ({ result }) => <MatchCell of={match(why, result)} mark={why.words} />,
  }))
  if (!conditions.some(({ fact }) => fact === 'location'))
    columns.push({
      title: 'Location',
      sort: 'place',
      value: ({ result }) => result.person.location ?? null,
      cell: ({ result }) => <FactCell of={match(PLACE, result)} mark={[]} />,
    })
  if (conditions.length === 0 || (hasOthers(criteria) && response.data.grounding))
    columns.push({ title: 'Why', cell: ({ result }) => <SnippetCell of={result} response={response} /> })
  const isSelected = (row: Row) => idsOf(row).every((id) => selected.has(id))
  const toggle = (row: Row) => {
    const [ids, chosen] = [new Set(idsOf(row)), [...selected]]
    onSelect(new Set(isSelected(row) ? chosen.filter((id) => !ids.has(id)) : [...chosen, ...ids]))
  }
  const press = (event: KeyboardEvent) => {
    const row = (event.target as Element).closest('tr')
    const step = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 }[event.key]
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'x') row.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
    if (!step) return
    event.preventDefault()
    const rows = [...document.querySelectorAll(ROWS)]
    rows[rows.indexOf(row) + step]?.querySelector<HTMLElement>('a')?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move the focus between the links
    <div className="results" onKeyDown={press}>
      <Table
        caption="People found"
        items={rowsOf(results)}
        idOf={({ result }) => result.person.person_id}
        empty=""
        isWhole
        columns={[
          {
            title: 'Person',
            sort: 'name',
            value: ({ result }) => result.person.name ?? null,
            cell: (row) => <PersonCell row={row} isSelected={isSelected(row)} onToggle={() => toggle(row)} />,
          },
          ...columns,
        ]}
      />
      <p className="key-help">
        <kbd>↑</kbd> <kbd>↓</kbd> move <kbd>x</kbd> selects <kbd>Enter</kbd> opens the person
      </p>
    </div>
  )
}
