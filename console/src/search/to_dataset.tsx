import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useApiCall } from '../api/call'
import { useSlug } from '../api/session'
import { CostBefore } from '../billing/cost'
import { ChooseColumns } from '../datasets/builder/choose_columns'
import { maximumCost } from '../datasets/dataset_form'
import type { NewDataset } from '../datasets/datasets'
import { ActionForm } from '../shared/action_form'
import type { Result } from './search_state'

/** Creates a dataset with a row per person. Shows the price first. */
export default function ToDataset({ people }: { people: readonly Result[] }) {
  const workspace = useSlug()
  const navigate = useNavigate()
  const create = useApiCall('/v1/datasets')
  const [columns, setColumns] = useState(['title', 'company', 'location'])
  const body: NewDataset = {
    entity: { type: 'person' },
    mode: 'async',
    rows: people.map(({ person: { name, company, pronet } }) => ({
      ...(name ? { name } : {}),
      ...(company ? { company } : {}),
      ...(pronet ? { pronet_url: pronet } : {}),
    })),
    columns: columns.map((key) => ({ key })),
  }
  const open = (dataset: string) =>
    navigate({ to: '/w/$workspace/datasets/$dataset', params: { workspace, dataset } })
  return (
    <ActionForm
      change={create}
      action={`Create dataset of ${people.length}`}
      disabled={columns.length === 0}
      onSubmit={() =>
        create.mutate(body, { onSuccess: ({ data }) => 'dataset' in data && open(data.dataset.id) })
      }
    >
      <ChooseColumns type="person" value={columns} onChange={setColumns} />
      <CostBefore most={maximumCost(body)} />
    </ActionForm>
  )
}
