import { useIsOperator } from '../api/session'
import { count, size } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Table } from '../shared/table'
import { When } from '../shared/when'
import { NotFound } from '../shell/root'
import { Coverage } from './coverage'
import { Encoder } from './encoder'
import { useIndexes } from './indexes'
import { RebuildButton, RebuildState } from './rebuild'

/** Only operators see this page. */
export function IndexesPage() {
  return useIsOperator() ? <Indexes /> : <NotFound />
}

function Indexes() {
  return (
    <Page title="Indexes" about="Search indexes, built from the records.">
      <Loaded query={useIndexes()} shape="table">
        {(items) => (
          <Table
            caption="Search indexes"
            items={items}
            idOf={({ name }) => name}
            empty="No indexes."
            isWhole
            columns={[
              { title: 'Index', sort: 'name', field: 'name' },
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
                field: 'documents',
                cell: ({ documents, records }) => `${count(documents)} of ${count(records)}`,
              },
              {
                title: 'Size',
                number: true,
                sort: 'bytes',
                field: 'bytes',
                cell: ({ bytes }) => size(bytes),
              },
              {
                title: 'Segments',
                number: true,
                cell: ({ segments, delta, tombstones }) =>
                  delta + tombstones === 0
                    ? count(segments)
                    : `${count(segments)}, ${count(delta + tombstones)} changes not merged`,
              },
              { title: 'Changes behind', sort: 'behind', field: 'behind', as: 'count' },
              {
                title: 'Built',
                cell: (index) => (
                  <span className="meter">
                    <When at={index.built_at} never="never" />
                    <RebuildState of={index} />
                  </span>
                ),
              },
              { title: 'Actions', isActions: true, cell: (index) => <RebuildButton of={index} /> },
            ]}
          />
        )}
      </Loaded>
      <Encoder />
      <p className="quiet">
        This command rebuilds an index from the records: <code>node ace index:rebuild</code>
      </p>
      <Coverage />
    </Page>
  )
}
