import { useIsOperator } from '../session/session'
import { count, size } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Table } from '../shared/table'
import { When } from '../shared/when'
import { NotFound } from '../shell/root'
import { Coverage } from './coverage'
import { useIndexes } from './indexes'
import { RebuildButton, RebuildState } from './rebuild'

/** For operators; nobody else has this page. */
export function IndexesPage() {
  return useIsOperator() ? <Indexes /> : <NotFound />
}

function Indexes() {
  const indexes = useIndexes()
  return (
    <Page title="Indexes">
      <p className="quiet">Documents of records: what searches find, and what it is built of.</p>
      <Loaded query={indexes}>
        {(items) => (
          <Table
            caption="Search indexes"
            items={items}
            idOf={({ name }) => name}
            empty={<p>No index is kept here.</p>}
            columns={[
              { title: 'Index', sort: 'name', value: ({ name }) => name, cell: ({ name }) => name },
              {
                title: 'Version',
                cell: ({ version }) =>
                  version ? (
                    <code className="small" title={version}>
                      {version.slice(0, 8)}
                    </code>
                  ) : (
                    'not built yet'
                  ),
              },
              {
                title: 'Documents',
                number: true,
                sort: 'documents',
                value: ({ documents }) => documents,
                cell: ({ documents, records }) => `${count(documents)} of ${count(records)}`,
              },
              {
                title: 'Size',
                number: true,
                sort: 'bytes',
                value: ({ bytes }) => bytes,
                cell: ({ bytes }) => size(bytes),
              },
              {
                title: 'Segments',
                number: true,
                cell: ({ segments, delta, tombstones }) =>
                  delta + tombstones === 0
                    ? count(segments)
                    : `${count(segments)}, ${count(delta + tombstones)} changes beside`,
              },
              {
                title: 'Changes behind',
                number: true,
                sort: 'behind',
                value: ({ behind }) => behind,
                cell: ({ behind }) => count(behind),
              },
              {
                title: 'Built',
                cell: (index) => (
                  <span className="meter">
                    <When at={index.built_at} never="never" />
                    <RebuildState of={index} />
                  </span>
                ),
              },
              { title: 'Change', cell: (index) => <RebuildButton of={index} /> },
            ]}
          />
        )}
      </Loaded>
      <p className="quiet">
        An index can always be built anew from the records: <code>node ace index:rebuild</code>
      </p>
      <Coverage />
    </Page>
  )
}
