import { NativeSelect } from '@mantine/core'
import { Table } from '../shared/table'
import { adviceOn, fieldText } from './column_advice'
import type { ColumnChoice, Preview } from './imports'

type Props = { preview: Preview; columns: ColumnChoice; onChange: (columns: ColumnChoice) => void }

/** The columns of a file, each with its field. The service suggests fields by the headers. */
export function ColumnMapping({ preview, columns, onChange }: Props) {
  const data = [
    { value: '', label: 'Skip this column' },
    ...preview.fields.map((field) => ({ value: field, label: fieldText(field) })),
  ]
  const { required } = preview
  const isMissing = !Object.values(columns).some(
    (field) => field === required || field?.startsWith(`${required}.`)
  )
  return (
    <>
      {isMissing && (
        <p className="bad" role="status">
          Choose the column that holds the {required}.
        </p>
      )}
      <Table
        caption="Columns of the file"
        items={preview.columns}
        idOf={({ header }) => header}
        empty="The file has no columns."
        columns={[
          {
            title: 'Column in the file',
            cell: ({ header }) => (
              <span className="row">
                <span
                  className={columns[header] ? 'state-dot good' : 'state-dot'}
                  role="img"
                  aria-label={columns[header] ? 'stored' : 'skipped'}
                />
                {header}
              </span>
            ),
          },
          {
            title: 'Examples',
            cell: ({ examples }) => (
              <span className="quiet filling" title={examples.join(', ')}>
                {examples.join(', ') || 'no value in the first rows'}
              </span>
            ),
          },
          {
            title: 'Becomes',
            cell: ({ header, nearest }) => (
              <NativeSelect
                aria-label={`Field of ${header}`}
                data={data}
                value={columns[header] ?? ''}
                onChange={({ currentTarget }) =>
                  onChange({ ...columns, [header]: currentTarget.value || null })
                }
                w="13rem"
                maw="100%"
                description={
                  (columns[header] ?? null) === null && adviceOn({ header, nearest }, preview.fields)
                }
                inputWrapperOrder={['input', 'description']}
              />
            ),
          },
        ]}
      />
    </>
  )
}
