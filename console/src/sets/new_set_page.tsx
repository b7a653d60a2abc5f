import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Form } from 'react-aria-components'
import { KeyPanel } from '../access/key_panel'
import { useKey } from '../api/key_in_use'
import { fieldsOf, messageOf } from '../api/problem'
import { useSlug } from '../session/session'
import { ActionButton } from '../shared/button'
import { Curl } from '../shared/curl'
import { Field } from '../shared/field'
import { Notice } from '../shared/notice'
import { Page } from '../shared/page'
import { type NewSet, useCreateSet } from './sets'

export function NewSetPage() {
  const key = useKey()
  const workspace = useSlug()
  const navigate = useNavigate()
  const create = useCreateSet(key)
  const [query, setQuery] = useState('')
  const [wanted, setWanted] = useState('10')
  const [columns, setColumns] = useState('')
  const descriptions = columns.split('\n').flatMap((line) => line.trim() || [])
  const body: NewSet = {
    search: { query: query.trim(), count: Number(wanted) || 10 },
    ...(descriptions.length > 0 ? { enrichments: descriptions.map((description) => ({ description })) } : {}),
  }
  const submit = () =>
    create.mutate(
      { body, once: crypto.randomUUID() },
      {
        onSuccess: ({ data }) =>
          navigate({ to: '/w/$workspace/sets/$set', params: { workspace, set: data.id } }),
      }
    )
  return (
    <Page title="New Set">
      <KeyPanel />
      <Form
        className="card stack"
        validationErrors={fieldsOf(create.error)}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Field
          label="Who are you looking for?"
          name="search.query"
          value={query}
          onChange={setQuery}
          placeholder="product managers in Berlin"
          hint="Each phrase becomes a criterion that everybody admitted is proven to meet."
          isRequired
        />
        <Field
          label="People"
          name="search.count"
          type="number"
          min={1}
          step={1}
          value={wanted}
          onChange={setWanted}
        />
        <Field
          label="Columns"
          rows={3}
          value={columns}
          onChange={setColumns}
          placeholder="the school the person attended"
          hint="What to find of each person, one a line, in words."
        />
        {create.error && <Notice kind="bad">{messageOf(create.error)}</Notice>}
        <div className="row end">
          <ActionButton
            type="submit"
            kind="main"
            isPending={create.isPending}
            isDisabled={!key || !query.trim()}
          >
            Create Set
          </ActionButton>
        </div>
      </Form>
      <Curl path="/v1/sets" body={body} />
    </Page>
  )
}
