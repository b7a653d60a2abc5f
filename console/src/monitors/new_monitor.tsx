import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Form } from 'react-aria-components'
import { useKeys } from '../access/keys'
import { fieldsOf, messageOf } from '../api/problem'
import { useSlug } from '../session/session'
import { useSets } from '../sets/sets'
import { ActionButton } from '../shared/button'
import { Choice } from '../shared/choice'
import { Field } from '../shared/field'
import { Notice } from '../shared/notice'
import { Window } from '../shared/window'
import { cadenceOf, OWN, PRESETS, type Preset } from './cadences'
import { type NewMonitor, useCreateMonitor } from './monitors'

type Props = { set?: string; isOpen: boolean; onClose: () => void }

export function NewMonitorWindow({ set, isOpen, onClose }: Props) {
  return (
    <Window title="New monitor" isOpen={isOpen} onClose={onClose} wide>
      <NewMonitorForm set={set} onClose={onClose} />
    </Window>
  )
}

/** A Set that is not given is one of the latest. */
function NewMonitorForm({ set: given, onClose }: Omit<Props, 'isOpen'>) {
  const workspace = useSlug()
  const navigate = useNavigate()
  const create = useCreateMonitor()
  const keys = useKeys({ state: 'active' })
  const sets = useSets()
  const [what, setWhat] = useState<'search' | 'set'>(given ? 'set' : 'search')
  const [setId, setSetId] = useState(given ?? '')
  const [keyId, setKeyId] = useState('')
  const [preset, setPreset] = useState<Preset>('daily')
  const able = (keys.data?.items ?? []).filter(({ scopes }) => scopes.includes('people:search'))
  // A monitor had better outlive no key: those that do not expire come first.
  const usable = able.toSorted((a, b) => Number(a.expires_at !== null) - Number(b.expires_at !== null))
  const known = (sets.data?.items ?? []).filter(
    ({ searches, status }) => searches.length > 0 && status !== 'cancelled'
  )
  const chosenKey = keyId || usable[0]?.id
  const chosenSet = setId || known[0]?.id
  const submit = (form: FormData) => {
    const said = (name: string) => String(form.get(name) ?? '').trim()
    const body: NewMonitor = {
      key_id: chosenKey,
      cadence: preset === OWN ? said('cadence') : cadenceOf(preset, said('hour')),
      ...(what === 'set'
        ? { set_id: chosenSet }
        : { search: { query: said('query'), count: Number(said('count')) || 10 } }),
      ...(said('webhook_url') ? { webhook_url: said('webhook_url') } : {}),
    }
    create.mutate(body, {
      onSuccess: ({ id }) =>
        navigate({ to: '/w/$workspace/monitors/$monitor', params: { workspace, monitor: id } }),
    })
  }
  return (
    <Form
      className="stack"
      validationErrors={fieldsOf(create.error)}
      onSubmit={(event) => {
        event.preventDefault()
        submit(new FormData(event.currentTarget))
      }}
    >
      <Choice
        label="What recurs"
        options={[
          { value: 'search', text: 'A search' },
          { value: 'set', text: 'The last search of a Set' },
        ]}
        value={what}
        onChange={setWhat}
      />
      {what === 'search' ? (
        <>
          <Field
            label="Who are you looking for?"
            name="query"
            placeholder="product managers in Berlin"
            isRequired
          />
          <Field label="People" name="count" type="number" min={1} step={1} defaultValue="10" />
        </>
      ) : given ? (
        <p>
          Set <code>{given}</code>
        </p>
      ) : chosenSet ? (
        <Choice
          label="Set"
          options={known.map(({ id, searches }) => ({ value: id, text: searches.at(-1)!.query }))}
          value={chosenSet}
          onChange={setSetId}
        />
      ) : (
        <p className="quiet">There is no Set with a search yet.</p>
      )}
      <div className="row">
        <Choice label="When" options={PRESETS} value={preset} onChange={setPreset} />
        {preset !== OWN && preset !== 'hourly' && (
          <Field label="At (UTC)" name="hour" type="time" defaultValue="09:00" isRequired />
        )}
      </div>
      {preset === OWN && (
        <Field
          label="Cadence"
          name="cadence"
          placeholder="CRON_TZ=Europe/Berlin 0 9 * * 1-5"
          hint="A recurrence rule (FREQ=WEEKLY;BYDAY=MO) or a cron expression of five fields."
          isRequired
        />
      )}
      <Field
        label="Webhook"
        name="webhook_url"
        type="url"
        placeholder="https://hooks.example.com/kith"
        hint="Is told beside the webhooks that are registered for its events. May be left out."
      />
      {chosenKey ? (
        <Choice
          label="Key it spends under"
          options={usable.map(({ id, name }) => ({ value: id, text: `${name} (${id.slice(-6)})` }))}
          value={chosenKey}
          onChange={setKeyId}
        />
      ) : (
        keys.data && (
          <Notice kind="info">It spends under a key with people:search: there is none that is active.</Notice>
        )
      )}
      {create.error && <Notice kind="bad">{messageOf(create.error)}</Notice>}
      <div className="row end">
        <ActionButton onPress={onClose}>Cancel</ActionButton>
        <ActionButton
          type="submit"
          kind="main"
          isPending={create.isPending}
          isDisabled={!chosenKey || (what === 'set' && !chosenSet)}
        >
          Create monitor
        </ActionButton>
      </div>
    </Form>
  )
}
