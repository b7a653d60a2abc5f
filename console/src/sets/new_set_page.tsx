import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { KeyPanel } from '../access/key_panel'
import { useApiCall } from '../api/call'
import { useSlug } from '../api/session'
import { ActionForm } from '../shared/action_form'
import { SetEstimate } from './set_estimate'
import { Curl } from '../shared/curl'
import { Field } from '../shared/field'
import { Page } from '../shared/page'
import type { NewSet } from './sets'

export function NewSetPage() {
  const workspace = useSlug()
  const navigate = useNavigate()
  const create = useApiCall('/v1/sets')
  const [query, setQuery] = useState('')
  const [number, setNumber] = useState('10')
  const [columns, setColumns] = useState('')
  const descriptions = columns.split('\n').flatMap((line) => line.trim() || [])
  const body: NewSet = {
    search: { query: query.trim(), count: Number(number) || 10 },
    ...(descriptions.length > 0 ? { enrichments: descriptions.map((description) => ({ description })) } : {}),
  }
  const open = (set: string) => navigate({ to: '/w/$workspace/sets/$set', params: { workspace, set } })
  return (
    <Page title="New Set" parent={{ name: 'Sets', to: '/w/$workspace/sets' }}>
      <KeyPanel />
      <ActionForm
        className="card stack"
        change={create}
        action="Create Set"
        disabled={!query.trim()}
        onSubmit={() => create.mutate(body, { onSuccess: ({ data }) => open(data.id) })}
      >
        <Field
          label="Who are you looking for?"
          name="search.query"
          value={query}
          onChange={setQuery}
          placeholder="product managers in Berlin"
          hint="Each phrase becomes a criterion. A Set admits only people with evidence for every criterion."
          required
        />
        <Field label="People" name="search.count" type="number" min={1} value={number} onChange={setNumber} />
        <Field
          label="Columns"
          rows={3}
          value={columns}
          onChange={setColumns}
          placeholder="the school the person attended"
          hint="Facts to find about each person, one per line."
        />
        {query.trim() && <SetEstimate body={body} />}
      </ActionForm>
      <Curl path="/v1/sets" body={body} />
    </Page>
  )
}
