import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Form } from 'react-aria-components'
import { KeyPanel } from '../access/key_panel'
import { api, bodyOf } from '../api/client'
import { useKey } from '../api/key_in_use'
import { fieldsOf, messageOf } from '../api/problem'
import type { paths } from '../api/schema'
import { ActionButton } from '../shared/button'
import { Choice } from '../shared/choice'
import { Curl } from '../shared/curl'
import { Field } from '../shared/field'
import { Notice } from '../shared/notice'
import { Page } from '../shared/page'
import { Results } from './results'

export type Search = NonNullable<paths['/v1/search']['post']['requestBody']>['content']['application/json']

const TYPES = [
  { value: 'instant', text: 'Instant' },
  { value: 'fast', text: 'Fast' },
  { value: 'auto', text: 'Auto: verified' },
  { value: 'deep', text: 'Deep: verified further' },
] as const

export function SearchPage() {
  const key = useKey()
  const [query, setQuery] = useState('')
  const [type, setType] = useState<NonNullable<Search['type']>>('fast')
  const [number, setNumber] = useState('10')
  const [filters, setFilters] = useState('')
  const search = useMutation({
    mutationFn: (body: Search) =>
      bodyOf(api.POST('/v1/search', { body, headers: { authorization: `Bearer ${key}` } })),
  })
  const read = readFilters(filters)
  const body: Search = {
    ...(query.trim() ? { query: query.trim() } : {}),
    type,
    num_results: Number(number) || 10,
    ...(read === null ? {} : { filters: read as Search['filters'] }),
  }
  return (
    <Page title="Search">
      <KeyPanel />
      <Form
        className="card stack"
        validationErrors={fieldsOf(search.error)}
        onSubmit={(event) => {
          event.preventDefault()
          search.mutate(body)
        }}
      >
        <Field
          label="Who are you looking for?"
          name="query"
          value={query}
          onChange={setQuery}
          placeholder="product managers in Berlin"
        />
        <div className="row">
          <Choice label="Type" options={TYPES} value={type} onChange={setType} />
          <Field
            label="Results"
            name="num_results"
            type="number"
            min={1}
            step={1}
            value={number}
            onChange={setNumber}
          />
        </div>
        <Field
          label="Filters"
          name="filters"
          rows={2}
          value={filters}
          onChange={setFilters}
          placeholder='{"seniority":{"any_of":["director"]}}'
          hint="JSON, as in the reference. Empty: none."
          isInvalid={read === undefined}
        />
        {search.error && <Notice kind="bad">{messageOf(search.error)}</Notice>}
        <div className="row end">
          <ActionButton
            type="submit"
            kind="main"
            isPending={search.isPending}
            isDisabled={!key || read === undefined}
          >
            Search
          </ActionButton>
        </div>
      </Form>
      <Curl path="/v1/search" body={body} />
      {search.data && <Results answer={search.data} />}
    </Page>
  )
}

/** The filters as they are written; null where there are none, undefined where they are no JSON object. */
function readFilters(text: string): object | null | undefined {
  if (text.trim() === '') return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
