import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { MAX_SYNC_ROWS } from '#domain/datasets/dataset'
import { useApiCall } from '../api/call'
import { DatasetFields } from '../datasets/dataset_fields'
import { datasetForm, datasetOf, isEmpty, maximumCost } from '../datasets/dataset_form'
import { ActionForm } from '../shared/action_form'
import { postOf } from '../shared/request_code'
import { Bench } from '../shared/bench'
import { Notice } from '../shared/notice'
import { CostAfter, CostBefore } from '../billing/cost'
import { CellsFilled } from './cells_filled'
import { useRequestInAddress } from './playground'
import { RawJson } from './raw_json'

/** Builds a small dataset, fills it in one request and shows its cells. */
export function DatasetTab() {
  const { request } = useSearch({ from: '/w/$workspace/playground' })
  const keepRequest = useRequestInAddress()
  const [form, setForm] = useState(() => datasetForm(request))
  const fill = useApiCall('/v1/datasets')
  const body = datasetOf(form, 'sync')
  const isTooLong = body.rows.length > MAX_SYNC_ROWS
  return (
    <Bench
      waiting="The response appears here."
      call={postOf('datasets.create', '/v1/datasets', body)}
      form={
        <ActionForm
          className="card stack"
          cost={<CostBefore most={maximumCost(body)} />}
          change={fill}
          action="Fill"
          disabled={isTooLong || isEmpty(body)}
          onSubmit={() => {
            fill.mutate(body)
            keepRequest(body)
          }}
        >
          <DatasetFields form={form} onChange={setForm} />
          {isTooLong && (
            <Notice kind="info">
              The playground fills at most {MAX_SYNC_ROWS} rows. Create a dataset to fill more in the
              background.
            </Notice>
          )}
        </ActionForm>
      }
    >
      {fill.data && (
        <>
          <CellsFilled response={fill.data} />
          <CostAfter charged={fill.data.meta.credits_charged} />
          <RawJson response={fill.data} />
        </>
      )}
    </Bench>
  )
}
