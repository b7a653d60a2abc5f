import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { MAX_SYNC_ROWS } from '#domain/datasets/dataset'
import { CostBefore } from '../billing/cost'
import { DatasetFields } from '../datasets/dataset_fields'
import { datasetForm, datasetOf, isEmpty, maximumCost } from '../datasets/dataset_form'
import { useExampleRows } from '../datasets/example_rows'
import { writeRows } from '../datasets/parse_rows'
import { Bench } from '../shared/bench'
import { Notice } from '../shared/notice'
import { postOf } from '../shared/request_code'
import { CellsFilled } from './cells_filled'
import { useRequestInAddress } from './playground'
import { Response } from './response'
import { RunForm } from './run_form'
import { useSend } from './send_call'

/** Builds a small dataset, fills it in one request and shows its cells. Starts with example rows. */
export default function DatasetTab() {
  const { request } = useSearch({ from: '/w/$workspace/playground' })
  const keepRequest = useRequestInAddress()
  const [changed, setForm] = useState(() => (request ? datasetForm(request) : null))
  const examples = useExampleRows('person', changed === null)
  const form = changed ?? { ...datasetForm(), ...(examples && { rows: writeRows(examples) }) }
  const send = useSend()
  const body = datasetOf(form, 'sync')
  const call = postOf('datasets.create', '/v1/datasets', body)
  const isTooLong = body.rows.length > MAX_SYNC_ROWS
  return (
    <Bench
      call={call}
      form={
        <RunForm
          call={call}
          send={send}
          cost={<CostBefore most={maximumCost(body)} />}
          disabled={isTooLong || isEmpty(body)}
          onRun={() => keepRequest(body)}
        >
          <DatasetFields form={form} onChange={setForm} />
          {isTooLong && (
            <Notice kind="info">
              The playground fills at most {MAX_SYNC_ROWS} rows. Create a dataset to fill more in the
              background.
            </Notice>
          )}
        </RunForm>
      }
    >
      {send.isSuccess || send.isError ? (
        <Response of={send}>{(response) => <CellsFilled response={response} />}</Response>
      ) : null}
    </Bench>
  )
}
