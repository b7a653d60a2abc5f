import { useState } from 'react'
import { Choice } from '../shared/choice'
import { Field } from '../shared/field'
import { cadenceOf, CUSTOM, PRESETS, type Preset, presetOf } from './cadences'

/** The fields of a schedule, and the cadence that they state. `now` is the cadence before a change. */
export function useSchedule(now?: string) {
  const before = now === undefined ? null : presetOf(now)
  const [preset, setPreset] = useState<Preset>(before?.preset ?? 'daily')
  const fields = (
    <>
      <div className="row field-row">
        <Choice label="When" options={PRESETS} value={preset} onChange={setPreset} />
        {preset !== CUSTOM && preset !== 'hourly' && (
          <Field label="At (UTC)" name="hour" type="time" defaultValue={before?.time || '09:00'} required />
        )}
      </div>
      {preset === CUSTOM && (
        <Field
          label="Schedule"
          name="cadence"
          defaultValue={before?.preset === CUSTOM ? now : undefined}
          placeholder="CRON_TZ=Europe/Berlin 0 9 * * 1-5"
          hint="A recurrence rule (FREQ=WEEKLY;BYDAY=MO) or a cron expression with five fields."
          required
        />
      )}
    </>
  )
  const cadenceIn = (form: FormData) => {
    const text = (name: string) => String(form.get(name) ?? '').trim()
    return preset === CUSTOM ? text('cadence') : cadenceOf(preset, text('hour'))
  }
  return { fields, cadenceIn }
}
