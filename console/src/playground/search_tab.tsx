import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useApiCall } from '../api/call'
import { ActionForm } from '../shared/action_form'
import { postOf } from '../shared/request_code'
import { Bench } from '../shared/bench'
import { Notice } from '../shared/notice'
import { CostAfter, CostBefore } from '../billing/cost'
import { PeopleFound } from './people_found'
import { usePrices } from '../billing/cost'
import { useRequestInAddress } from './playground'
import { RawJson } from './raw_json'
import { SearchFields } from './search_fields'
import { bodyOf, formOf, needsEvidence } from './search_form'

/** Builds a search, sends it and shows the results. */
export function SearchTab() {
  const { request } = useSearch({ from: '/w/$workspace/playground' })
  const keepRequest = useRequestInAddress()
  const [form, setForm] = useState(() => formOf(request))
  const search = useApiCall('/v1/search')
  const { search_price = 0 } = usePrices().data ?? {}
  const body = bodyOf(form)
  const readsEvidence = form.type === 'auto' || form.type === 'deep'
  return (
    <Bench
      waiting="The response appears here."
      call={postOf('search', '/v1/search', body)}
      form={
        <ActionForm
          className="card stack"
          cost={<CostBefore most={search_price * (body.num_results ?? 10)} />}
          change={search}
          action="Search"
          disabled={body.query === undefined && body.filters === undefined}
          onSubmit={() => {
            search.mutate(body)
            keepRequest(body)
          }}
        >
          <SearchFields form={form} onChange={setForm} />
          {needsEvidence(form) && !readsEvidence && (
            <Notice kind="info">Some of these filters need the type Auto or Deep.</Notice>
          )}
        </ActionForm>
      }
    >
      {search.data && (
        <>
          <PeopleFound response={search.data} />
          <CostAfter charged={search.data.meta.credits_charged} />
          <RawJson response={search.data} />
        </>
      )}
    </Bench>
  )
}
