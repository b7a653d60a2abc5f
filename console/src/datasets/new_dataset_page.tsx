import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Checkbox, CheckboxGroup, Form, Label } from 'react-aria-components'
import { KeyPanel } from '../access/key_panel'
import { useKey } from '../api/key_in_use'
import { messageOf } from '../api/problem'
import { useSlug } from '../session/session'
import { ActionButton } from '../shared/button'
import { Choice } from '../shared/choice'
import { Curl } from '../shared/curl'
import { Field } from '../shared/field'
import { Notice } from '../shared/notice'
import { Page } from '../shared/page'
import { BUILT_IN, type EntityType, parseCustom } from './columns'
import { type NewDataset, useCreateDataset } from './datasets'
import { parseRows, ROW_FIELDS } from './parse_rows'

const ENTITIES = [
  { value: 'person', text: 'People' },
  { value: 'company', text: 'Companies' },
  { value: 'custom', text: 'Something else' },
] as const

export function NewDatasetPage() {
  const key = useKey()
  const workspace = useSlug()
  const navigate = useNavigate()
  const create = useCreateDataset(key)
  const [entity, setEntity] = useState<EntityType>('person')
  const [columns, setColumns] = useState<string[]>(['title', 'company'])
  const [custom, setCustom] = useState('')
  const [rows, setRows] = useState('name,company\n')
  const parsed = parseRows(rows)
  const body: NewDataset = {
    entity: { type: entity },
    mode: 'async',
    rows: 'rows' in parsed ? parsed.rows : [],
    columns: [...columns.map((name) => ({ key: name })), ...parseCustom(custom)],
  }
  const submit = () =>
    create.mutate(
      { body, once: crypto.randomUUID() },
      {
        onSuccess: ({ data }) =>
          navigate({
            to: '/w/$workspace/datasets/$dataset',
            params: { workspace, dataset: data.dataset.id },
          }),
      }
    )
  return (
    <Page title="New dataset">
      <KeyPanel />
      <Form
        className="card stack"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Choice
          label="Rows are"
          options={ENTITIES}
          value={entity}
          onChange={(next) => {
            setEntity(next)
            setColumns(columns.filter((column) => BUILT_IN[next].includes(column)))
          }}
        />
        <Field
          label="Rows"
          rows={6}
          value={rows}
          onChange={setRows}
          hint={`Paste from a spreadsheet or CSV; the first line names the fields: ${ROW_FIELDS.join(', ')}.`}
        />
        <p className="quiet" role="status">
          {'rows' in parsed ? `${parsed.rows.length} rows` : parsed.problem}
        </p>
        <CheckboxGroup className="field grid" value={columns} onChange={setColumns}>
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
          onChange={setCustom}
          placeholder="custom.languages: languages the person speaks"
          hint="One a line: a key, a colon, and what the column holds."
        />
        {create.error && <Notice kind="bad">{messageOf(create.error)}</Notice>}
        <div className="row end">
          <ActionButton
            type="submit"
            kind="main"
            isPending={create.isPending}
            isDisabled={!key || body.rows.length === 0 || body.columns.length === 0}
          >
            Create dataset
          </ActionButton>
        </div>
      </Form>
      <Curl path="/v1/datasets" body={body} />
    </Page>
  )
}
