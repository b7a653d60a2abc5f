import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Form } from 'react-aria-components'
import { datasetMaximum } from '#domain/billing/prices'
import { SYNC_ROWS } from '#domain/datasets/dataset'
import { useKey } from '../api/key_in_use'
import { fieldsOf, messageOf } from '../api/problem'
import { DatasetFields } from '../datasets/dataset_fields'
import { datasetForm, datasetOf } from '../datasets/dataset_form'
import { ActionButton } from '../shared/button'
import { Curl } from '../shared/curl'
import { Notice } from '../shared/notice'
import { CostAfter, CostBefore } from './cost'
import { CellsFilled } from './cells_filled'
import { useFillDataset } from './playground'
import { RawJson } from './raw_json'

/** A small dataset: built, filled while one waits, and its cells read. What was asked stands in the address. */
export function DatasetTab() {
  const key = useKey()
  const { ask } = useSearch({ from: '/w/$workspace/playground' })
  const navigate = useNavigate({ from: '/w/$workspace/playground' })
  const [form, setForm] = useState(() => datasetForm(ask))
  const fill = useFillDataset()
  const body = datasetOf(form, 'sync')
  const isTooLong = body.rows.length > SYNC_ROWS
  const most = datasetMaximum(
    body.rows.length,
    body.columns.map((column) => column.key)
  )
  return (
    <>
      <Form
        className="card stack"
        validationErrors={fieldsOf(fill.error)}
        onSubmit={(event) => {
          event.preventDefault()
          fill.mutate({ body, once: crypto.randomUUID() })
          void navigate({ search: (now) => ({ ...now, ask: body }), replace: true })
        }}
      >
        <DatasetFields form={form} onChange={setForm} />
        {isTooLong && (
          <Notice kind="info">
            Here at most {SYNC_ROWS} rows; more are filled in the background by a new dataset.
          </Notice>
        )}
        {fill.error && <Notice kind="bad">{messageOf(fill.error)}</Notice>}
        <CostBefore most={most} />
        <div className="row end">
          <ActionButton
            type="submit"
            kind="main"
            isPending={fill.isPending}
            isDisabled={!key || isTooLong || body.rows.length === 0 || body.columns.length === 0}
          >
            Fill
          </ActionButton>
        </div>
      </Form>
      <Curl path="/v1/datasets" body={body} />
      {fill.data && (
        <>
          <CellsFilled answer={fill.data} />
          <CostAfter charged={fill.data.meta.credits_charged} />
          <RawJson answer={fill.data} />
        </>
      )}
    </>
  )
}
