import { Choice } from '../shared/choice'
import { Field } from '../shared/field'
import { ChooseColumns } from './builder/choose_columns'
import { BUILT_IN } from './columns'
import type { DatasetForm } from './dataset_form'
import { parseRows, ROW_FIELDS } from './parse_rows'

const ENTITIES = [
  { value: 'person', text: 'People' },
  { value: 'company', text: 'Companies' },
  { value: 'custom', text: 'Other' },
] as const

type Props = { form: DatasetForm; onChange: (form: DatasetForm) => void }

export function DatasetFields({ form, onChange }: Props) {
  const { entity, rows, columns, custom } = form
  const set = (change: Partial<DatasetForm>) => onChange({ ...form, ...change })
  const parsed = parseRows(rows)
  return (
    <>
      <Choice
        label="Row type"
        options={ENTITIES}
        value={entity}
        onChange={(next) =>
          set({ entity: next, columns: columns.filter((column) => BUILT_IN[next].includes(column)) })
        }
      />
      <Field
        label="Rows"
        rows={6}
        value={rows}
        onChange={(text) => set({ rows: text })}
        hint={`Paste rows from a spreadsheet or CSV file. The first line must name the fields: ${ROW_FIELDS.join(', ')}.`}
      />
      <p className="quiet" role="status">
        {'rows' in parsed ? `${parsed.rows.length} rows` : parsed.problem}
      </p>
      <ChooseColumns type={entity} value={columns} onChange={(names) => set({ columns: names })} />
      <Field
        label="Custom columns"
        rows={2}
        value={custom}
        onChange={(text) => set({ custom: text })}
        placeholder="custom.languages: languages the person speaks"
        hint="One per line: a key, a colon and a description."
      />
    </>
  )
}
