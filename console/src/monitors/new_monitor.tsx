import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useKeys } from '../access/keys'
import { useSlug } from '../api/session'
import { useSets } from '../sets/sets'
import { ActionForm } from '../shared/action_form'
import { Choice } from '../shared/choice'
import { Field } from '../shared/field'
import { FirstPeople } from '../shared/first_people'
import { Notice } from '../shared/notice'
import { type NewMonitor, useCreateMonitor } from './monitors'
import { useSchedule } from './schedule_fields'

const SUBJECTS = [
  { value: 'search', text: 'A search' },
  { value: 'set', text: 'The latest search of a Set' },
] as const

type Props = { set?: string; query?: string; close: () => void }

/** Creates a monitor of `set`, or of a search or Set that the user chooses. `query` fills in the search. */
export function NewMonitorForm({ set, query, close }: Props) {
  const workspace = useSlug()
  const navigate = useNavigate()
  const create = useCreateMonitor()
  const [subject, setSubject] = useState<'search' | 'set'>(set ? 'set' : 'search')
  const schedule = useSchedule()
  const sets = useSetOptions()
  const { keys, isLoaded } = useKeyOptions()
  const [setId = sets[0]?.value, setSetId] = useState(set)
  const [keyId = keys[0]?.value, setKeyId] = useState<string>()
  const submit = (fields: FormData) => {
    const text = (name: string) => String(fields.get(name) ?? '').trim()
    const body: NewMonitor = {
      key_id: keyId,
      cadence: schedule.cadenceIn(fields),
      ...(subject === 'set'
        ? { set_id: setId }
        : { search: { query: text('query'), count: Number(text('count')) || 10 } }),
      ...(text('webhook_url') ? { webhook_url: text('webhook_url') } : {}),
    }
    create.mutate(body, {
      onSuccess: ({ id }) =>
        navigate({ to: '/w/$workspace/monitors/$monitor', params: { workspace, monitor: id } }),
    })
  }
  return (
    <ActionForm
      change={create}
      action="Create monitor"
      disabled={!keyId || (subject === 'set' && !setId)}
      onCancel={close}
      onSubmit={submit}
    >
      <Choice label="Run" options={SUBJECTS} value={subject} onChange={setSubject} />
      {subject === 'search' ? (
        <SearchFields given={query} />
      ) : set ? (
        <p>
          Set <code>{set}</code>
        </p>
      ) : setId ? (
        <Choice label="Set" options={sets} value={setId} onChange={setSetId} />
      ) : (
        <p className="quiet">No Set with a search yet.</p>
      )}
      {schedule.fields}
      <Field
        label="Webhook"
        name="webhook_url"
        type="url"
        placeholder="https://hooks.example.com/kith"
        hint="Optional. Receives events in addition to the registered webhooks."
      />
      {keyId ? (
        <Choice label="Charge to key" options={keys} value={keyId} onChange={setKeyId} />
      ) : (
        isLoaded && (
          <Notice kind="info">
            A monitor needs an active key with the scope people:search. Create one first.
          </Notice>
        )
      )}
    </ActionForm>
  )
}

function SearchFields({ given = '' }: { given?: string }) {
  const [query, setQuery] = useState(given)
  return (
    <>
      <Field
        label="Who are you looking for?"
        name="query"
        value={query}
        onChange={setQuery}
        placeholder="product managers in Berlin"
        required
        focus="window"
      />
      <FirstPeople query={query} />
      <Field label="People" name="count" type="number" min={1} defaultValue="10" />
    </>
  )
}

/** Returns options for the latest Sets that have a search and are not cancelled. */
function useSetOptions() {
  const sets = useSets().data?.items ?? []
  return sets
    .filter(({ searches, status }) => searches.length > 0 && status !== 'cancelled')
    .map(({ id, searches }) => ({ value: id, text: searches.at(-1)!.query }))
}

/**
 * Returns options for active keys that can search. Keys that do not expire come first, because
 * monitors run for a long time.
 */
function useKeyOptions() {
  const { data } = useKeys({ state: 'active' })
  const keys = (data?.items ?? [])
    .filter(({ scopes }) => scopes.includes('people:search'))
    .toSorted((a, b) => Number(a.expires_at !== null) - Number(b.expires_at !== null))
    .map(({ id, name }) => ({ value: id, text: `${name} (${id.slice(-6)})` }))
  return { keys, isLoaded: data !== undefined }
}
