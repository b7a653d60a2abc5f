import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSlug } from '../api/session'
import { Badge } from '../shared/badge'
import { ActionButton } from '../shared/button'
import { Failure } from '../shared/failure'
import { Field } from '../shared/field'
import { count } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { ColumnMapping } from './column_mapping'
import {
  type ColumnChoice,
  type ImportKind,
  type Preview,
  useDryRun,
  usePreview,
  useStartImport,
} from './imports'
import { ImportReport } from './import_report'
import { Samples } from './samples'

type Props = { file: string; name: string; kind: ImportKind }

/** Maps the columns of an uploaded file to fields, shows sample records and imports the file. */
export function ImportForm({ file, name, kind }: Props) {
  const [chosen, setChosen] = useState<ColumnChoice>()
  const [source, setSource] = useState(plainName(name))
  const [workspace, navigate] = [useSlug(), useNavigate()]
  const dryRun = useDryRun()
  const start = useStartImport()
  const request = { file, kind, columns: chosen }
  const change = (columns: ColumnChoice) => {
    setChosen(columns)
    dryRun.reset()
  }
  return (
    <Loaded query={usePreview(request)} shape="table">
      {(preview) => {
        const columns = chosen ?? choiceOf(preview.columns)
        const hasRequired = Object.values(columns).some(
          (field) => field === preview.required || field?.startsWith(`${preview.required}.`)
        )
        const whole = { ...request, columns, source: source.trim() || undefined }
        return (
          <>
            <div className="with-side import-form">
              <div>
                <h2>Columns</h2>
                <ColumnMapping preview={preview} columns={columns} onChange={change} />
              </div>
              <form
                className="card stack"
                aria-label="Import"
                onSubmit={(event) => {
                  event.preventDefault()
                  start.mutate(whole, {
                    onSuccess: ({ import: id }) =>
                      void navigate({
                        to: '/w/$workspace/imports/$import',
                        params: { workspace, import: id },
                      }),
                  })
                }}
              >
                <p className="form-cost" role="status">
                  {summaryOf(dryRun.data ?? preview, columns)}
                </p>
                <Outlook of={dryRun.data ?? preview} />
                <Field
                  label="Source"
                  hint="Names where the records come from. You can delete all records of a source at once."
                  value={source}
                  onChange={setSource}
                  required
                />
                <Failure of={start.error ?? dryRun.error} />
                <ActionButton type="submit" kind="main" loading={start.isPending} disabled={!hasRequired}>
                  {dryRun.data ? `Import ${count(dryRun.data.written)} ${kind}` : `Import ${kind}`}
                </ActionButton>
                <ActionButton loading={dryRun.isPending} onClick={() => dryRun.mutate(whole)}>
                  Check the whole file
                </ActionButton>
              </form>
            </div>
            <h2>Preview</h2>
            <Samples preview={preview} />
            <ImportReport
              report={dryRun.data ?? preview}
              title={dryRun.data?.whole || preview.whole ? 'The whole file' : 'The first rows'}
            />
          </>
        )
      }}
    </Loaded>
  )
}

/** How many rows the import would accept and reject, beside its button. */
function Outlook({ of: { written, rejected } }: { of: Pick<Preview, 'written' | 'rejected'> }) {
  return (
    <p className="row">
      <Badge state={`${count(written)} accepted`} tone={written > 0 ? 'good' : undefined} />
      {rejected > 0 && <Badge state={`${count(rejected)} rejected`} tone="doubt" />}
    </p>
  )
}

/** What an import would read, such as "41 rows, 1 of 8 columns skipped". */
function summaryOf({ read, whole }: Pick<Preview, 'read' | 'whole'>, columns: ColumnChoice): string {
  const fields = Object.values(columns)
  const skipped = fields.filter((field) => field === null).length
  const rows = `${whole ? '' : 'the first '}${count(read)} ${read === 1 ? 'row' : 'rows'}`
  return `${rows}, ${skipped === 0 ? 'no column' : `${count(skipped)} of ${count(fields.length)} columns`} skipped`
}

const choiceOf = (columns: readonly { header: string; field: string | null }[]): ColumnChoice =>
  Object.fromEntries(columns.map(({ header, field }) => [header, field]))

/** The source that an import has by default: the name of the file without its endings. */
const plainName = (name: string): string =>
  name.replace(/\.gz$/i, '').replace(/\.(jsonl|ndjson|json|csv|tsv|txt|parquet|xlsx)$/i, '')
