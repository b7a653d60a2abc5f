import { useParams } from '@tanstack/react-router'
import { useIsOperator } from '../api/session'
import { Badge } from '../shared/badge'
import { ActionButton } from '../shared/button'
import { Failure } from '../shared/failure'
import { count, milliseconds, share as percent } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Notice } from '../shared/notice'
import { Page } from '../shared/page'
import { Progress } from '../shared/progress'
import { Stat, Stats } from '../shared/stat'
import { When } from '../shared/when'
import { NotFound } from '../shell/root'
import { ImportReport } from './import_report'
import { importTitle } from './import_title'
import { ImportedPeople } from './imported_people'
import { type ImportEntry, useImport, useStopImport } from './imports'
import { UndoImport } from './undo_import'

/** Only operators see this page. */
export function ImportPage() {
  const { import: id } = useParams({ from: '/w/$workspace/imports/$import' })
  return useIsOperator() ? <Import key={id} id={id} /> : <NotFound />
}

function Import({ id }: { id: string }) {
  const query = useImport(id)
  const entry = query.data?.import
  return (
    <Page
      title={entry ? importTitle(entry) : 'Import'}
      parent={{ name: 'Imports', to: '/w/$workspace/imports' }}
      record={{ name: 'import', id }}
      state={entry && <Badge state={entry.state} />}
      about={entry && <Started entry={entry} />}
      actions={entry?.may_undo && <UndoImport of={entry} />}
    >
      <Loaded query={query} shape="table">
        {({ import: shown, report, people }) => (
          <>
            <State of={shown} />
            <Counts of={shown} />
            {report && (
              <ImportReport report={report} title="Rejected and dropped" file={shown.file} isCounted />
            )}
            <ImportedPeople people={people} added={shown.added + shown.replaced + shown.unchanged} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Started({ entry: { started_by, started_at, ended_at, source } }: { entry: ImportEntry }) {
  return (
    <>
      {source && `source ${source} · `}started by {started_by} <When at={started_at} />
      {ended_at && ` · took ${milliseconds(Date.parse(ended_at) - Date.parse(started_at))}`}
    </>
  )
}

/** How far a running import is, and how to continue one that ended early. */
function State({ of: entry }: { of: ImportEntry }) {
  const stop = useStopImport()
  const { state, share, may_stop } = entry
  return (
    <>
      {state === 'running' && (
        <div className="card row" role="status">
          {share !== null && (
            <>
              {percent(share)} <Progress label="File read" of={1} done={share} />
            </>
          )}
          {may_stop && (
            <ActionButton loading={stop.isPending} onClick={() => stop.mutate(entry.id)}>
              Stop
            </ActionButton>
          )}
        </div>
      )}
      <Failure of={stop.error} />
      {(state === 'stopped' || state === 'interrupted' || state === 'failed') && (
        <Notice kind="info">
          The rows read so far are stored. Import the same file with the same columns to continue after them.
        </Notice>
      )}
    </>
  )
}

const COUNTS = [
  ['read', 'Rows read'],
  ['added', 'Added'],
  ['replaced', 'Replaced'],
  ['unchanged', 'Unchanged'],
  ['rejected', 'Rejected'],
  ['dropped', 'Values dropped'],
] as const
const UNDO_COUNTS = [
  ['removed', 'Removed'],
  ['restored', 'Restored'],
  ['kept', 'Kept'],
] as const

/**
 * The counts of an import. A note names the counts that are 0, except the first count, which is always
 * shown.
 */
function Counts({ of: entry }: { of: ImportEntry }) {
  const isRemoval = entry.kind === 'undo' || entry.kind === 'source_deletion'
  const counts = isRemoval ? UNDO_COUNTS : COUNTS
  const shown = counts.filter(([field], i) => i === 0 || entry[field] > 0)
  const none = counts.filter((one) => !shown.includes(one)).map(([field]) => field)
  return (
    <Stats>
      {shown.map(([field, title], i) => (
        <Stat
          key={field}
          title={title}
          value={count(entry[field])}
          note={i === 0 && none.length > 0 && `none ${none.join(' or ')}`}
        />
      ))}
    </Stats>
  )
}
