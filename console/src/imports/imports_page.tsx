import { Link, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useIsOperator, useSlug } from '../api/session'
import { Badge } from '../shared/badge'
import { LinkButton } from '../shared/button'
import { Filter } from '../shared/filter'
import { count } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Table } from '../shared/table'
import { When } from '../shared/when'
import { NotFound } from '../shell/root'
import { importTitle } from './import_title'
import { type ImportEntry, useImports } from './imports'
import { ImportsSummary } from './imports_summary'
import { Sources } from './sources'

/** Only operators see this page. */
export function ImportsPage() {
  return useIsOperator() ? <Imports /> : <NotFound />
}

function Imports() {
  const workspace = useSlug()
  const action = (
    <LinkButton kind="main" to="/w/$workspace/imports/new" params={{ workspace }}>
      Import a file
    </LinkButton>
  )
  return (
    <Page
      title="Imports"
      about="Files of people and companies that every workspace can search."
      docs={['importing', 'File formats']}
      actions={action}
    >
      <Loaded query={useImports()} shape="table">
        {({ imports }) => <Listed imports={imports} action={action} />}
      </Loaded>
      <Sources />
    </Page>
  )
}

/** The latest imports. The address holds the filters. */
function Listed({ imports, action }: { imports: readonly ImportEntry[]; action: ReactNode }) {
  const { source, changes } = useSearch({ from: '/w/$workspace/imports' })
  const sources = [...new Set(imports.flatMap((entry) => entry.source ?? []))].sort()
  const shown = imports.filter(
    (entry) => (!source || entry.source === source) && (!changes || changesOf(entry) !== null)
  )
  return (
    <>
      {imports.length > 0 && <ImportsSummary of={imports} />}
      {imports.length > 1 && (
        <div className="row filters">
          <Filter label="Source" param="source" options={sources.map((value) => ({ value, text: value }))} />
          <Filter label="Files" param="changes" options={[{ value: 'some', text: 'With changes only' }]} />
        </div>
      )}
      <Table
        caption="Imports"
        items={shown}
        empty={
          imports.length > 0
            ? 'No import matches these filters.'
            : 'Nothing imported yet. Import a CSV, Excel, JSON Lines or Parquet file to start.'
        }
        emptyAction={imports.length > 0 ? undefined : action}
        isWhole
        columns={[
          { title: 'Import', cell: (entry) => <ImportLink of={entry} /> },
          { title: 'Status', sort: 'state', field: 'state', cell: (entry) => <Outcome of={entry} /> },
          { title: 'Read', field: 'read', as: 'count' },
          { title: 'Changes', cell: (entry) => changesOf(entry) ?? <span className="quiet">none</span> },
          {
            title: 'By',
            cell: ({ started_by }) => <span title={started_by}>{started_by.split('@')[0]}</span>,
          },
          {
            title: 'Started',
            sort: 'started_at',
            field: 'started_at',
            cell: ({ started_at }) => <When at={started_at} />,
          },
        ]}
      />
    </>
  )
}

/** The state of an import. For a finished import that read nothing or rejected rows, shows that instead. */
function Outcome({ of: { state, read, rejected, kind } }: { of: ImportEntry }) {
  const isFile = kind !== 'undo' && kind !== 'source_deletion'
  if (state !== 'finished' || !isFile) return <Badge state={state} />
  if (rejected > 0) return <Badge state={`${count(rejected)} rejected`} tone="doubt" />
  return read === 0 ? <Badge state="no rows" /> : <Badge state={state} />
}

function ImportLink({ of: entry }: { of: ImportEntry }) {
  const workspace = useSlug()
  return (
    <Link to="/w/$workspace/imports/$import" params={{ workspace, import: entry.id }}>
      {importTitle(entry)}
    </Link>
  )
}

/** What an import changed, or null if nothing. */
function changesOf({ added, replaced, removed, restored }: ImportEntry): string | null {
  const parts = Object.entries({ added, replaced, removed, restored })
    .filter(([, amount]) => amount > 0)
    .map(([name, amount]) => `${count(amount)} ${name}`)
  return parts.join(', ') || null
}
