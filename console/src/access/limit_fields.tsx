import { Link } from '@tanstack/react-router'
import { BUDGET_ALERTS } from '#domain/billing/budget_alerts'
import { useSession, useSlug } from '../api/session'
import { Field } from '../shared/field'
import type { KeyLimits } from './keys'

const FIELDS = [
  ['daily_budget', 'Daily budget', 'Maximum credits per UTC day. Leave empty for no budget.'],
  ['monthly_budget', 'Monthly budget', 'Maximum credits per UTC month. Leave empty for no budget.'],
  [
    'rate',
    'Requests per minute',
    "Applies if lower than the plan's limit. Leave empty for the plan's limit.",
  ],
] as const

/** The fields for the limits of a key. An empty field means no budget, or the plan's rate limit. */
export function LimitFields({ limits }: { limits?: KeyLimits }) {
  return (
    <>
      {FIELDS.map(([name, label, hint]) => (
        <Field
          key={name}
          label={label}
          name={name}
          type="number"
          min={1}
          hint={hint}
          defaultValue={String(limits?.[name] ?? '')}
        />
      ))}
      <BudgetAlerts />
    </>
  )
}

/** Says when budgets alert, and whom. */
function BudgetAlerts() {
  const { sends_mail } = useSession()
  return (
    <p className="quiet small">
      When the key has spent {BUDGET_ALERTS.join('% or ')}% of a budget,{' '}
      <Link to="/w/$workspace/webhooks" params={{ workspace: useSlug() }}>
        webhooks
      </Link>{' '}
      for <code>budget.reached</code> are called
      {sends_mail ? ' and owners and admins get a mail.' : '. This service sends no mail.'}
    </p>
  )
}

/** Reads the limits from a submitted form. An empty field is null. */
export function limitsOf(form: FormData): KeyLimits {
  const number = (name: string) => (form.get(name) ? Number(form.get(name)) : null)
  return {
    daily_budget: number('daily_budget'),
    monthly_budget: number('monthly_budget'),
    rate: number('rate'),
  }
}
