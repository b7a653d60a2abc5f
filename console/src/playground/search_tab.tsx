import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Form } from 'react-aria-components'
import { useKey } from '../api/key_in_use'
import { fieldsOf, messageOf } from '../api/problem'
import { ActionButton } from '../shared/button'
import { Curl } from '../shared/curl'
import { Notice } from '../shared/notice'
import { CostAfter, CostBefore } from './cost'
import { PeopleFound } from './people_found'
import { usePrices, useSearchPeople } from './playground'
import { RawJson } from './raw_json'
import { SearchFields } from './search_fields'
import { bodyOf, formOf, needsEvidence } from './search_form'

/** A search: built, asked, and its answer read. What was asked stands in the address. */
export function SearchTab() {
  const key = useKey()
  const { ask } = useSearch({ from: '/w/$workspace/playground' })
  const navigate = useNavigate({ from: '/w/$workspace/playground' })
  const [form, setForm] = useState(() => formOf(ask))
  const search = useSearchPeople()
  const prices = usePrices()
  const body = bodyOf(form)
  const isVerified = form.type === 'auto' || form.type === 'deep'
  const isEmpty = body.query === undefined && body.filters === undefined
  return (
    <>
      <Form
        className="card stack"
        validationErrors={fieldsOf(search.error)}
        onSubmit={(event) => {
          event.preventDefault()
          search.mutate(body)
          void navigate({ search: (now) => ({ ...now, ask: body }), replace: true })
        }}
      >
        <SearchFields form={form} onChange={setForm} />
        {needsEvidence(form) && !isVerified && (
          <Notice kind="info">Some of these filters need the type Auto or Deep.</Notice>
        )}
        {search.error && <Notice kind="bad">{messageOf(search.error)}</Notice>}
        <CostBefore most={(prices.data?.search_price ?? 0) * (body.num_results ?? 10)} />
        <div className="row end">
          <ActionButton type="submit" kind="main" isPending={search.isPending} isDisabled={!key || isEmpty}>
            Search
          </ActionButton>
        </div>
      </Form>
      <Curl path="/v1/search" body={body} />
      {search.data && (
        <>
          <PeopleFound answer={search.data} />
          <CostAfter charged={search.data.meta.credits_charged} />
          <RawJson answer={search.data} />
        </>
      )}
    </>
  )
}
