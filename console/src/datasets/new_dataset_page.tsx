import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Form } from 'react-aria-components'
import { datasetMaximum } from '#domain/billing/prices'
import { KeyPanel } from '../access/key_panel'
import { useKey } from '../api/key_in_use'
import { messageOf } from '../api/problem'
import { CostBefore } from '../playground/cost'
import { useSlug } from '../session/session'
import { ActionButton } from '../shared/button'
import { Curl } from '../shared/curl'
import { Notice } from '../shared/notice'
import { Page } from '../shared/page'
import { DatasetFields } from './dataset_fields'
import { datasetForm, datasetOf } from './dataset_form'
import { useCreateDataset } from './datasets'

export function NewDatasetPage() {
  const key = useKey()
  const workspace = useSlug()
  const navigate = useNavigate()
  const create = useCreateDataset(key)
  const [form, setForm] = useState(() => datasetForm())
  const body = datasetOf(form, 'async')
  const most = datasetMaximum(
    body.rows.length,
    body.columns.map((column) => column.key)
  )
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
        <DatasetFields form={form} onChange={setForm} />
        {create.error && <Notice kind="bad">{messageOf(create.error)}</Notice>}
        <CostBefore most={most} />
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
