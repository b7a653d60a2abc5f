import { Checkbox, CheckboxGroup, Label } from 'react-aria-components'
import { Choice } from '../shared/choice'
import { Field } from '../shared/field'
import { BUILT_IN } from './columns'
import type { DatasetForm } from './dataset_form'
import { parseRows, ROW_FIELDS } from './parse_rows'

const ENTITIES = [
  { value: 'person', text: 'People' },
  { value: 'company', text: 'Companies' },
  { value: 'custom', text: 'Something else' },
] as const

type Props = { form: DatasetForm; onChange: (form: DatasetForm) => void }

/** What a dataset asks for, field by field. */
export function DatasetFields({ form, onChange }: Props) {
  const { entity, rows, columns, custom } = form
  const set = (change: Partial<DatasetForm>) => onChange({ ...form, ...change })
  const parsed = parseRows(rows)
  return (
    <>
      <Choice
        label="Rows are"
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
        hint={`Paste from a spreadsheet or CSV; the first line names the fields: ${ROW_FIELDS.join(', ')}.`}
      />
      <p className="quiet" role="status">
        {'rows' in parsed ? `${parsed.rows.length} rows` : parsed.problem}
      </p>
      <CheckboxGroup className="field grid" value={columns} onChange={(names) => set({ columns: names })}>
        <Label>Columns to fill</Label>
        {BUILT_IN[entity].map((name) => (
          <Checkbox key={name} value={name} className="check">
            <span className="box" aria-hidden="true" />
            <code>{name}</code>
          </Checkbox>
        ))}
      </CheckboxGroup>
      <Field
        label="Columns of your own"
        rows={2}
        value={custom}
        onChange={(text) => set({ custom: text })}
        placeholder="custom.languages: languages the person speaks"
        hint="One a line: a key, a colon, and what the column holds."
      />
    </>
  )
}
