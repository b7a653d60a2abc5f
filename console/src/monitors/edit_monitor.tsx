import { ActionForm } from '../shared/action_form'
import { Field } from '../shared/field'
import { WindowButton } from '../shared/window_button'
import { type Monitor, useChangeMonitor } from './monitors'
import { useSchedule } from './schedule_fields'

/** Changes the search, the schedule and the webhook of a monitor. */
export const EditMonitor = ({ monitor }: { monitor: Monitor }) => (
  <WindowButton label="Edit" title="Edit this monitor">
    {(close) => <Form monitor={monitor} close={close} />}
  </WindowButton>
)

function Form({ monitor, close }: { monitor: Monitor; close: () => void }) {
  const { id, search, cadence, webhook_url } = monitor
  const change = useChangeMonitor(id)
  const schedule = useSchedule(cadence)
  const submit = (form: FormData) => {
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const wanted = {
      cadence: schedule.cadenceIn(form),
      webhook_url: text('webhook_url') || null,
      ...(search ? { search: { query: text('query'), count: Number(text('count')) || search.count } } : {}),
    }
    change.mutate(wanted, { onSuccess: close })
  }
  return (
    <ActionForm change={change} action="Save" onCancel={close} onSubmit={submit}>
      {search ? (
        <>
          <Field label="Who are you looking for?" name="query" defaultValue={search.query} required />
          <Field label="People" name="count" type="number" min={1} defaultValue={String(search.count)} />
        </>
      ) : (
        <p className="quiet">
          This monitor runs the latest search of its Set. Add a search there to change it.
        </p>
      )}
      {schedule.fields}
      <Field
        label="Webhook"
        name="webhook_url"
        type="url"
        defaultValue={webhook_url ?? undefined}
        placeholder="https://hooks.example.com/kith"
        hint="Optional. Receives events in addition to the registered webhooks."
      />
      <p className="quiet">People reported before are not reported again as new.</p>
    </ActionForm>
  )
}
