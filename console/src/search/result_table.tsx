import { Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import { useSlug } from '../api/session'
import { ActionButton } from '../shared/button'
import { type Column, Table } from '../shared/table'
import type { SearchState, SearchResponse, Result } from './search_state'
import { Marked, wordsOf } from './marked'
import { hasEvidence, hasReason, Reasons } from './reasons'

type Props = {
  search: SearchState
  response: SearchResponse
  results: readonly Result[]
  selected: ReadonlySet<string>
  onSelect: (ids: ReadonlySet<string>) => void
  onOpen: (person: string) => void
}

const ROWS = '.results tbody tr'

/** The results. The arrow keys move between people, Enter opens one, and x selects one. */
export function ResultTable({ search, response, results, selected, onSelect, onOpen }: Props) {
  const workspace = useSlug()
  const words = wordsOf(search)
  // The column says nothing if only the words of the query match.
  const why: Column<Result>[] = results.some((result) => hasReason(result, response))
    ? [{ title: 'Why', cell: (result) => <Reasons of={result} response={response} /> }]
    : []
  // Without pages that were read, a window of evidence would be empty.
  const actions: Column<Result>[] = results.some((result) => hasEvidence(result, response))
    ? [
        {
          title: 'Actions',
          isActions: true,
          cell: (result) =>
            hasEvidence(result, response) && (
              <ActionButton
                aria-label={`Evidence for ${result.person.name}`}
                onClick={() => onOpen(result.person.person_id)}
              >
                Evidence
              </ActionButton>
            ),
        },
      ]
    : []
  const toggle = (id: string) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    onSelect(next)
  }
  const press = (event: KeyboardEvent) => {
    const row = (event.target as Element).closest('tr')
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
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
        items={results}
        idOf={({ person }) => person.person_id}
        empty=""
        isWhole
        columns={[
          {
            title: 'Name',
            sort: 'name',
            value: ({ person }) => person.name ?? null,
            cell: ({ person }) => (
              <span className="row nowrap">
                <Checkbox
                  size="xs"
                  aria-label={`Select ${person.name}`}
                  checked={selected.has(person.person_id)}
                  onChange={() => toggle(person.person_id)}
                />
                <Link to="/w/$workspace/people/$person" params={{ workspace, person: person.person_id }}>
                  {person.name ?? 'Unnamed'}
                </Link>
              </span>
            ),
          },
          {
            title: 'Title',
            sort: 'title',
            value: ({ person }) => person.title ?? null,
            cell: ({ person }) => <Marked text={person.title} words={words} />,
          },
          {
            title: 'Company',
            sort: 'company',
            value: ({ person }) => person.company ?? null,
            cell: ({ person }) => <Marked text={person.company} words={words} />,
          },
          { title: 'Place', cell: ({ person }) => <Marked text={person.location} words={words} /> },
          ...why,
          ...actions,
        ]}
      />
    </div>
  )
}
