import { useIsOperator } from '../api/session'
import { Badge } from '../shared/badge'
import { count, rate, size } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Stat, Stats } from '../shared/stat'
import { type Column, Table } from '../shared/table'
import { When } from '../shared/when'
import { NotFound } from '../shell/root'
import { Coverage } from './coverage'
import { Encoder } from './encoder'
import { indexState } from './index_state'
import { type Index, useIndexes } from './indexes'
import { RebuildButton, RebuildState } from './rebuild'

/** Only operators see this page. */
export function IndexesPage() {
  return useIsOperator() ? <Indexes /> : <NotFound />
}

function Indexes() {
  return (
    <Page
      title="Indexes"
      about={
        <>
          Search indexes, built from the records. <code>node ace index:rebuild</code> rebuilds them too.
        </>
      }
    >
      <Loaded query={useIndexes()} shape="table">
        {(items) => (
          <>
            <Sums of={items} />
            <Table
              caption="Search indexes"
              items={items}
              idOf={({ name }) => name}
              empty="No indexes."
              isWhole
              columns={COLUMNS}
            />
          </>
        )}
      </Loaded>
      <Encoder />
      <Coverage />
    </Page>
  )
}

/** What the indexes hold together, and how far they are behind the records. */
function Sums({ of: indexes }: { of: readonly Index[] }) {
  const sum = (of: 'documents' | 'records' | 'bytes' | 'behind') =>
    indexes.reduce((total, index) => total + index[of], 0)
  return (
    <Stats>
      <Stat
        title="Searchable"
        value={count(sum('documents'))}
        note={`${rate(sum('documents'), sum('records'))} of ${count(sum('records'))} records`}
      />
      <Stat title="Changes behind" value={count(sum('behind'))} />
      <Stat title="On disk" value={size(sum('bytes'))} />
    </Stats>
  )
}

const COLUMNS: Column<Index>[] = [
  { title: 'Index', sort: 'name', field: 'name' },
  {
    title: 'Status',
    cell: (index) => (
      <span className="meter">
        <span>
          <Badge state={indexState(index)} />
        </span>
        {index.behind > 0 && <span className="quiet small">{count(index.behind)} changes behind</span>}
        <RebuildState of={index} />
      </span>
    ),
  },
  {
    title: 'Documents',
    number: true,
    sort: 'documents',
    field: 'documents',
    cell: ({ documents, records }) => (
      <span className="meter">
        {count(documents)}
        <span className="quiet small">of {count(records)} records</span>
      </span>
    ),
  },
  {
    title: 'Size',
    number: true,
    sort: 'bytes',
    field: 'bytes',
    cell: ({ bytes, segments, delta, tombstones }) => (
      <span className="meter">
        {size(bytes)}
        <span className="quiet small">
          {count(segments)} {segments === 1 ? 'segment' : 'segments'}
          {delta + tombstones > 0 && `, ${count(delta + tombstones)} changes not merged`}
        </span>
      </span>
    ),
  },
  { title: 'Vectors', cell: ({ vectors }) => vectors ?? <span className="quiet">words only</span> },
  {
    title: 'Built',
    sort: 'built',
    value: ({ built_at }) => built_at,
    cell: ({ built_at, version }) => (
      <span className="meter">
        <When at={built_at} never="never" />
        {version && (
          <span className="quiet small" title={version}>
            version <code>{version.slice(0, 8)}</code>
          </span>
        )}
      </span>
    ),
  },
  { title: 'Actions', isActions: true, cell: (index) => <RebuildButton of={index} /> },
]
