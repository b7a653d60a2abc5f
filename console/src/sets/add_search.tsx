import { useState } from 'react'
import { KeyPanel } from '../access/key_panel'
import { type ApiBody, useApiCall } from '../api/call'
import { CostBefore } from '../billing/cost'
import { ActionForm } from '../shared/action_form'
import { Field } from '../shared/field'
import { WindowButton } from '../shared/window_button'
import { toast } from '../theme/toast'
import type { SetDetails } from './sets'

const DEFAULT_COUNT = 10

/** Adds a search to a Set. Shows its highest price first. */
export const AddSearch = ({ details }: { details: SetDetails }) => (
  <WindowButton label="Add search" title="Search for more people">
    {(close) => <Form details={details} onDone={close} />}
  </WindowButton>
)

function Form({ details: { set, prices }, onDone }: { details: SetDetails; onDone: () => void }) {
  const add = useApiCall('/v1/sets/{id}/searches', { params: { id: set.id } })
  const [query, setQuery] = useState(set.searches[0]?.query ?? '')
  const [number, setNumber] = useState(String(DEFAULT_COUNT))
  const [criteria, setCriteria] = useState('')
  const count = Number(number) || DEFAULT_COUNT
  const stated = criteria.split('\n').flatMap((line) => line.trim() || [])
  const body: ApiBody<'/v1/sets/{id}/searches'> = {
    query: query.trim(),
    count,
    ...(stated.length > 0 ? { criteria: stated } : {}),
  }
  return (
    <>
      <KeyPanel />
      <ActionForm
        change={add}
        action="Search"
        disabled={!query.trim()}
        onCancel={onDone}
        onSubmit={() =>
          add.mutate(body, {
            onSuccess: () => {
              toast('Searching for more people')
              onDone()
            },
          })
        }
      >
        <Field
          label="Who are you looking for?"
          name="query"
          value={query}
          onChange={setQuery}
          hint="People already in the Set are skipped."
          focus="window"
        />
        <Field
          label="People to find"
          name="count"
          type="number"
          min={1}
          value={number}
          onChange={setNumber}
        />
        <Field
          label="More criteria"
          name="criteria"
          rows={3}
          value={criteria}
          onChange={setCriteria}
          placeholder="speaks German"
          hint="One per line. Each person must meet them."
        />
        <CostBefore most={count * (prices.person + set.enrichments.length * prices.value)} />
      </ActionForm>
    </>
  )
}
