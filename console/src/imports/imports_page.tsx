import { Link } from '@tanstack/react-router'
import { useIsOperator, useSlug } from '../api/session'
import { Badge } from '../shared/badge'
import { LinkButton } from '../shared/button'
import { count } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Table } from '../shared/table'
import { When } from '../shared/when'
import { NotFound } from '../shell/root'
import { importTitle } from './import_title'
import { type ImportEntry, useImports } from './imports'
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
        {({ imports }) => (
          <Table
            caption="Imports"
            items={imports}
            empty="Nothing imported yet. Import a CSV, Excel, JSON Lines or Parquet file to start."
            emptyAction={action}
            isWhole
            columns={[
              { title: 'Import', cell: (entry) => <ImportLink of={entry} /> },
              { title: 'State', sort: 'state', field: 'state', cell: ({ state }) => <Badge state={state} /> },
              { title: 'Read', field: 'read', as: 'count' },
              { title: 'Changes', cell: (entry) => changesOf(entry) },
              { title: 'Rejected', field: 'rejected', as: 'count' },
              { title: 'By', field: 'started_by' },
              {
                title: 'Started',
                sort: 'started_at',
                field: 'started_at',
                cell: ({ started_at }) => <When at={started_at} />,
              },
            ]}
          />
        )}
      </Loaded>
      <Sources />
    </Page>
  )
}

function ImportLink({ of: entry }: { of: ImportEntry }) {
  const workspace = useSlug()
  return (
    <Link to="/w/$workspace/imports/$import" params={{ workspace, import: entry.id }}>
      {importTitle(entry)}
    </Link>
  )
}

function changesOf({ added, replaced, removed, restored }: ImportEntry): string {
  const parts = Object.entries({ added, replaced, removed, restored })
    .filter(([, amount]) => amount > 0)
    .map(([name, amount]) => `${count(amount)} ${name}`)
  return parts.join(', ') || 'none'
}
