import { count } from '../shared/format'
import { Table } from '../shared/table'
import { Stat, Stats } from '../shared/stat'
import type { Report } from './imports'
import { RejectedRows, SaveRejected } from './rejected_rows'

type Props = {
  report: Report
  title: string
  /** The name of the file, for the download of its rejected rows. */
  file?: string
  /** The page shows the counts elsewhere. */
  isCounted?: boolean
}

/** The counts of an import or a check, with its rejected rows and dropped values. */
export function ImportReport({ report, title, file, isCounted = false }: Props) {
  const { read, written, rejected, suppressed, rejects, dropped, dropped_by_field } = report
  const droppedCount = Object.values(dropped_by_field).reduce((sum, amount) => sum + amount, 0)
  return (
    <section aria-label={title} className="stack">
      <header className="row between">
        <h2>{title}</h2>
        <SaveRejected rejects={rejects} file={file} />
      </header>
      {(!isCounted || suppressed > 0) && (
        <Stats>
          <Stat title="Rows read" value={count(read)} />
          <Stat title="Rows accepted" value={count(written)} />
          <Stat title="Rows rejected" value={count(rejected)} />
          <Stat title="Values dropped" value={count(droppedCount)} />
          {suppressed > 0 && <Stat title="People on the suppression list" value={count(suppressed)} />}
        </Stats>
      )}
      {rejects.length + dropped.length === 0 && (
        <p className="quiet">Every row was accepted, with every value.</p>
      )}
      {rejects.length > 0 && <RejectedRows rejects={rejects} />}
      {dropped.length > 0 && (
        <Table
          caption="Dropped values"
          items={dropped}
          idOf={({ line, field, reason }) => `${line} ${field} ${reason}`}
          empty=""
          columns={[
            { title: 'Line', field: 'line' },
            { title: 'Field', field: 'field' },
            { title: 'Reason', field: 'reason' },
          ]}
        />
      )}
    </section>
  )
}
