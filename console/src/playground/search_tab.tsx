import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { CostBefore, usePrices } from '../billing/cost'
import { Notice } from '../shared/notice'
import { postOf } from '../shared/request_code'
import { PeopleFound } from './people_found'
import { useRequestInAddress } from './playground'
import { Response } from './response'
import { RunForm } from './run_form'
import { SearchFields } from './search_fields'
import { bodyOf, formOf, needsEvidence } from './search_form'
import { useSend } from './send_call'
import { Tryout } from './tryout'

/** Builds a search, sends it and shows the results. */
export default function SearchTab() {
  const { request } = useSearch({ from: '/w/$workspace/playground' })
  const keepRequest = useRequestInAddress()
  const [form, setForm] = useState(() => formOf(request))
  const send = useSend()
  const { search_price = 0 } = usePrices().data ?? {}
  const body = bodyOf(form)
  const call = postOf('search', '/v1/search', body)
  const readsEvidence = form.type === 'auto' || form.type === 'deep'
  return (
    <Tryout
      call={call}
      form={
        <RunForm
          call={call}
          send={send}
          cost={<CostBefore most={search_price * (body.num_results ?? 10)} />}
          disabled={body.query === undefined && body.filters === undefined}
          onRun={() => keepRequest(body)}
        >
          <SearchFields form={form} onChange={setForm} />
          {needsEvidence(form) && !readsEvidence && (
            <Notice kind="info">Some of these filters need the type Auto or Deep.</Notice>
          )}
        </RunForm>
      }
    >
      {send.isSuccess || send.isError ? (
        <Response of={send}>{(response) => <PeopleFound response={response} />}</Response>
      ) : null}
    </Tryout>
  )
}
