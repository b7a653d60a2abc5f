import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { KeyPanel } from '../access/key_panel'
import { useApiCall } from '../api/call'
import { CostBefore } from '../billing/cost'
import { useSlug } from '../api/session'
import { ActionForm } from '../shared/action_form'
import { Curl } from '../shared/curl'
import { Page } from '../shared/page'
import { DatasetFields } from './dataset_fields'
import { datasetForm, datasetOf, isEmpty, maximumCost } from './dataset_form'

export function NewDatasetPage() {
  const workspace = useSlug()
  const navigate = useNavigate()
  const create = useApiCall('/v1/datasets')
  const [form, setForm] = useState(() => datasetForm())
  const body = datasetOf(form, 'async')
  const open = (dataset: string) =>
    navigate({ to: '/w/$workspace/datasets/$dataset', params: { workspace, dataset } })
  return (
    <Page title="New dataset" parent={{ name: 'Datasets', to: '/w/$workspace/datasets' }}>
      <KeyPanel />
      <ActionForm
        className="card stack"
        change={create}
        action="Create dataset"
        disabled={isEmpty(body)}
        onSubmit={() =>
          create.mutate(body, { onSuccess: ({ data }) => 'dataset' in data && open(data.dataset.id) })
        }
      >
        <DatasetFields form={form} onChange={setForm} />
        <CostBefore most={maximumCost(body)} />
      </ActionForm>
      <Curl path="/v1/datasets" body={body} />
    </Page>
  )
}
