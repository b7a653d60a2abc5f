import { useState } from 'react'
import { FORMATS } from '#domain/datasets/columns'
import { KeyPanel } from '../access/key_panel'
import { type ApiBody, useApiCall } from '../api/call'
import { CostBefore } from '../billing/cost'
import { ActionForm } from '../shared/action_form'
import { Choice } from '../shared/choice'
import { Field } from '../shared/field'
import { WindowButton } from '../shared/window_button'
import { toast } from '../theme/toast'
import type { SetDetails } from './sets'

/** The columns that kith fills from its own records and contact providers. */
const DOCUMENTED = ['work email', 'personal email', 'phone', 'job title', 'company', 'location', 'website']
const OWN = 'own'
const ANY = 'any'

/** Adds a column that is filled for every admitted person. Shows its highest price first. */
export const AddColumn = ({ details }: { details: SetDetails }) => (
  <WindowButton label="Add column" title="Add a column">
    {(close) => <Form details={details} onDone={close} />}
  </WindowButton>
)

function Form({ details: { set, prices }, onDone }: { details: SetDetails; onDone: () => void }) {
  const add = useApiCall('/v1/sets/{id}/enrichments', { params: { id: set.id } })
  const [chosen, setChosen] = useState(OWN)
  const [own, setOwn] = useState('')
  const [format, setFormat] = useState(ANY)
  const description = chosen === OWN ? own.trim() : chosen
  const isOwn = chosen === OWN && format !== ANY
  const people = set.items.admitted + stillWanted(set.searches)
  return (
    <>
      <KeyPanel />
      <ActionForm
        change={add}
        action="Add column"
        disabled={!description}
        onCancel={onDone}
        onSubmit={() => {
          const body = { description, ...(isOwn ? { format } : {}) }
          add.mutate(body as ApiBody<'/v1/sets/{id}/enrichments'>, {
            onSuccess: () => {
              toast(`Filling “${description}”`)
              onDone()
            },
          })
        }}
      >
        <Choice
          label="Column"
          options={[
            { value: OWN, text: 'In your own words' },
            ...DOCUMENTED.map((value) => ({ value, text: value[0].toUpperCase() + value.slice(1) })),
          ]}
          value={chosen}
          onChange={setChosen}
        />
        {chosen === OWN && (
          <>
            <Field
              label="What to find out about each person"
              name="description"
              value={own}
              onChange={setOwn}
              placeholder="the school the person attended"
              focus="window"
            />
            <Choice
              label="Format"
              options={[
                { value: ANY, text: 'Any format' },
                ...FORMATS.map((value) => ({ value, text: value as string })),
              ]}
              value={format}
              onChange={setFormat}
            />
          </>
        )}
        <CostBefore most={people * prices.value} />
      </ActionForm>
    </>
  )
}

/** Returns the number of people that running searches may still admit. */
const stillWanted = (searches: SetDetails['set']['searches']): number =>
  searches
    .filter(({ status }) => status === 'queued' || status === 'running')
    .reduce((sum, { count, admitted }) => sum + Math.max(0, count - admitted), 0)
