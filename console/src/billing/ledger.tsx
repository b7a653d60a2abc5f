import { Link } from '@tanstack/react-router'
import { capabilityOf } from '../usage/usage'
import { useSlug } from '../api/session'
import { Badge } from '../shared/badge'
import { count } from '../shared/format'
import { type Column, Table } from '../shared/table'
import type { LedgerLine } from './credits'
import { changeOf, reservationOf, STATES } from './ledger_words'

const TONES = { granted: 'good', charged: undefined, free: undefined, held: 'busy' } as const

/** Filters the ledger by a field of a line. */
const only = (filter: object) => ((now: object) => ({ ...now, before: undefined, ...filter })) as never

const COLUMNS: Column<LedgerLine>[] = [
  { title: 'For', cell: (line) => <Subject of={line} /> },
  {
    title: 'Route',
    cell: ({ route }) =>
      route && (
        <Link to="." search={only({ route })}>
          <code className="small no-break">{route}</code>
        </Link>
      ),
  },
  { title: 'Entry', cell: ({ state }) => <Badge state={STATES[state]} tone={TONES[state]} /> },
  {
    title: 'By',
    cell: ({ key_id, caller }) =>
      key_id && (
        <Link to="." search={only({ key_id })} title={key_id}>
          <span className="no-break">{caller ?? 'a deleted key'}</span>
        </Link>
      ),
  },
  { title: 'When', field: 'created_at', as: 'day_time' },
  {
    title: 'Credits',
    number: true,
    cell: (line) => (
      <>
        {reservationOf(line) && <span className="quiet small number">{reservationOf(line)} </span>}
        <strong className={line.state}>{changeOf(line)}</strong>
      </>
    ),
  },
  { title: 'Balance after', number: true, cell: ({ remaining }) => count(remaining) },
]

const pathOf = ({ kind, id }: NonNullable<LedgerLine['subject']>) =>
  `/w/$workspace/${kind}s/${id}` as '/w/$workspace'

/** The grants and charges of a workspace, newest first. A reservation is part of its charge. */
export function Ledger({ lines, empty }: { lines: readonly LedgerLine[]; empty: string }) {
  return (
    <Table
      caption="Ledger, newest first"
      items={lines}
      dayOf={({ created_at }) => created_at}
      empty={empty}
      columns={COLUMNS}
    />
  )
}

/** What a line paid for: a capability with its run, Set or dataset. */
function Subject({ of: { route, subject, note } }: { of: LedgerLine }) {
  const workspace = useSlug()
  if (route === null)
    return (
      <>
        Credits granted <span className="quiet small">{note}</span>
      </>
    )
  const name = capabilityOf(route)
  return (
    <span className="filling" title={subject?.title ?? undefined}>
      {subject ? (
        <Link to={pathOf(subject)} params={{ workspace }}>
          {subject.title ? `${name}: ${subject.title}` : name}
        </Link>
      ) : (
        name
      )}
    </span>
  )
}
