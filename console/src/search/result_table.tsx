import { Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import { useSlug } from '../api/session'
import { Avatar } from '../shared/avatar'
import { ActionButton } from '../shared/button'
import { type Column, Table } from '../shared/table'
import type { SearchState, SearchResponse, Result } from './search_state'
import { Marked, wordsOf } from './marked'
import { hasEvidence, Reasons } from './reasons'

type Props = {
  search: SearchState
  response: SearchResponse
  results: readonly Result[]
  selected: ReadonlySet<string>
  onSelect: (ids: ReadonlySet<string>) => void
  onOpen: (person: string) => void
}

const ROWS = '.results tbody tr'

/**
 * The results: who each person is, and why the person matches. The arrow keys move between people,
 * Enter opens one, and x selects one.
 */
export function ResultTable({ search, response, results, selected, onSelect, onOpen }: Props) {
  const workspace = useSlug()
  const words = wordsOf(search)
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
            title: 'Person',
            sort: 'name',
            value: ({ person }) => person.name ?? null,
            cell: ({ person }) => (
              <span className="person">
                <Checkbox
                  size="xs"
                  aria-label={`Select ${person.name}`}
                  checked={selected.has(person.person_id)}
                  onChange={() => toggle(person.person_id)}
                />
                <Avatar name={person.name} />
                <span className="who">
                  <Link to="/w/$workspace/people/$person" params={{ workspace, person: person.person_id }}>
                    {person.name ?? 'Unnamed'}
                  </Link>
                  <span className="position">
                    <Marked text={person.title} words={words} />
                    {person.title && person.company && <span className="quiet"> at </span>}
                    <Marked text={person.company} words={words} />
                  </span>
                </span>
              </span>
            ),
          },
          {
            title: 'Place',
            sort: 'place',
            value: ({ person }) => person.location ?? null,
            cell: ({ person }) => <Marked text={person.location} words={words} />,
          },
          {
            title: 'Why',
            cell: (result) => <Reasons of={result} response={response} words={words} />,
          },
          ...actions,
        ]}
      />
    </div>
  )
}
