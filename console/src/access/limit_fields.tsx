import { Field } from '../shared/field'
import type { KeyLimits } from './keys'

/** The limits of a key; a field left empty is no limit. */
export function LimitFields({ limits }: { limits?: KeyLimits }) {
  const text = (value: number | null | undefined) => (value == null ? '' : String(value))
  return (
    <>
      <Field
        label="Daily budget"
        name="daily_budget"
        type="number"
        min={1}
        step={1}
        hint="Credits a UTC day at most. Empty: no budget."
        defaultValue={text(limits?.daily_budget)}
      />
      <Field
        label="Monthly budget"
        name="monthly_budget"
        type="number"
        min={1}
        step={1}
        hint="Credits a UTC month at most. Empty: no budget."
        defaultValue={text(limits?.monthly_budget)}
      />
      <Field
        label="Requests a minute"
        name="rate"
        type="number"
        min={1}
        step={1}
        hint="Where lower than the plan's. Empty: the plan's."
        defaultValue={text(limits?.rate)}
      />
    </>
  )
}

/** What the fields hold. */
export function limitsOf(form: FormData): KeyLimits {
  const number = (name: string) => (form.get(name) ? Number(form.get(name)) : null)
  return {
    daily_budget: number('daily_budget'),
    monthly_budget: number('monthly_budget'),
    rate: number('rate'),
  }
}
